import type { ReactNode } from 'react';
import { css } from '#css/css';
import { Spinner } from './Spinner.tsx';

/** Something is under way that nobody has to do anything for: said, and read out. */
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
