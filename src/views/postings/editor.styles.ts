import { css } from '#css/css';

/** The trail, the fields, and the preview: stacked on a phone, side by side on a desktop. */
export const editorLayout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '48',
  rowGap: { base: '4', lg: '24' },
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 1fr)', '& > nav': { gridColumn: '1 / -1' } },
  xl: { gridTemplateColumns: '200px minmax(0, 480px) minmax(0, 1fr)', '& > nav': { gridColumn: 'auto', position: 'sticky', insetBlockStart: '88px' } },
});

/** The title of a step: receives the focus without showing a ring. */
export const stepTitle = css({ textStyle: { base: 'section', md: 'page' }, textWrap: 'balance', outline: 'none', overflowWrap: 'anywhere' });
