// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ERRORS } from '../../contract/errors.ts';
import { failure } from '../lib/failure.ts';
import { api, onCallFailed } from './api.ts';
import { forgetSessionFailure, trackSession } from './pendingSession.ts';

/** The calls that reached the transport, and what it throws for each in turn, the last one also for all others. Null for an answer. */
const { transport } = vi.hoisted(() => ({ transport: { calls: 0, failures: [] as unknown[] } }));
vi.mock('./http.ts', () => ({
  async send() {
    transport.calls += 1;
    const problem = transport.failures.length > 1 ? transport.failures.shift() : transport.failures[0];
    if (problem !== null) throw problem;
    return { data: 'saved' };
  },
}));

const refused = (error: 'credentialsMissing' | 'credentialsIncorrect') => failure('refused', ERRORS[error].status, { code: ERRORS[error].code });
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
/** The answer, or the failure. */
const outcome = () => api('listSavedJobs', {}).catch((error: unknown) => error);

let stopListening = () => {};
beforeEach(() => void (transport.calls = 0));
afterEach(async () => {
  stopListening();
  stopListening = () => {};
  await nextTurn();
  forgetSessionFailure();
});

test('a call refused while the session is on its way is made again once it is there', async () => {
  transport.failures = [refused('credentialsMissing'), null];
  const restored = Promise.withResolvers<void>();
  const created = Promise.withResolvers<void>();
  trackSession(restored.promise);
  const answer = outcome();
  await vi.waitFor(() => expect(transport.calls).toBe(1));
  // As the session chart does: nothing was restored, so it creates a guest.
  void restored.promise.then(() => trackSession(created.promise));
  restored.resolve();
  await nextTurn();
  await nextTurn();
  expect(transport.calls).toBe(1);
  created.resolve();
  expect(await answer).toEqual({ data: 'saved' });
  expect(transport.calls).toBe(2);
});

test('a call is made again only once', async () => {
  transport.failures = [refused('credentialsMissing')];
  trackSession(nextTurn());
  expect(await outcome()).toMatchObject({ code: ERRORS.credentialsMissing.code });
  expect(transport.calls).toBe(2);
});

test('a call refused while no session could be created has one created, and is made again', async () => {
  const failed = trackSession(Promise.reject(failure('refused', 500)));
  await failed.catch(() => {});
  transport.failures = [refused('credentialsMissing'), null];
  // As the session chart does: a refused call has it try at once.
  stopListening = onCallFailed(() => void trackSession(nextTurn()));
  expect(await outcome()).toEqual({ data: 'saved' });
});

test('if a session can’t be created, the call fails for that reason, and nobody is asked to sign in', async () => {
  const tooMany = failure('refused', 429, { message: 'Too many attempts.' });
  transport.failures = [refused('credentialsMissing'), null];
  trackSession(Promise.reject(tooMany)).catch(() => {});
  expect(await outcome()).toBe(tooMany);
  expect(transport.calls).toBe(1);
});

test('a call doesn’t wait for a session whose creation was aborted by signing in', async () => {
  const aborted = new AbortController();
  void trackSession(new Promise(() => {}), aborted.signal);
  transport.failures = [refused('credentialsMissing'), null];
  const answer = outcome();
  await vi.waitFor(() => expect(transport.calls).toBe(1));
  aborted.abort();
  expect(await answer).toEqual({ data: 'saved' });
});

test('once there is a session, an earlier failure to create one no longer matters', async () => {
  await trackSession(Promise.reject(failure('unreachable'))).catch(() => {});
  await nextTurn();
  forgetSessionFailure();
  transport.failures = [refused('credentialsMissing'), null];
  expect(await outcome()).toMatchObject({ code: ERRORS.credentialsMissing.code });
  expect(transport.calls).toBe(1);
});

test('a call of a session that has ended isn’t made again in the next one', async () => {
  transport.failures = [refused('credentialsMissing'), null];
  stopListening = onCallFailed(() => void trackSession(nextTurn()));
  expect(await outcome()).toMatchObject({ code: ERRORS.credentialsMissing.code });
  expect(transport.calls).toBe(1);
});

test.each([
  ['no session is on its way', refused('credentialsMissing'), false],
  ['only the password is wrong', refused('credentialsIncorrect'), true],
  ['the server can’t be reached', failure('unreachable'), true],
])('if %s, it is made once', async (_, problem, isPending) => {
  transport.failures = [problem];
  if (isPending) trackSession(nextTurn());
  expect(await outcome()).toBe(problem);
  expect(transport.calls).toBe(1);
});
