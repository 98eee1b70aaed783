import type { ComponentProps } from 'react';
import { css, cx } from '#css/css';
import { Field, type FieldProps } from './Field.tsx';
import { inputBase, inputStyle } from './field.styles.ts';
import { ownDirection } from './ownDirection.ts';

/** A box like that of an input, around a sign and an input without its own. */
const around = css(inputBase, {
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  py: '0',
  cursor: 'text',
  '&:has(:focus-visible)': { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
  '&:has([aria-invalid=true])': { boxShadow: 'inset 0 0 0 1px {colors.refused}' },
  '&:has([aria-invalid=true]:focus-visible)': { boxShadow: 'inset 0 0 0 2px {colors.refused}' },
  '&:has(:disabled)': { bg: 'sunken', color: 'quiet' },
});
const within = css({ flex: '1', minW: '0', minH: '48px', bg: 'transparent', outline: 'none', fontSize: 'inherit' });

/**
 * A single-line text field. Set `autoComplete`, `inputMode` and `type` so that a phone offers what it knows. `sign` is in front of what is typed, such as
 * a currency's; only shown, so the label or hint says it too.
 */
export function TextField({
  label,
  hint,
  error,
  required,
  isLabelHidden,
  id,
  sign,
  className,
  ...rest
}: FieldProps & ComponentProps<'input'> & { sign?: string | undefined }) {
  return (
    <Field label={label} hint={hint} error={error} required={required} isLabelHidden={isLabelHidden} id={id}>
      {(control) => {
        const input = (
          <input type="text" {...ownDirection(rest.type, rest.value)} {...rest} {...control} className={sign ? within : cx(inputStyle, className)} />
        );
        if (!sign) return input;
        return (
          <div className={cx(around, className)}>
            <span aria-hidden="true" className={css({ flexShrink: '0' })}>
              {sign}
            </span>
            {input}
          </div>
        );
      }}
    </Field>
  );
}
