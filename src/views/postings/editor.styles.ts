import { css } from '#css/css';

/** The trail, what is asked, and the job as it will be seen: above one another on a phone, side by side on a desktop. */
export const editorLayout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '48',
  rowGap: { base: '16', lg: '24' },
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 1fr)', '& > nav': { gridColumn: '1 / -1' } },
  xl: { gridTemplateColumns: '200px minmax(0, 480px) minmax(0, 1fr)', '& > nav': { gridColumn: 'auto', position: 'sticky', insetBlockStart: '88px' } },
});

/** Above a step: one is sent here, so it takes the focus and shows it not. */
export const stepTitle = css({ textStyle: { base: 'title', md: 'page' }, textWrap: 'balance', outline: 'none', overflowWrap: 'anywhere' });
