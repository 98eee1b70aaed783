import { css } from '#css/css';
import { scrollEdges } from './scrollEdges.styles.ts';

export const tabListStyle = css(scrollEdges, {
  display: 'flex',
  gap: '24',
  boxShadow: 'inset 0 -1px {colors.line}',
});

export const tabStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minH: '48px',
  whiteSpace: 'nowrap',
  fontWeight: '500',
  color: 'quiet',
  transition: 'color {durations.fast}, box-shadow {durations.fast}',
  _hover: { color: 'ink' },
  _focusVisible: { outlineOffset: '-2px' },
  '&:is([aria-current], [aria-selected=true])': { color: 'ink', fontWeight: '600', boxShadow: 'inset 0 -2px {colors.accent}' },
});

export const tabCountStyle = css({ fontSize: '13', fontWeight: '400', color: 'quiet', fontVariantNumeric: 'tabular-nums' });

/** How many things wait for the reader. */
export const waitingCountStyle = css({
  minW: '20px',
  px: '4',
  borderRadius: 'full',
  bg: 'accent',
  color: 'onAccent',
  fontSize: '13',
  fontWeight: '600',
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
