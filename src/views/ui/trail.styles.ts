import { sva } from '#css/css';

const unseen = { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;
const across = { '&:not(:last-child)::before': { top: '9px', borderWidth: '2px 0 0' } } as const;

const ahead = { borderStyle: 'dashed', borderColor: 'color-mix(in oklab, {colors.faint} 55%, transparent)' } as const;

/** `small`: marks, then the current step in words. `wide`: text below every mark, smaller on a phone. `whole`: vertical, with times and notes. */
export const trailStyle = sva({
  slots: ['frame', 'list', 'step', 'label', 'note', 'caption'],
  base: {
    list: { display: 'flex', isolation: 'isolate' },
    step: {
      position: 'relative',
      '& > svg': { position: 'relative', zIndex: '1' },
      // The line from this mark to the next one.
      '&:not(:last-child)::before': { content: '""', position: 'absolute', borderColor: 'line', borderStyle: 'solid' },
      '&[data-line=walked]::before': { borderColor: 'accent' },
      '&[data-line=ahead]::before': ahead,
      '&[data-line=closed]::before': { borderColor: 'faint' },
    },
    label: { color: 'quiet', '[data-state=here] &': { color: 'ink', fontWeight: '600' }, '[data-state=done] &': { color: 'ink' } },
    note: { fontSize: '13', color: 'quiet' },
    caption: { fontSize: '13', fontWeight: '600' },
  },
  variants: {
    look: {
      small: {
        frame: { display: 'flex', alignItems: 'center', gap: '8', minW: '0' },
        step: {
          ...across,
          w: '36px',
          '&:last-child': { w: '20px' },
          '&:not(:last-child)::before': { ...across['&:not(:last-child)::before'], insetInlineStart: '10px', insetInlineEnd: '-10px' },
        },
        list: { flexShrink: '0', ms: '-5px' },
        label: unseen,
        note: { display: 'none' },
      },
      wide: {
        frame: { display: 'grid', gap: '8' },
        step: {
          flex: '1 1 0',
          minW: '0',
          display: 'grid',
          alignContent: 'start',
          gap: '4',
          // The mark's own edge, not its box's, is aligned with the text.
          '& > svg': { position: 'relative', zIndex: '1', insetInlineStart: '-4px' },
          '&:not(:last-child)': { paddingInlineEnd: { base: '4', md: '16' } },
          // The trail ends at the page's edge: the last mark is at the end of its label, and the line continues to it.
          '&:last-child': { flex: '0 1 auto', maxW: '33%', justifyItems: 'end', textAlign: 'end' },
          '&:last-child > svg': { insetInlineStart: '4px' },
          '&:last-child::before': { content: '""', position: 'absolute', top: '9px', borderStyle: 'solid', borderWidth: '2px 0 0', insetInline: '6px' },
          '[data-line=walked] + &:last-child::before': { borderColor: 'accent' },
          // A gap, so that the last dash of one line and the first of the other don't look like a longer one.
          '[data-line=ahead] + &:last-child::before': { ...ahead, insetInlineStart: '10px' },
          '[data-line=closed] + &:last-child::before': { borderColor: 'faint' },
          '&:not(:last-child)::before': { ...across['&:not(:last-child)::before'], insetInlineStart: '6px', insetInlineEnd: '-6px' },
        },
        label: { mdDown: { fontSize: '13', lineHeight: '1.3', hyphens: 'auto' } },
        caption: { display: 'none' },
      },
      whole: {
        list: { flexDirection: 'column' },
        step: {
          display: 'grid',
          gridTemplateColumns: '20px 1fr',
          columnGap: '12',
          alignItems: 'start',
          '&:not(:last-child)': { pb: '24' },
          '&:not(:last-child)::before': { insetInlineStart: '9px', top: '12px', bottom: '-12px', borderWidth: '0', borderInlineStartWidth: '2px' },
          '& > svg': { position: 'relative', zIndex: '1', mt: '1px' },
          '& > :not(svg)': { gridColumn: '2' },
          '& > :nth-child(2)': { gridRow: '1' },
        },
      },
    },
  },
  defaultVariants: { look: 'whole' },
});
