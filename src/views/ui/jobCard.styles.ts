import { sva } from '#css/css';

export const jobCardStyle = sva({
  slots: ['card', 'head', 'title', 'salary', 'company', 'facts', 'foot', 'action'],
  base: {
    card: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '12', minW: '0', '--trail-ground': '{colors.raised}' },
    head: { display: 'grid', gap: '2px', minW: '0', flex: '1' },
    title: {
      textStyle: 'card',
      // The whole card is the link, with one stop of the tab key; what else can be pressed lies above.
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
      '& a:focus-visible': { outline: 'none' },
      '& a:focus-visible::after': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
    salary: { textStyle: 'card', fontWeight: '600' },
    company: { color: 'quiet', overflow: 'hidden', textOverflow: 'ellipsis' },
    // Dots stand before what they part; the one that begins a line falls into the margin and is cut off.
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      fontSize: '13',
      color: 'quiet',
      marginInlineStart: '-16px',
      clipPath: { base: 'inset(0 0 0 16px)', _rtl: 'inset(0 16px 0 0)' },
      '& > *': { position: 'relative', paddingInlineStart: '16px', _before: { content: '"·"', position: 'absolute', insetInlineStart: '6px' } },
    },
    foot: { mt: 'auto', position: 'relative' },
    action: { position: 'relative', zIndex: '1', mt: '-12px', marginInlineEnd: '-12px' },
  },
  variants: {
    look: {
      /** Stands alone in a grid. */
      card: {
        card: {
          p: '16',
          bg: 'raised',
          borderRadius: 'card',
          boxShadow: 'inset 0 0 0 1px {colors.line}',
          transition: 'box-shadow {durations.base}',
          _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
        },
      },
      /** Stands in a list, between hairlines. */
      row: {
        card: {
          px: '16',
          py: '16',
          borderRadius: 'card',
          transition: 'background-color {durations.fast}',
          _hover: { bg: 'hover' },
          '&&[data-current]': { bg: 'accentSoft', '--trail-ground': '{colors.accentSoft}' },
        },
        // A list that lays out far rows late cuts off what reaches beyond a row.
        title: { '& a:focus-visible::after': { outlineOffset: '-2px' } },
      },
    },
  },
  defaultVariants: { look: 'card' },
});
