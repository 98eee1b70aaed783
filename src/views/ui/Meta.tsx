import type { ReactNode } from 'react';
import { css } from '#css/css';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12px',
  minW: '0',
  color: 'quiet',
  overflowX: 'clip',
  '& > *': { position: 'relative', minW: '0', overflowWrap: 'anywhere' },
  // Before a fact at the start of a line, it is outside and invisible.
  '& > *::before': { content: '"·"', position: 'absolute', insetInlineStart: '-8px', color: 'faint' },
});

/** Facts in a row, with a dot between two, never at the end of a line. Each child is one. */
export function Meta({ children }: { children: ReactNode }) {
  return <p className={row}>{children}</p>;
}
