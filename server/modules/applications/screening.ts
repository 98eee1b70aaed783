import type { ScreeningQuestion } from '../../../contract/records.ts';
import { ApiError } from '../../http/errors.ts';

interface Answer {
  question_id: number;
  answer: string;
}

/** The broken rule of an answer (a key of the `validation` texts), by the type of its question, or null if it's valid. */
function fault(question: ScreeningQuestion, answer: string): string | null {
  if (answer === '') return question.is_required ? 'answer.required' : null;
  if (question.kind === 'number') return Number.isFinite(Number(answer.replace(/[\s,]/g, ''))) ? null : 'invalid';
  if (question.kind === 'yesNo') return answer === 'yes' || answer === 'no' ? null : 'invalid';
  if (question.kind === 'choice') return question.options.includes(answer) ? null : 'invalid';
  return null;
}

/**
 * The answers to store with an application, in the order of the questions. Skips answers to questions the employer has removed. Of two answers to the
 * same question, the last counts. An empty answer to an optional question is skipped.
 * @throws ApiError parameterInvalid with each error under `screening_answers.<question id>`
 */
export function checkAnswers(questions: readonly ScreeningQuestion[], answers: readonly Answer[]): Answer[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  const faults = questions.flatMap((question) => {
    const key = fault(question, given.get(question.id) ?? '');
    return key === null ? [] : [[`screening_answers.${question.id}`, [key]] as [string, string[]]];
  });
  if (faults.length > 0) throw new ApiError('parameterInvalid', { fields: Object.fromEntries(faults) });
  return questions.flatMap(({ id }) => (given.get(id) ? [{ question_id: id, answer: given.get(id) ?? '' }] : []));
}
