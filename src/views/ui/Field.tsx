import CircleAlert from '~icons/lucide/circle-alert';
import { useId, type ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { labelStyle } from './field.styles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FieldProps {
  label: string;
  /** Shown before it is filled in: a format, a reason, who will see it. */
  hint?: string | undefined;
  /** What is wrong and what to do; empty if nothing is. */
  error?: string | undefined;
  /** Marked with an asterisk (specification §5). */
  required?: boolean | undefined;
  /** Label for screen readers only, if the context makes it obvious. */
  isLabelHidden?: boolean | undefined;
}

/** Attributes for the control inside, so that its label, hint and error are read with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

const hintStyle = css({ mt: '4', fontSize: '13', color: 'quiet' });
const errorStyle = css({ display: 'flex', gap: '4', mt: '4', fontSize: '13', color: 'refusedText', '& svg': { flexShrink: '0', mt: '2px' } });

/** The mark of a required field: shown as an asterisk, read as a word. */
export function Asterisk() {
  const { t } = useTranslation('common');
  return (
    <>
      <span aria-hidden="true" className={css({ color: 'refusedText', ms: '2px' })}>
        *
      </span>
      <VisuallyHidden> {t('required')}</VisuallyHidden>
    </>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={errorStyle}>
      <CircleAlert size={15} aria-hidden="true" />
      {children}
    </p>
  );
}

/** The ids that connect a control with its error, or with its hint if there is none. */
export function useFieldIds({ hint, error, id }: Pick<FieldProps, 'hint' | 'error'> & { id?: string | undefined }) {
  const made = useId();
  const own = id ?? made;
  const describedBy = error ? `${own}-error` : hint ? `${own}-hint` : undefined;
  return { id: own, errorId: `${own}-error`, hintId: `${own}-hint`, describedBy };
}

/** Label above, control, then below it the error, otherwise the hint. `children` gets the attributes for the control. */
export function Field({
  label,
  hint,
  error,
  required,
  isLabelHidden,
  id,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ids = useFieldIds({ hint, error, id });
  const text = (
    <label htmlFor={ids.id} className={labelStyle}>
      {label}
      {required ? <Asterisk /> : null}
    </label>
  );
  return (
    <div>
      {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({ id: ids.id, 'aria-describedby': ids.describedBy, 'aria-invalid': error ? true : undefined, required })}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
      {hint && !error ? (
        <p id={ids.hintId} className={hintStyle}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
