import { sva } from '#css/css';

/** `small`: marks and the words of where one is. `wide`: words below every mark. `whole`: downwards, with times and notes. */
export const trailStyle = sva({
  slots: ['list', 'step', 'label', 'note'],
  base: {
    list: { display: 'flex', isolation: 'isolate' },
    step: {
      position: 'relative',
      '& > svg': { position: 'relative', zIndex: '1' },
      // The line from this mark to the next one.
      '&:not(:last-child)::before': { content: '""', position: 'absolute', borderColor: 'line', borderStyle: 'solid' },
      '&[data-line=walked]::before': { borderColor: 'accent' },
      '&[data-line=ahead]::before': { borderStyle: 'dashed', borderColor: 'color-mix(in oklab, {colors.faint} 55%, transparent)' },
      '&[data-line=closed]::before': { borderColor: 'faint' },
    },
    label: { color: 'quiet', '[data-state=here] &': { color: 'ink', fontWeight: '600' }, '[data-state=done] &': { color: 'ink' } },
    note: { fontSize: '13', color: 'quiet' },
  },
  variants: {
    look: {
      small: {
        list: { alignItems: 'center', flexWrap: 'nowrap' },
        step: {
          display: 'flex',
          alignItems: 'center',
          gap: '8',
          minH: '20px',
          '&:not(:last-child)': { paddingInlineEnd: '16px' },
          '&:not(:last-child)::before': { insetInlineStart: '10px', insetInlineEnd: '-10px', top: '9px', borderWidth: '2px 0 0' },
          '& > svg': { w: '16px', h: '16px', mx: '2px' },
        },
        label: { fontSize: '13', '[data-state]:not([data-state=here]) &': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
        note: { display: 'none' },
      },
      wide: {
        step: {
          flex: '1 1 0',
          minW: '0',
          display: 'grid',
          alignContent: 'start',
          gap: '8',
          '&:not(:last-child)': { paddingInlineEnd: '16' },
          '&:not(:last-child)::before': { insetInlineStart: '10px', insetInlineEnd: '-10px', top: '9px', borderWidth: '2px 0 0' },
        },
      },
      whole: {
        list: { flexDirection: 'column' },
        step: {
          display: 'grid',
          gridTemplateColumns: '20px 1fr',
          columnGap: '12',
          alignItems: 'start',
          '&:not(:last-child)': { pb: '24' },
          '&:not(:last-child)::before': { insetInlineStart: '9px', top: '12px', bottom: '-12px', borderStyle: 'solid', borderWidth: '0', borderInlineStartWidth: '2px' },
          '& > svg': { mt: '1px' },
          '& > :not(svg)': { gridColumn: '2' },
          '& > :nth-child(2)': { gridRow: '1' },
        },
      },
    },
  },
  defaultVariants: { look: 'whole' },
});
