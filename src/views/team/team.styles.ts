import { css } from '#css/css';

/** One row of the team: the person, then the actions. */
export const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  py: '12',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
});
export const personStyle = css({
  flex: { base: '1 1 130px', md: '1 1 200px' },
  minW: '0',
  overflowWrap: 'anywhere',
  '& p + p': { fontSize: '13', color: 'quiet' },
});
/** The end of a row; on a narrow page, below the person. */
export const endStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', marginInlineStart: 'auto' });
