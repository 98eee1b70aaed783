import { css } from '#css/css';

/** A section of the page: raised, with its title first. */
export const partStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  p: { base: '16', md: '24' },
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '--ground': '{colors.raised}',
});
export const partTitleStyle = css({ textStyle: 'section' });
export const quietTermStyle = css({ fontSize: '13', color: 'quiet' });
