import { LIMITS } from '../../../contract/limits.ts';
import type { ScreeningQuestion } from '../../../contract/records.ts';

/** Answers to screening questions, by question id. */
export type Answers = Record<string, string>;

/** The required questions without an answer, and the questions whose answer is too long or of the wrong kind. Ids, in the order of the questions. */
export function unansweredQuestions(questions: readonly ScreeningQuestion[], answers: Answers): number[] {
  return questions.filter((question) => !isAnswered(question, (answers[question.id] ?? '').trim())).map(({ id }) => id);
}

function isAnswered({ kind, options, is_required }: ScreeningQuestion, answer: string): boolean {
  if (answer === '') return !is_required;
  if (answer.length > LIMITS.firstMessageLength) return false;
  // People write numbers as 12,000 or 12 000.
  if (kind === 'number') return Number.isFinite(Number(answer.replace(/[\s,]/g, '')));
  if (kind === 'yesNo') return answer === 'yes' || answer === 'no';
  return kind === 'text' || options.includes(answer);
}

/** The server's messages by field, without the one for an answer that has changed since. */
export function withoutAnswer(fields: Record<string, string[]>, questionId: number): Record<string, string[]> {
  const { [answerField(questionId)]: _, ...rest } = fields;
  return rest;
}

/** Whether the server rejected an answer to one of these questions. */
export const isAnswerRefused = (questions: readonly ScreeningQuestion[], fields: Record<string, string[]>): boolean =>
  questions.some(({ id }) => answerField(id) in fields);

/** The field under which the server reports a problem with an answer. */
export const answerField = (questionId: number): string => `screening_answers.${questionId}`;

/** The answers as the contract's `screening_answers`: only to the job's own questions, without empty ones. */
export function answersToSend(questions: readonly ScreeningQuestion[], answers: Answers): { question_id: number; answer: string }[] {
  return questions.map(({ id }) => ({ question_id: id, answer: (answers[id] ?? '').trim() })).filter(({ answer }) => answer !== '');
}
