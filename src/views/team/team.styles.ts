import { css } from '#css/css';

/** One line of the team: who, then what may be done. */
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
/** What stands at the end of a line; on a narrow page below who it is. */
export const endStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', marginInlineStart: 'auto' });
