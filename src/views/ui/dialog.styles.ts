import { sva } from '#css/css';

/**
 * On phones, every dialog rises from the bottom, within reach of the thumb. From 768 px, a dialog is centered and a sheet is at the end edge of the
 * page.
 */
export const dialogStyle = sva({
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'body', 'foot'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'scrim',
      animation: 'fadeIn {durations.slow}',
      '&[data-state=closed]': { animation: 'fadeOut {durations.base} forwards' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      overflow: 'hidden',
      paddingBlockStart: '48',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: '100%',
      maxH: '100%',
      bg: 'raised',
      borderStartStartRadius: 'card',
      borderStartEndRadius: 'card',
      boxShadow: 'float',
      outline: 'none',
      '--ground': '{colors.raised}',
      animation: 'sheetIn {durations.slow} {easings.out}',
      '&[data-state=closed]': { animation: 'sheetOut {durations.base} {easings.move} forwards' },
    },
    head: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      pt: '16',
      pb: '8',
      paddingInlineStart: '16',
      paddingInlineEnd: '8',
      md: { paddingInlineStart: '24' },
    },
    title: { textStyle: 'section', flex: '1', py: '8' },
    body: { overflowY: 'auto', overscrollBehavior: 'contain', px: '16', pb: '24', md: { px: '24' } },
    foot: {
      display: 'flex',
      flexDirection: 'row-reverse',
      gap: '8',
      mt: 'auto',
      px: '16',
      pt: '12',
      paddingBlockEnd: 'calc({spacing.12} + env(safe-area-inset-bottom))',
      borderBlockStartWidth: '1px',
      borderColor: 'line',
      '& > *': { flex: { base: '1 1 auto', md: 'none' }, px: { base: '12', md: '16' }, whiteSpace: 'nowrap' },
      md: { px: '24' },
    },
  },
  variants: {
    look: {
      dialog: {
        positioner: { md: { alignItems: 'center', p: '24' } },
        content: {
          md: {
            borderRadius: 'card',
            animation: 'rise {durations.slow} {easings.out}',
            '&[data-state=closed]': { animation: 'fadeOut {durations.fast} forwards' },
          },
        },
      },
      sheet: {
        positioner: { md: { alignItems: 'stretch', justifyContent: 'flex-end', pt: '0' } },
        content: {
          minH: '60dvh',
          md: {
            maxW: '440px',
            borderRadius: '0',
            animation: 'fadeIn {durations.slow}',
            '&[data-state=closed]': { animation: 'fadeOut {durations.base} forwards' },
          },
        },
      },
    },
  },
  defaultVariants: { look: 'dialog' },
});
