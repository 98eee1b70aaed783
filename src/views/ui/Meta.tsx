import type { ReactNode } from 'react';
import { css } from '#css/css';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '15px',
  minW: '0',
  color: 'quiet',
  overflowX: 'clip',
  '& > *': { position: 'relative', minW: '0', overflowWrap: 'anywhere' },
  // Before a fact that begins a line it lies outside, where nobody sees it.
  '& > *::before': { content: '"·"', position: 'absolute', insetInlineStart: '-9px', color: 'faint' },
});

/** Facts in a row, a dot between two, never at a line's end. Each child is one. */
export function Meta({ children }: { children: ReactNode }) {
  return <p className={row}>{children}</p>;
}
