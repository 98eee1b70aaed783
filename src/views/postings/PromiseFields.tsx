import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { PROMISES } from '../../../contract/posting-fields.ts';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';

/** By when applicants are answered: chosen before anybody applies, and shown to them; and the way out to the employer's own site. */
export function PromiseFields() {
  const { t } = useTranslation('postings');
  const { fields, change, wrongWith } = useEditing();
  return (
    <>
      <Group title={t('group.promise')}>
        <RadioGroup
          label={t('promise.label')}
          hint={t('promise.hint')}
          name="promise_days"
          look="cards"
          required
          value={String(fields.promise_days)}
          error={wrongWith('promise_days')}
          choices={PROMISES.map((days) => ({ value: String(days), label: t(`promise.${days}`), hint: t(`promise.${days}.means`) }))}
          onChange={(value) => change({ promise_days: Number(value) })}
        />
        <p className={css({ color: 'quiet', fontSize: '13' })}>{t('promise.late')}</p>
      </Group>
      <Group title={t('group.more')}>
        <TextField
          label={t('field.applyUrl')}
          hint={t('field.applyUrl.hint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={fields.apply_url}
          error={wrongWith('apply_url')}
          onChange={(event) => change({ apply_url: event.target.value })}
        />
      </Group>
    </>
  );
}
