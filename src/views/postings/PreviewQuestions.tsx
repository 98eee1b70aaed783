import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { PostingQuestion } from '../../../contract/posting-fields.ts';

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const kind = css({ display: 'block', color: 'quiet', fontSize: '13' });

/** The questions for applicants, with their kinds. Job seekers see them when they apply. */
export function PreviewQuestions({ questions }: { questions: readonly PostingQuestion[] }) {
  const { t } = useTranslation('postings');
  const filled = questions.filter(({ text }) => text.trim() !== '');
  if (filled.length === 0) return null;
  return (
    <section>
      <h3 className={css({ textStyle: 'section', mb: '12' })}>{t('preview.questions')}</h3>
      <ol className={list}>
        {filled.map((question, index) => (
          <li key={index} className={css({ overflowWrap: 'anywhere' })}>
            {question.text}
            <span className={kind}>
              {[
                t(`kind.${question.kind}`),
                question.kind === 'choice' && question.options.filter(Boolean).join(', '),
                !question.is_required && t('preview.questions.optional'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
