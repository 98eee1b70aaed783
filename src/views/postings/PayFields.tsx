import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { CURRENCIES } from '../../../contract/profile-lists.ts';
import { currencySign } from '../../lib/salary/format.ts';
import { useBoot } from '../core/boot.ts';
import { AmountField } from '../ui/AmountField.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Select } from '../ui/Select.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';

const grid = css({ display: 'grid', gap: '16', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } });

/** The pay, and whether to show it. */
export function PayFields() {
  const { t, i18n } = useTranslation('postings');
  const { country } = useBoot();
  const { editing, fields, change, wrongWith } = useEditing();
  return (
    <Group>
      <div>
        <h3 id="pay" className={css({ textStyle: 'card' })}>
          {t('field.salary')}
        </h3>
        <p className={css({ color: 'quiet', fontSize: '13' })}>{t('field.salary.hint')}</p>
      </div>
      <div role="group" aria-labelledby="pay" className={grid}>
        {(['salary_from', 'salary_to'] as const).map((name) => (
          <AmountField
            key={name}
            label={t(name === 'salary_from' ? 'field.salaryFrom' : 'field.salaryTo')}
            sign={fields.salary_currency ? currencySign(fields.salary_currency, i18n.language, country) : undefined}
            value={fields[name]}
            error={wrongWith(name)}
            onChange={(amount) => change({ [name]: amount })}
          />
        ))}
        <Select
          label={t('field.currency')}
          placeholder={t('choose')}
          value={fields.salary_currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          error={wrongWith('salary_currency')}
          onChange={(event) => change({ salary_currency: event.target.value })}
        />
        <Select
          label={t('field.period')}
          value={fields.salary_period}
          options={(['hour', 'day', 'month', 'year'] as const).map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(event) => change({ salary_period: event.target.value as typeof fields.salary_period })}
        />
      </div>
      <Checkbox
        label={t('field.masked')}
        hint={t(editing.may.mask ? 'field.masked.hint' : 'field.masked.notAllowed')}
        disabled={!editing.may.mask && !fields.is_salary_masked}
        checked={fields.is_salary_masked}
        error={wrongWith('is_salary_masked')}
        onChange={(event) => change({ is_salary_masked: event.target.checked })}
      />
    </Group>
  );
}
