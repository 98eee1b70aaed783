import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ScreeningQuestion } from '../../../contract/records.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { answerField, unansweredQuestions, type Answers } from '../../machines/apply/answers.ts';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';

interface QuestionsProps {
  questions: readonly ScreeningQuestion[];
  answers: Answers;
  /** Missing answers are shown only after an attempt to continue. */
  isInvalid: boolean;
  /** The server's messages by field of the application. */
  fields: Record<string, string[]>;
  onAnswer: (questionId: number, answer: string) => void;
}

/** Why an answer is invalid. */
function fault(kind: ScreeningQuestion['kind'], answer: string): 'required' | 'tooLong' | 'number' {
  if (answer.trim() === '') return 'required';
  if (answer.trim().length > LIMITS.firstMessageLength) return 'tooLong';
  return kind === 'number' ? 'number' : 'required';
}

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });

/** The step that asks the job's own questions. @param props.children the button that submits it */
export function QuestionsForm({ onSubmit, children, ...questions }: QuestionsProps & { onSubmit: () => void; children: ReactNode }) {
  const { t } = useTranslation('apply');
  const [around, attempt] = useFaultFocus<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    onSubmit();
  };
  return (
    <form ref={around} className={form} onSubmit={submit} noValidate>
      <header>
        <h2 className={css({ textStyle: 'section' })}>{t('questions.title')}</h2>
        <p className={css({ color: 'quiet' })}>{t('questions.intro')}</p>
      </header>
      <Questions {...questions} />
      {children}
    </form>
  );
}

/** The job's own questions, each with the fastest control for its kind. */
function Questions({ questions, answers, isInvalid, fields, onAnswer }: QuestionsProps) {
  const { t } = useTranslation(['apply', 'validation']);
  const missing = isInvalid ? unansweredQuestions(questions, answers) : [];
  return (
    <div className={css({ display: 'grid', gap: '24' })}>
      {questions.map(({ id, kind, text, options, is_required }) => {
        const error = fields[answerField(id)]?.[0] ?? (missing.includes(id) ? t(`validation:answer.${fault(kind, answers[id] ?? '')}`) : undefined);
        const shared = { label: text, required: is_required, error };
        const value = answers[id] ?? '';
        if (kind === 'yesNo' || kind === 'choice') {
          const choices =
            kind === 'yesNo' ? ['yes', 'no'].map((own) => ({ value: own, label: t(`questions.${own}`) })) : options.map((own) => ({ value: own, label: own }));
          return (
            <RadioGroup
              key={id}
              {...shared}
              name={`question-${id}`}
              look="cards"
              choices={choices}
              value={value === '' ? null : value}
              onChange={(picked) => onAnswer(id, picked)}
            />
          );
        }
        if (kind === 'number')
          return <TextField key={id} {...shared} inputMode="decimal" value={value} onChange={(event) => onAnswer(id, event.target.value)} />;
        return (
          <TextArea key={id} {...shared} rows={4} maxLength={LIMITS.firstMessageLength} value={value} onChange={(event) => onAnswer(id, event.target.value)} />
        );
      })}
    </div>
  );
}
