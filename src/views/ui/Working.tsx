import type { ReactNode } from 'react';
import { css } from '#css/css';
import { Spinner } from './Spinner.tsx';

/** A background activity that needs no action: shown, and announced. */
export function Working({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className={css({ display: 'flex', alignItems: 'center', gap: '12', py: '24', color: 'quiet', overflowWrap: 'anywhere', '& > span': { flexShrink: '0' } })}
    >
      <Spinner />
      {children}
    </p>
  );
}
