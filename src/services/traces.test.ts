// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { draftHere, storeDraftHere } from './drafts.ts';
import { dropProgress, storeProgress, storeTyped, storedProgress, storedTyped } from './quickApply.ts';
import { rememberSearch } from './suggest.ts';
import { dropStaleTraces, dropTraces, PROGRESS_LASTS } from './traces.ts';

vi.mock('virtual:calls', () => ({ CALL_ROUTES: {} }));

const progress = { details: null, isRegistered: true, resumeId: null, answers: { 1: 'yes' }, key: '3f0d3a52-6a5f-4b7e-8d27-0b8f6d0e9a11' };
const draft = { answers: {}, first_message: 'Hello', resume_id: null, video_resume_id: null, idempotency_key: progress.key };
const began = Date.parse('2026-03-02T04:00:00Z');

beforeEach(() => localStorage.clear());

test('a quick apply is resumable for a day, then deleted, whether its page is opened again or another', () => {
  storeProgress(7, progress, began);
  expect(storedProgress(7, began + PROGRESS_LASTS - 1)).toEqual(progress);
  expect(storedProgress(7, began + PROGRESS_LASTS)).toBeUndefined();
  dropStaleTraces(began + PROGRESS_LASTS - 1);
  expect(localStorage).toHaveLength(1);
  dropStaleTraces(began + PROGRESS_LASTS);
  expect(localStorage).toHaveLength(0);
});

test('deletes what has no time, can’t be parsed, or is from the future, and nothing else', () => {
  localStorage.setItem('quick-apply-1', JSON.stringify({ version: 1, progress }));
  localStorage.setItem('quick-apply-2', 'no JSON');
  storeProgress(3, progress, began + 1_000);
  localStorage.setItem('theme', 'dark');
  storeDraftHere(4, draft);
  expect([1, 2, 3].map((id) => storedProgress(id, began))).toEqual([undefined, undefined, undefined]);
  dropStaleTraces(began);
  expect(Object.keys(localStorage).sort()).toEqual(['draft-4', 'theme']);
});

test('stores every keystroke next to the progress, and deletes both together', () => {
  storeTyped(7, { firstName: 'An' }, began);
  storeTyped(7, { firstName: 'Ana' }, began);
  expect([storedTyped(7, began), storedProgress(7, began), storedTyped(8, began)]).toEqual([{ firstName: 'Ana' }, undefined, undefined]);
  expect(storedTyped(7, began + PROGRESS_LASTS)).toBeUndefined();
  storeProgress(7, progress, began);
  dropProgress(7);
  expect(localStorage).toHaveLength(0);
});

test('signing out deletes every quick apply, draft and search', () => {
  rememberSearch('what', 'night nurse');
  storeProgress(7, progress);
  storeTyped(9, { firstName: 'Ana' });
  storeDraftHere(8, draft);
  localStorage.setItem('uuid', 'device');
  dropTraces();
  expect([storedProgress(7), draftHere(8), Object.keys(localStorage)]).toEqual([undefined, null, ['uuid']]);
});
