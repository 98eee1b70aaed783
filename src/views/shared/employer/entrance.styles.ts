import { css } from '#css/css';

/** The column of a sign-in or registration page. */
export const entrance = css({
  maxW: '472px',
  mx: 'auto',
  px: '16',
  py: { base: '24', md: '72' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
});

/** Below the form: the link to the other one. */
export const otherWay = css({
  color: 'quiet',
  pt: '16',
  borderBlockStart: '1px solid {colors.line}',
  display: 'grid',
  gap: '12',
  '& a': { color: 'accentText', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em', display: 'inline-block', py: '12', my: '-12px' },
});
