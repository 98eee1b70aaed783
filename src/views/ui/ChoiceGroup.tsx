import type { ReactNode } from 'react';
import { css, cx } from '#css/css';
import { choiceChip, choiceRow } from './choice.styles.ts';
import { Asterisk, FieldError, useFieldIds, type FieldProps } from './Field.tsx';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line: how many jobs choosing it leaves. */
  count?: ReactNode;
  disabled?: boolean;
}

interface ChoiceGroupProps extends FieldProps {
  name: string;
  choices: readonly Choice[];
  /** `cards` for a few important choices, `chips` for a few of one word each. */
  look?: 'lines' | 'cards' | 'chips';
}

interface GroupFrameProps extends ChoiceGroupProps {
  kind: 'checkbox' | 'radio';
  isChecked: (value: string) => boolean;
  onPick: (value: string, isChecked: boolean) => void;
}

const legendStyle = css({ fontWeight: '600', mb: '4' });
const hidden = css({ position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
/** Otherwise a fieldset is as wide as its longest word, such as a file name. */
const group = css({ minW: '0' });
const words = css({ pt: '3px', flex: '1', minW: '0', overflowWrap: 'anywhere' });
const small = css({ display: 'block', fontSize: '13', color: 'quiet' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', py: '4' });
const end = css({ color: 'quiet', fontSize: '13', fontVariantNumeric: 'tabular-nums', pt: '5px' });

function GroupFrame({ label, hint, error, required, isLabelHidden, name, choices, look = 'lines', kind, isChecked, onPick }: GroupFrameProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <fieldset
      className={group}
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-required={kind === 'radio' && required ? true : undefined}
    >
      <legend className={cx(legendStyle, isLabelHidden && hidden)}>
        {label}
        {required ? <Asterisk /> : null}
      </legend>
      {hint ? (
        <p id={ids.hintId} className={css({ fontSize: '13', color: 'quiet', mb: '4' })}>
          {hint}
        </p>
      ) : null}
      <div className={look === 'lines' ? undefined : look === 'cards' ? css({ display: 'grid', gap: '8' }) : chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={look === 'chips' ? choiceChip : choiceRow({ kind, isCard: look === 'cards' })}>
            <input
              type={kind}
              name={name}
              value={choice.value}
              checked={isChecked(choice.value)}
              disabled={choice.disabled}
              onChange={(event) => onPick(choice.value, event.target.checked)}
            />
            <span className={look === 'chips' ? undefined : words}>
              {choice.label}
              {choice.hint ? <span className={small}>{choice.hint}</span> : null}
            </span>
            {choice.count === undefined ? null : <span className={end}>{choice.count}</span>}
          </label>
        ))}
      </div>
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

/** A single choice from a few. */
export function RadioGroup({ value, onChange, ...rest }: ChoiceGroupProps & { value: string | null; onChange: (value: string) => void }) {
  return <GroupFrame {...rest} kind="radio" isChecked={(own) => own === value} onPick={onChange} />;
}

/** A multiple choice from a few. `onChange` gets all that are checked, in the order of the choices. */
export function CheckboxGroup({ value, onChange, ...rest }: ChoiceGroupProps & { value: readonly string[]; onChange: (value: string[]) => void }) {
  const pick = (own: string, isOn: boolean) =>
    onChange(rest.choices.map((choice) => choice.value).filter((other) => (other === own ? isOn : value.includes(other))));
  return <GroupFrame {...rest} kind="checkbox" isChecked={(own) => value.includes(own)} onPick={pick} />;
}
