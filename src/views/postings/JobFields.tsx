import { useMachine } from '@xstate/react';
import { useEffect, useId } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LANGUAGES } from '../../../contract/languages.ts';
import { titleRequest } from '../../services/postings/titles.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';
import { optionsOf } from './options.ts';

const pair = css({ display: 'grid', gap: '16', gridTemplateColumns: 'minmax(0, 1fr)', md: { gridTemplateColumns: '1fr 1fr' } });

/** The job's basics. Suggests titles from the taxonomy, so that searches for them find the job. */
export function JobFields() {
  const { t } = useTranslation('postings');
  const { fields, lists, change, wrongWith } = useEditing();
  const [titles, send] = useMachine(titleRequest, { input: {} });
  const id = useId();
  const { title } = fields;
  useEffect(() => {
    if (title.trim().length > 1) send({ type: 'request.sent', payload: title.trim() });
  }, [title, send]);
  const number = (value: string) => (value === '' ? null : Number(value));
  return (
    <Group>
      <TextField
        label={t('field.title')}
        hint={t('field.title.hint')}
        required
        value={title}
        maxLength={100}
        list={id}
        autoComplete="off"
        error={wrongWith('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <datalist id={id}>
        {(titles.context.response ?? []).map(({ id: key, value }) => (
          <option key={key} value={value}>
            {value}
          </option>
        ))}
      </datalist>
      <RadioGroup
        label={t('field.type')}
        name="job_type_id"
        look="chips"
        required
        value={fields.job_type_id === null ? null : String(fields.job_type_id)}
        choices={optionsOf(lists.job_types)}
        error={wrongWith('job_type_id')}
        onChange={(value) => change({ job_type_id: number(value) })}
      />
      <div className={pair}>
        <Select
          label={t('field.function')}
          required
          placeholder={t('choose')}
          value={fields.job_function_id ?? ''}
          options={optionsOf(lists.job_functions)}
          error={wrongWith('job_function_id')}
          onChange={(event) => change({ job_function_id: number(event.target.value) })}
        />
        <Select
          label={t('field.language')}
          value={fields.language}
          options={LANGUAGES.map(({ tag, label }) => ({ value: tag, label }))}
          onChange={(event) => change({ language: event.target.value })}
        />
      </div>
      <Checkbox
        label={t('field.urgent')}
        hint={t('field.urgent.hint')}
        checked={fields.is_urgent}
        onChange={(event) => change({ is_urgent: event.target.checked })}
      />
    </Group>
  );
}
