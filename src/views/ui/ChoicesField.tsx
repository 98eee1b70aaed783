import { css } from '#css/css';
import { RemovableChip } from './Chip.tsx';
import { Select } from './Select.tsx';

/** `value` as stored in the record. */
export interface Choice {
  value: string | number;
  label: string;
}

interface ChoicesFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  placeholder: string;
  choices: readonly Choice[];
  value: readonly number[];
  most: number;
  onChange: (value: number[]) => void;
}

/** A multiple choice from a list too long to show: each chosen one is a removable chip. */
export function ChoicesField({ choices, value, most, onChange, ...field }: ChoicesFieldProps) {
  const left = choices.filter((choice) => !value.includes(Number(choice.value)));
  return (
    <div>
      <Select
        {...field}
        value=""
        disabled={value.length >= most}
        options={left.map((choice) => ({ value: String(choice.value), label: choice.label }))}
        onChange={(event) => event.target.value !== '' && onChange([...value, Number(event.target.value)])}
      />
      {value.length > 0 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '8' })}>
          {value.map((id) => (
            <RemovableChip
              key={id}
              label={choices.find((choice) => choice.value === id)?.label ?? '…'}
              onRemove={() => onChange(value.filter((other) => other !== id))}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
