import type { ReactNode } from 'react';
import { css } from '#css/css';

const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  '& + &': { mt: '32', pt: '32', borderBlockStart: '1px solid {colors.line}' },
});

/** A group of related fields of a step. */
export function Group({ children }: { children: ReactNode }) {
  return <div className={group}>{children}</div>;
}
