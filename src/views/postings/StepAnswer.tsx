import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { PostingDraft } from '../../../contract/posting-fields.ts';
import { isFilled, type Step } from '../../machines/postingEditor/steps.ts';
import { formatAmounts } from '../../lib/salary/format.ts';
import { useEditing } from './editing.ts';

interface StepAnswerProps {
  step: Step;
  fields: PostingDraft;
  isWrong: boolean;
  /** The user has been there: missing answers may be shown. */
  isPassed: boolean;
}

const line = css({
  display: 'block',
  minH: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'quiet',
  fontSize: '13',
  '&[data-wrong]': { color: 'refusedText' },
});

/** A short summary of a step's answers so far. */
export function StepAnswer({ step, fields, isWrong, isPassed }: StepAnswerProps) {
  const answer = useAnswer(step, fields);
  const { t } = useTranslation('postings');
  const isMissing = isPassed && !isFilled(step, fields);
  return (
    <span className={line} data-wrong={isWrong || undefined}>
      {isWrong ? t('step.wrong') : answer || (isMissing ? t('step.missing') : '')}
    </span>
  );
}

function useAnswer(step: Step, fields: PostingDraft): string {
  const { t, i18n } = useTranslation('postings');
  const { lists } = useEditing();
  if (step === 'job') return fields.title;
  if (step === 'promise') return t('step.days', { count: fields.promise_days });
  if (step === 'questions') return fields.screening_questions.length === 0 ? '' : t('step.questions.count', { count: fields.screening_questions.length });
  if (step === 'text') {
    const words = fields.description.trim().split(/\s+/).filter(Boolean).length;
    return words === 0 ? '' : t('step.words', { count: words });
  }
  if (step === 'who') {
    const level = lists.xp_lvls.find(({ id }) => id === fields.xp_lvl_id)?.value;
    return [level, fields.skills.length > 0 && t('step.skills', { count: fields.skills.length })].filter(Boolean).join(', ');
  }
  const bounds = [...new Set([fields.salary_from, fields.salary_to].filter((amount): amount is number => amount !== null && !Number.isNaN(amount)))];
  const pay = bounds.length > 0 && /^[A-Z]{3}$/.test(fields.salary_currency) ? formatAmounts(bounds, fields.salary_currency, i18n.language) : '';
  const place = lists.places.find(({ id }) => id === fields.location_ids[0])?.value ?? (fields.work_arrangement === 'remote' ? t('arrangement.remote') : '');
  return [pay, place].filter(Boolean).join(', ');
}
