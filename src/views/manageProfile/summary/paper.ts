import { css } from '#css/css';

/** The proposed text, before it is in the field. */
export const paper = css({
  p: '12',
  borderRadius: 'control',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  maxW: '68ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
