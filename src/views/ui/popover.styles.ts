import { sva } from '#css/css';

/** A platform popover below the header: opens and closes, also with Escape, without scripts. On phones it rises from the bottom. */
export const popoverStyle = sva({
  slots: ['panel', 'title'],
  base: {
    panel: {
      position: 'fixed',
      inset: 'auto',
      insetInline: '0',
      insetBlockEnd: '0',
      w: '100%',
      maxH: '85dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      p: '8',
      paddingBlockEnd: 'calc({spacing.16} + env(safe-area-inset-bottom))',
      bg: 'raised',
      color: 'ink',
      borderStartStartRadius: 'card',
      borderStartEndRadius: 'card',
      boxShadow: 'float',
      animation: 'sheetIn {durations.slow} {easings.out}',
      _backdrop: { bg: { base: 'scrim', md: 'transparent' } },
      md: {
        insetInlineStart: 'auto',
        insetInlineEnd: 'max({spacing.24}, calc((100vw - 1264px) / 2 + {spacing.32}))',
        insetBlock: '60px auto',
        p: '8',
        borderRadius: 'card',
        animation: 'rise {durations.base} {easings.out}',
      },
    },
    title: { px: '12', pt: '8', pb: '4', fontSize: '13', fontWeight: '600', color: 'quiet' },
  },
  variants: {
    width: { narrow: { panel: { md: { w: '280px' } } }, wide: { panel: { md: { w: '360px' } } } },
  },
  defaultVariants: { width: 'narrow' },
});
