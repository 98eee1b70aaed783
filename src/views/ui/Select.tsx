import ChevronDown from '~icons/lucide/chevron-down';
import type { ComponentProps } from 'react';
import { css, cx } from '#css/css';
import { Field, type FieldProps } from './Field.tsx';
import { inputBase } from './field.styles.ts';

const wrap = css({ position: 'relative' });
const box = css(inputBase, { appearance: 'none', paddingInlineEnd: '32', textOverflow: 'ellipsis' });
const arrow = css({ position: 'absolute', insetInlineEnd: '12', insetBlockStart: '50%', translate: '0 -50%', color: 'quiet', pointerEvents: 'none' });

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[];
    /** Shown while nothing is selected. */
    placeholder?: string;
  };

/**
 * A single choice from a short list: the platform's own picker, which is best on a phone and works without scripts. For long lists there is Combobox.
 */
export function Select({ label, hint, error, required, isLabelHidden, id, options, placeholder, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} isLabelHidden={isLabelHidden} id={id}>
      {(control) => (
        <div className={wrap}>
          <select {...rest} {...control} className={cx(box, className)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} className={arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
