import { css, cva } from '#css/css';

/** One line of a list of choices: the whole line is the target, 44 px high. */
export const choiceRow = cva({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12',
    minH: '44px',
    py: '8',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'default', color: 'quiet' },
    '& input': {
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      w: '20px',
      h: '20px',
      my: '4px',
      bg: 'raised',
      boxShadow: 'inset 0 0 0 1.5px {colors.edge}',
      transition: 'background-color {durations.fast}, box-shadow {durations.fast}',
    },
    '& input:hover:not(:disabled)': { boxShadow: 'inset 0 0 0 1.5px {colors.quiet}' },
    // A radio group without a selection is :indeterminate too; only a checkbox shows it.
    '& input:checked, & input[type=checkbox]:indeterminate': { bg: 'accent', boxShadow: 'none' },
    '& input:disabled': { opacity: '0.5' },
    '& input[aria-invalid=true]:not(:checked)': { boxShadow: 'inset 0 0 0 1.5px {colors.refused}' },
    '& input::after': { content: '""', position: 'absolute', opacity: '0', transition: 'opacity {durations.fast}' },
    '& input:checked::after, & input[type=checkbox]:indeterminate::after': { opacity: '1' },
  },
  variants: {
    kind: {
      checkbox: {
        '& input': { borderRadius: '5px' },
        '& input::after': {
          insetInlineStart: '7px',
          top: '3px',
          w: '6px',
          h: '11px',
          rotate: '45deg',
          borderColor: 'onAccent',
          borderStyle: 'solid',
          borderWidth: '0 2px 2px 0',
        },
        '& input:indeterminate::after': { insetInlineStart: '5px', top: '9px', w: '10px', h: '2px', rotate: '0deg', borderWidth: '0', bg: 'onAccent' },
      },
      radio: { '& input': { borderRadius: 'full' }, '& input::after': { inset: '6px', borderRadius: 'full', bg: 'onAccent' } },
    },
    /** A line with its own border: for a few important choices, such as which resume to send. */
    isCard: {
      true: {
        p: '12',
        borderRadius: 'control',
        bg: 'raised',
        boxShadow: 'inset 0 0 0 1px {colors.line}',
        transition: 'box-shadow {durations.fast}, background-color {durations.fast}',
        _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
        '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px {colors.accent}', bg: 'accentSoft' },
      },
    },
  },
});

/** A choice of one word: a chip that is filled when chosen. */
export const choiceChip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minH: '44px',
  px: '16',
  borderRadius: 'full',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.edge}',
  fontWeight: '500',
  cursor: 'pointer',
  transition: 'background-color {durations.fast}, box-shadow {durations.fast}',
  md: { minH: '40px' },
  _hover: { boxShadow: 'inset 0 0 0 1px {colors.quiet}' },
  '&:has(:checked)': { bg: 'accentSoft', color: 'accentText', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
  '&:has(:focus-visible)': { boxShadow: 'focus' },
  '&:has([aria-invalid=true])': { boxShadow: 'inset 0 0 0 1px {colors.refused}' },
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
});
