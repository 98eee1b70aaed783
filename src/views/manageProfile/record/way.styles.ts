import { css } from '#css/css';

const line = { content: '""', position: 'absolute', insetInlineStart: '9px', insetBlockStart: '12px', insetBlockEnd: '-14px' } as const;

/** A step of a timeline, with the line to the previous step. */
export const wayStep = css({
  position: 'relative',
  '& > svg': { position: 'relative', zIndex: '1', mt: '1px' },
  '&:not(:last-child)::before': { ...line, borderInlineStart: '2px solid {colors.accent}' },
});

/** A step that hasn't been taken: its line is dashed. */
export const wayAhead = css({
  position: 'relative',
  display: 'flex',
  gap: '12',
  pb: '12',
  '& > svg': { position: 'relative', zIndex: '1', mt: '1px' },
  '&[data-leads]::before': { ...line, borderInlineStart: '2px dashed color-mix(in oklab, {colors.faint} 55%, transparent)' },
});
