import { useTranslation } from '../../ui/useTranslation.tsx';
import type { RecordKind, Values } from '../../../machines/record/record.types.ts';
import { currencySign } from '../../../lib/salary/format.ts';
import { chooseFile } from '../../../services/files.ts';
import { useBoot } from '../../core/boot.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/ChoiceGroup.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChoicesField } from '../../ui/ChoicesField.tsx';
import type { FieldSpec } from './kinds.ts';
import { MonthField } from './MonthField.tsx';
import { SuggestField } from './SuggestField.tsx';
import { useChoices } from './options.ts';
import { PERIODS } from './useRecordWords.ts';

interface RecordFieldProps {
  /** Distinguishes fields of one name in several places of a page. */
  place?: string;
  kind: RecordKind;
  spec: FieldSpec;
  values: Values;
  fault: string | undefined;
  onChange: (value: unknown) => void;
}

type Certificate = { filename?: string; name?: string; size: number } | null;

/** Adds the scheme to a URL typed without one. */
const withScheme = (text: string) => (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text.trim()) ? `https://${text.trim()}` : text);

/** One field of a record, by its control. */
export function RecordField({ kind, place = kind, spec, values, fault, onChange }: RecordFieldProps) {
  const { t, i18n } = useTranslation(['profile', 'validation', 'common']);
  const { country } = useBoot();
  const choices = useChoices(spec.source, values);
  const value = values[spec.name];
  const text = typeof value === 'string' ? value : '';
  const words = {
    label: t(`${kind}.${spec.name}`),
    hint: spec.hasHint ? t(`${kind}.${spec.name}.hint`) : undefined,
    error: fault === undefined ? undefined : i18n.exists(`validation:${fault}`) ? t(`validation:${fault}`) : fault,
    required: spec.required,
  };
  const { currency, salary_type: per } = values;
  const period = typeof per === 'string' ? PERIODS[per] : undefined;
  const unit = typeof currency !== 'string' ? undefined : period ? t('payIn', { currency, period: t(`common:salary.${period}`) }) : currency;
  const control = { ...words, id: `${place}-${spec.name}` };
  switch (spec.control) {
    case 'suggested':
      return <SuggestField {...control} suggests={spec.suggests ?? 'titles'} value={text} onChange={onChange} />;
    case 'chips':
      return (
        <RadioGroup
          {...words}
          name={control.id}
          look="chips"
          value={text}
          choices={choices.map(({ value: own, label }) => ({ value: String(own), label }))}
          onChange={onChange}
        />
      );
    case 'area':
      return <TextArea {...control} value={text} limit={spec.most ?? 0} onChange={(event) => onChange(event.target.value)} />;
    case 'month':
    case 'monthOrYear':
      return <MonthField {...words} isYearEnough={spec.control === 'monthOrYear'} value={typeof value === 'string' ? value : null} onChange={onChange} />;
    case 'day':
      return <TextField {...control} type="date" autoComplete={spec.autoComplete} value={text} onChange={(event) => onChange(event.target.value || null)} />;
    case 'check':
      return (
        <Checkbox label={words.label} hint={words.hint} error={words.error} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      );
    case 'choice':
      return (
        <Select
          {...control}
          placeholder={t('choose')}
          value={value === null || value === undefined ? '' : String(value)}
          options={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
          onChange={(event) => onChange(choices.find((choice) => String(choice.value) === event.target.value)?.value ?? null)}
        />
      );
    case 'choices':
      return (
        <ChoicesField
          {...words}
          placeholder={t('choose')}
          choices={choices}
          most={spec.most ?? 3}
          value={(value as number[] | undefined) ?? []}
          onChange={onChange}
        />
      );
    case 'amount':
      return (
        <AmountField
          {...control}
          hint={words.hint ?? unit}
          sign={typeof currency === 'string' ? currencySign(currency, i18n.language, country) : undefined}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'certificate': {
      const file = value as Certificate;
      return (
        <FileDrop
          {...words}
          accept=".pdf,.png,.jpg,.jpeg"
          file={file ? { name: file.filename ?? file.name ?? '', progress: null } : null}
          onPick={(picked) => onChange(chooseFile(picked))}
          onRemove={() => onChange(null)}
        />
      );
    }
    case 'address':
      return (
        <TextField
          {...control}
          type="url"
          inputMode="url"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => withScheme(text) !== text && onChange(withScheme(text))}
        />
      );
    case 'line':
      return <TextField {...control} autoComplete={spec.autoComplete} value={text} onChange={(event) => onChange(event.target.value)} />;
  }
}
