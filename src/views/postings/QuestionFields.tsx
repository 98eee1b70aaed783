import Plus from '~icons/lucide/plus';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import { QUESTION_KINDS, type PostingQuestion } from '../../../contract/posting-fields.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';

const NEW: PostingQuestion = { kind: 'yesNo', text: '', options: [], is_required: true };
const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '12', alignItems: 'start', p: '16', borderRadius: 'card', bg: 'sunken' });
const parts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });

/** The questions for every applicant, at most ten. */
export function QuestionFields() {
  const { t } = useTranslation('postings');
  const { fields, change, wrongWith } = useEditing();
  const all = fields.screening_questions;
  const write = (at: number, changes: Partial<PostingQuestion>) =>
    change({ screening_questions: all.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <Group>
      <p className={css({ color: 'quiet' })}>{t('questions.hint')}</p>
      {all.map((question, index) => (
        <div key={index} className={box}>
          <div className={parts}>
            <TextField
              label={t('questions.text', { number: index + 1 })}
              required
              maxLength={LIMITS.questionLength}
              value={question.text}
              error={wrongWith(`screening_questions.${index}.text`) ?? (index === 0 ? wrongWith('screening_questions') : undefined)}
              onChange={(event) => write(index, { text: event.target.value })}
            />
            <Select
              label={t('questions.kind')}
              value={question.kind}
              options={QUESTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
              onChange={(event) => write(index, { kind: event.target.value as PostingQuestion['kind'] })}
            />
            {question.kind === 'choice' ? (
              <TextArea
                label={t('questions.options')}
                hint={t('questions.options.hint')}
                value={question.options.join('\n')}
                onChange={(event) => write(index, { options: event.target.value.split('\n').slice(0, LIMITS.questionOptions) })}
              />
            ) : null}
            <Checkbox
              label={t('questions.required')}
              checked={question.is_required}
              onChange={(event) => write(index, { is_required: event.target.checked })}
            />
          </div>
          <IconButton
            label={t('questions.remove', { number: index + 1 })}
            onClick={() => change({ screening_questions: all.filter((_, other) => other !== index) })}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {all.length < LIMITS.screeningQuestions ? (
        <Button className={css({ justifySelf: 'start' })} onClick={() => change({ screening_questions: [...all, NEW] })}>
          <Plus size={18} aria-hidden="true" />
          {t('questions.add')}
        </Button>
      ) : null}
    </Group>
  );
}
