import { css } from '#css/css';

/** One field of the search bar: label above, input below; all of it is clickable. */
export const suggestFieldStyle = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  columnGap: '12',
  alignItems: 'center',
  minW: '0',
  paddingInlineStart: '16',
  borderRadius: 'card',
  cursor: 'text',
  transition: 'background-color {durations.fast}, box-shadow {durations.fast}',
  '& > svg': { color: 'quiet' },
  md: { 'form[data-compact] &': { borderRadius: 'full' } },
  mdDown: {
    'form:has(input:focus) &': { bg: 'raised', boxShadow: 'inset 0 0 0 1px {colors.line}' },
    'form[data-compact]:not(:has(input:focus)) &': { columnGap: '8', paddingInlineStart: '12' },
  },
  '&&:focus-within': { boxShadow: 'inset 0 0 0 2px {colors.accent}', '& > svg': { color: 'accentText' } },
});

export const suggestInputStyle = css({
  position: 'relative',
  w: '100%',
  minW: '0',
  px: '0',
  h: { base: '60px', md: '64px' },
  pt: '22px',
  pb: '4px',
  md: { 'form[data-compact] &': { h: '46px', py: '0', fontSize: '15' } },
  mdDown: { 'form[data-compact]:not(:has(input:focus)) &': { h: '46px', py: '0' } },
  fontSize: '17',
  fontWeight: '500',
  outline: 'none',
  textOverflow: 'ellipsis',
  _placeholder: { fontWeight: '400', color: 'quiet' },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export const suggestLabelStyle = css({
  position: 'absolute',
  inset: '0',
  paddingInlineStart: '48px',
  pt: { base: '10px', md: '12px' },
  fontSize: '13',
  lineHeight: '1.2',
  fontWeight: '600',
  color: 'ink',
  cursor: 'text',
  md: { 'form[data-compact] &': { opacity: '0' } },
  mdDown: { 'form[data-compact]:not(:has(input:focus)) &': { opacity: '0' } },
});

/** Above the label, which covers the rest of the field. */
export const suggestClearStyle = css({ position: 'relative', zIndex: '1', me: '4' });

export const suggestListStyle = css({
  position: 'absolute',
  zIndex: 'popover',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  cursor: 'default',
  animation: 'fadeIn {durations.fast}',
  // On a phone, the fields cover the whole screen while typing (SearchField), and the list gets all the room below them.
  mdDown: { position: 'fixed', insetInline: '0', insetBlockStart: '216px', insetBlockEnd: '0', px: '4', paddingBlockEnd: '40dvh' },
  md: {
    insetInlineStart: '0',
    insetBlockStart: 'calc(100% + {spacing.8})',
    w: '100%',
    minW: '380px',
    maxH: 'min(420px, 60dvh)',
    p: '4',
    bg: 'raised',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});

export const suggestGroupStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  px: '12',
  pt: '12',
  pb: '4',
  fontSize: '13',
  fontWeight: '600',
  color: 'quiet',
});
