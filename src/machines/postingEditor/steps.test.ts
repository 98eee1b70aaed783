import { expect, test } from 'vitest';
import { postingDraft } from '../../../contract/posting-fields.ts';
import { fields } from './postingEditor.fixtures.ts';
import { faultsIn, firstWrong, isBlank, isFilled, stepAfter, stepBefore, STEPS } from './steps.ts';

test('every field belongs to exactly one step', () => {
  for (const field of Object.keys(postingDraft.shape))
    expect([field, STEPS.filter((step) => field in faultsIn(step, { [field]: ['x'] })).length]).toEqual([field, 1]);
});

test('a problem belongs to the step of its field, whichever part is invalid', () => {
  const faults = { description: ['required'], 'screening_questions.1.text': ['required'] };
  expect([firstWrong(faults), firstWrong({}), faultsIn('questions', faults)]).toEqual(['text', null, { 'screening_questions.1.text': ['required'] }]);
});

test('the steps have an order and an end', () => {
  expect([stepAfter('job'), stepAfter('promise'), stepBefore('place'), stepBefore('job')]).toEqual(['place', 'promise', 'job', null]);
});

test('a step is complete once nothing required is missing', () => {
  const empty = postingDraft.parse({});
  expect(STEPS.filter((step) => !isFilled(step, empty))).toEqual(['job', 'place', 'text']);
  expect(STEPS.every((step) => isFilled(step, fields))).toBe(true);
  expect(isFilled('place', { ...empty, work_arrangement: 'remote' })).toBe(true);
});

test('a posting is blank until something that it needs is there', () => {
  const empty = postingDraft.parse({});
  expect([isBlank(empty), isBlank({ ...empty, promise_days: 3 }), isBlank({ ...empty, title: 'A' }), isBlank(fields)]).toEqual([true, true, false, false]);
});
