// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIES } from '../lib/cookies.ts';
import { draftHere, newerDraft, storeDraftHere } from './drafts.ts';

const draft = { answers: {}, first_message: 'Hello', resume_id: null, video_resume_id: null, idempotency_key: '3f0d3a52-6a5f-4b7e-8d27-0b8f6d0e9a11' };
const signIn = (id: string) => Cookies.set(COOKIES.user, JSON.stringify({ id }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T04:00:00Z') });
  return () => vi.useRealTimers();
});

test('the next person on the device doesn’t see a draft, and its owner finds it again', () => {
  signIn('ana');
  storeDraftHere(7, draft);
  signIn('ben');
  expect(draftHere(7)).toBeNull();
  Cookies.remove(COOKIES.user);
  expect(draftHere(7)).toBeNull();
  signIn('ana');
  expect(draftHere(7)).toEqual({ draft, at: '2026-03-02T04:00:00.000Z' });
});

test('the newer of the device’s and the server’s draft counts', () => {
  storeDraftHere(7, draft);
  const stored = (updated_at: string) => ({ ...draft, first_message: 'From the laptop', updated_at });
  expect(newerDraft(draftHere(7), stored('2026-03-02T03:59:59.000Z'))).toEqual(draft);
  expect(newerDraft(draftHere(7), stored('2026-03-02T04:00:01.000Z'))).toMatchObject({ first_message: 'From the laptop' });
  expect([newerDraft(draftHere(7), null), newerDraft(null, null)]).toEqual([draft, null]);
});
