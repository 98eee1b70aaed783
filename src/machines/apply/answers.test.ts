import { expect, test } from 'vitest';
import type { ScreeningQuestion } from '../../../contract/records.ts';
import { answersToSend, isAnswerRefused, unansweredQuestions, withoutAnswer } from './answers.ts';

const question = (id: number, kind: ScreeningQuestion['kind'], change: Partial<ScreeningQuestion> = {}): ScreeningQuestion => ({
  id,
  kind,
  text: '',
  options: [],
  is_required: true,
  ...change,
});
const questions = [
  question(1, 'text'),
  question(2, 'number'),
  question(3, 'yesNo'),
  question(4, 'choice', { options: ['Day', 'Night'] }),
  question(5, 'text', { is_required: false }),
];

test('requires answers that are present and of the right kind', () => {
  expect(unansweredQuestions(questions, {})).toEqual([1, 2, 3, 4]);
  expect(unansweredQuestions(questions, { 1: '  ', 2: 'three', 3: 'maybe', 4: 'Noon' })).toEqual([1, 2, 3, 4]);
  expect(unansweredQuestions(questions, { 1: 'x', 2: '3.5', 3: 'no', 4: 'Night' })).toEqual([]);
});

test('accepts a number as people write it', () => {
  const rest = { 1: 'x', 3: 'yes', 4: 'Day' };
  expect(['12,000', '12 000', '-1.5', '1,2,3'].map((answer) => unansweredQuestions(questions, { ...rest, 2: answer }))).toEqual([[], [], [], []]);
  expect(unansweredQuestions(questions, { ...rest, 2: '12 pesos' })).toEqual([2]);
});

test('identifies a refused answer by its question, and clears it once the answer changes', () => {
  const fields = { 'screening_answers.2': ['no'], resume_id: ['gone'] };
  expect(isAnswerRefused(questions, fields)).toBe(true);
  expect(withoutAnswer(fields, 2)).toEqual({ resume_id: ['gone'] });
  expect(isAnswerRefused(questions, { 'screening_answers.99': ['a question we do not know of'], resume_id: ['gone'] })).toBe(false);
});

test('allows an optional answer to be empty, but not too long', () => {
  const rest = { 1: 'x', 2: '3', 3: 'yes', 4: 'Day' };
  expect(unansweredQuestions(questions, { ...rest, 5: 'x'.repeat(2_000) })).toEqual([]);
  expect(unansweredQuestions(questions, { ...rest, 5: 'x'.repeat(2_001) })).toEqual([5]);
});

test('sends only answers to the job’s own questions, without empty ones', () => {
  expect(answersToSend(questions, { 1: ' x ', 5: ' ', 99: 'left from elsewhere' })).toEqual([{ question_id: 1, answer: 'x' }]);
});
