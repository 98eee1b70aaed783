import { css, sva } from '#css/css';

/** A line of facts: as many as fit whole. The rest is for screen readers, and on the job's own page. */
const whole = { display: 'flex', flexWrap: 'wrap', minW: '0', h: '22px', overflow: 'hidden', '& > span': { whiteSpace: 'nowrap' } } as const;

/** A list of rows, whose lines in between are as wide as their text. */
export const dividedRows = css.raw({
  '& > li + li > article::after, & > article + article::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0',
    insetInline: '12px',
    h: '1px',
    bg: 'line',
  },
});

export const jobCardStyle = sva({
  slots: ['card', 'inside', 'mark', 'title', 'terms', 'pay', 'facts', 'company', 'when', 'promise', 'foot', 'action'],
  base: {
    card: { position: 'relative', minW: '0', containerType: 'inline-size', '--ground': '{colors.raised}' },
    inside: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      columnGap: '12',
      alignContent: 'start',
      '& > *': { gridColumn: '2 / 4', minW: '0' },
      _wideCard: { gridTemplateColumns: '44px minmax(0, 1fr) auto auto' },
    },
    mark: { gridColumn: '1!', gridRow: '1 / span 5', pt: '2px' },
    title: {
      gridColumn: '2!',
      fontSize: '17',
      lineHeight: '22px',
      fontWeight: '600',
      letterSpacing: '-0.006em',
      // The whole card is the link, with one tab stop; other buttons are above it.
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
      '& a:focus-visible': { outline: 'none' },
      '& a:focus-visible::after': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
      '& a > bdi': { lineClamp: '2' },
    },
    // One line of what the job offers and requires; spread out on a wide card.
    terms: { gridColumn: '2!', display: 'flex', lineHeight: '22px', _wideCard: { display: 'contents' } },
    // On the narrowest cards the period wraps, rather than running into the age.
    pay: { fontWeight: '600', _wideCard: { whiteSpace: 'nowrap', gridColumn: '3!', gridRow: '1', textAlign: 'end', lineHeight: '22px' } },
    facts: {
      ...whole,
      flex: '1',
      // A first fact that doesn't fit wraps below this and is hidden. Without the height, the first line would be empty and the second would show,
      // truncated.
      _before: { content: '""', w: '1px', h: '22px', ms: '-1px' },
      color: 'quiet',
      _wideCard: { gridColumn: '2!', gridRow: '3', fontSize: '13', lineHeight: '22px', '& > :first-child > :first-child': { display: 'none' } },
    },
    company: {
      display: 'flex',
      lineHeight: '22px',
      color: 'quiet',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      // Where not everything fits, the name is cut first, since the mark beside it says it too. Only when that leaves too little of it, the arrangement is left out.
      '& > b': { flex: '0 100000 auto', minW: 'min(100%, var(--least, 7em))', fontWeight: '500', color: 'ink' },
      // Cut before its check mark.
      '& > b > span': { display: 'flex', alignItems: 'center', '& > bdi': { minW: '0', truncate: true }, '& > svg': { flexShrink: '0' } },
      '& > span:nth-of-type(1)': { ...whole, flex: '0 1 auto', minW: 'min-content', '& > span': { minW: '0', maxW: '100%', truncate: true } },
      '& > span:nth-of-type(n + 2)': { flexShrink: '0', ms: '8' },
      _wideCard: { gridColumn: '2!', gridRow: '2' },
    },
    when: {
      gridColumn: '3!',
      gridRow: '2',
      justifySelf: 'end',
      fontSize: '13',
      lineHeight: '22px',
      color: 'quiet',
      whiteSpace: 'nowrap',
      _wideCard: { gridRow: '3' },
    },
    promise: { mt: '2px', _wideCard: { gridColumn: '3!', gridRow: '2', mt: '0', '& > p': { justifyContent: 'flex-end' } } },
    foot: { gridColumn: '2 / -1!', mt: '8', position: 'relative' },
    action: {
      gridColumn: '3!',
      gridRow: '1',
      position: 'relative',
      zIndex: '1',
      justifySelf: 'end',
      mt: '-11px',
      mb: '-11px',
      marginInlineEnd: '-12px',
      _wideCard: { gridColumn: '4!', gridRow: '1 / 3' },
    },
  },
  variants: {
    look: {
      /** On its own, in a grid. */
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
      /** In a list, between hairlines. */
      row: {
        card: {
          px: '12',
          py: '12',
          borderRadius: 'card',
          transition: 'background-color {durations.fast}',
          _hover: { bg: 'hover' },
          '&&[data-current]': { bg: 'accentSoft', '--ground': '{colors.accentSoft}' },
          '&[data-current]::before': {
            content: '""',
            position: 'absolute',
            insetInlineStart: '0',
            insetBlock: '12',
            width: '3px',
            borderRadius: '2px',
            bg: 'accent',
          },
        },
        // A list that lays out distant rows late clips what extends beyond a row.
        title: { '& a:focus-visible::after': { outlineOffset: '-2px' } },
      },
    },
  },
  defaultVariants: { look: 'card' },
});
