import { css } from '#css/css';

/** The box of an input, to merge with differences: `css(inputBase, { … })`. 17 px on phones, which zoom into anything below 16. */
export const inputBase = css.raw({
  w: '100%',
  minH: '48px',
  px: '12',
  py: '8',
  bg: 'raised',
  color: 'ink',
  fontSize: { base: '17', md: '15' },
  borderRadius: 'control',
  boxShadow: 'inset 0 0 0 1px {colors.edge}',
  outline: 'none',
  transition: 'box-shadow {durations.fast}',
  _hover: { boxShadow: 'inset 0 0 0 1px {colors.quiet}' },
  _focusVisible: { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
  '&[aria-invalid=true]': { boxShadow: 'inset 0 0 0 1px {colors.refused}', _focusVisible: { boxShadow: 'inset 0 0 0 2px {colors.refused}' } },
  _disabled: { bg: 'sunken', color: 'quiet' },
  '&[readonly]': { bg: 'sunken' },
});

export const inputStyle = css(inputBase);

export const labelStyle = css({ display: 'block', mb: '4', fontWeight: '600' });
