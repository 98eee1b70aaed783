import type { ComponentProps, ReactNode } from 'react';
import { css } from '#css/css';
import { choiceRow } from './choice.styles.ts';
import { Asterisk, FieldError, useFieldIds } from './Field.tsx';

const end = css({ ms: 'auto', color: 'quiet', fontSize: '13', fontVariantNumeric: 'tabular-nums', alignSelf: 'center' });
const words = css({ pt: '3px' });

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** At the end of the line: how many jobs choosing it leaves. */
  count?: ReactNode;
};

/** A yes-or-no choice. */
export function Checkbox({ label, hint, error, count, id, required, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds({ hint, error, id });
  return (
    <div className={className}>
      <label className={choiceRow({ kind: 'checkbox' })}>
        <input {...rest} type="checkbox" id={ids.id} required={required} aria-describedby={ids.describedBy} aria-invalid={error ? true : undefined} />
        <span className={words}>
          {label}
          {required ? <Asterisk /> : null}
          {hint ? (
            <span id={ids.hintId} className={css({ display: 'block', fontSize: '13', color: 'quiet' })}>
              {hint}
            </span>
          ) : null}
        </span>
        {count === undefined ? null : <span className={end}>{count}</span>}
      </label>
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </div>
  );
}
