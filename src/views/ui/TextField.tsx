import type { ComponentProps } from 'react';
import { cx } from '#css/css';
import { Field, type FieldProps } from './Field.tsx';
import { inputStyle } from './field.styles.ts';
import { ownDirection } from './ownDirection.ts';

/** A single-line text field. Set `autoComplete`, `inputMode` and `type` so that a phone offers what it knows. */
export function TextField({ label, hint, error, required, isLabelHidden, id, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} isLabelHidden={isLabelHidden} id={id}>
      {(control) => <input type="text" {...ownDirection(rest.type, rest.value)} {...rest} {...control} className={cx(inputStyle, className)} />}
    </Field>
  );
}
