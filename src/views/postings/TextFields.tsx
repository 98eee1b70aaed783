import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import { ChoicesField } from '../ui/ChoicesField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';
import { choicesOf } from './options.ts';

/** The description, in the employer's words, and the benefits. */
export function TextFields() {
  const { t } = useTranslation('postings');
  const { fields, lists, change, wrongWith } = useEditing();
  return (
    <Group>
      <TextArea
        label={t('field.description')}
        hint={t('field.description.hint')}
        required
        lang={fields.language}
        dir="auto"
        rows={12}
        className={css({ minH: '260px' })}
        limit={LIMITS.postingLength}
        value={fields.description}
        error={wrongWith('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <ChoicesField
        label={t('field.benefits')}
        placeholder={t('field.benefits.add')}
        choices={choicesOf(lists.job_benefit_lists)}
        value={fields.benefit_ids}
        most={40}
        onChange={(benefit_ids) => change({ benefit_ids })}
      />
    </Group>
  );
}
