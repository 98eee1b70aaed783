import { css } from '#css/css';

/** A time in the corner of an image, legible on any. */
export const timeOnPicture = css({
  position: 'absolute',
  pointerEvents: 'none',
  insetBlockEnd: '4',
  insetInlineEnd: '4',
  px: '4',
  borderRadius: '4px',
  bg: 'rgb(0 0 0 / 0.72)',
  color: 'white',
  fontSize: '13',
  fontVariantNumeric: 'tabular-nums',
});
