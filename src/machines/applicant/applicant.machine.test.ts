import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { Applicant } from '../../../contract/applicants.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key, offline } from '../samples.ts';
import type { AcceptAnswer, ApplicantAnswer, ApplicantChanged, ChatAnswer } from './applicant.actors.ts';
import { applicant, applicantFlow } from './applicant.fixtures.ts';
import { applicantMachine } from './applicant.machine.ts';

pathTests(applicantFlow);

const as = (status: Applicant['status']): Applicant => ({ ...applicant, status, application: { ...applicant.application, status } });

async function shown(first: Applicant = applicant) {
  const open = held<ApplicantAnswer, { id: string }>();
  const accept = held<AcceptAnswer, { id: string; note: string; key: string }>();
  const chat = held<ChatAnswer, { id: string }>();
  let tell: (event: ApplicantChanged) => void = () => {};
  const watchApplicant = fromCallback<ApplicantChanged, { id: string }>(({ sendBack }) => {
    tell = sendBack;
  });
  const mark = held<Applicant, { id: string; isInterested: boolean }>();
  const actors = { openApplicant: open.logic, acceptApplicant: accept.logic, openChat: chat.logic, markInterest: mark.logic, watchApplicant };
  const actor = createActor(applicantMachine.provide({ actors }), { input: { id: applicant.id } }).start();
  await open.calls[0]?.answer({ ok: true, applicant: first });
  return { actor, open, accept, chat, tell: () => tell({ type: 'applicant.changed' }), state: () => actor.getSnapshot() };
}

test('a retried yes goes out with its note under the same key', async () => {
  const { actor, accept, state } = await shown();
  actor.send({ type: 'accept.requested', key });
  actor.send({ type: 'accept.confirmed', note: 'Welcome' });
  await accept.calls[0]?.fail(broken);
  actor.send({ type: 'accept.retried' });
  expect(accept.calls.map(({ input }) => input)).toEqual([
    { id: applicant.id, note: 'Welcome', key },
    { id: applicant.id, note: 'Welcome', key },
  ]);
  await accept.calls[1]?.answer({ ok: true, applicant: as('accepted') });
  expect(state().value).toEqual({ shown: { calm: 'decided' } });
  expect([state().can({ type: 'accept.requested', key }), state().can({ type: 'decline.requested' })]).toEqual([false, false]);
});

test('they withdrew meanwhile: it is shown as it is now, and nothing can be decided any more', async () => {
  const { actor, accept, state } = await shown();
  actor.send({ type: 'accept.requested', key });
  actor.send({ type: 'accept.confirmed', note: '' });
  await accept.calls[0]?.answer({ ok: false, failure: 'notAllowedNow', applicant: as('withdrawn') });
  expect(state()).toMatchObject({ value: { shown: { calm: 'refused' } }, context: { applicant: { status: 'withdrawn' } } });
  expect((['accept.requested', 'decline.requested', 'chat.requested'] as const).map((type) => state().can({ type, key }))).toEqual([false, false, false]);
});

test('declined in the dialog, it is fetched anew and said so; settled by another, that is said', async () => {
  const { actor, open, state } = await shown();
  actor.send({ type: 'decline.requested' });
  actor.send({ type: 'decline.finished', outcome: { declined: [applicant.id], settled: [] } });
  await open.calls[1]?.answer({ ok: true, applicant: as('notAccepted') });
  expect(state().value).toEqual({ shown: { calm: 'decided' } });
  const late = await shown();
  late.actor.send({ type: 'decline.requested' });
  late.actor.send({ type: 'decline.finished', outcome: { declined: [], settled: [applicant.id] } });
  await late.open.calls[1]?.answer({ ok: true, applicant: as('withdrawn') });
  expect(late.state().value).toEqual({ shown: { calm: 'refused' } });
});

test('a change made elsewhere is fetched, not under a dialog but after it', async () => {
  const { actor, open, tell, state } = await shown();
  actor.send({ type: 'accept.requested', key });
  tell();
  expect([open.calls.length, state().value]).toEqual([1, { shown: 'confirmingAccept' }]);
  actor.send({ type: 'accept.abandoned' });
  expect(open.calls).toHaveLength(2);
  tell();
  expect(open.calls.map((call) => call.isStopped())).toEqual([false, true, false]);
});

test.each([
  { type: 'accept.requested', key, reaches: 'confirmingAccept' },
  { type: 'decline.requested', reaches: 'declining' },
  { type: 'interest.toggled', reaches: 'markingInterest' },
  { type: 'chat.requested', reaches: 'openingChat' },
] as const)('a press on $type while a change is fetched counts', async ({ reaches, ...event }) => {
  const { actor, tell, state } = await shown();
  tell();
  actor.send(event);
  expect(state().value).toEqual({ shown: reaches });
});

test('a change that can not be fetched leaves what is shown', async () => {
  const { open, tell, state } = await shown();
  tell();
  await open.calls[1]?.fail(offline);
  expect(state()).toMatchObject({ value: { shown: { calm: 'reading' } }, context: { applicant } });
});

test('an application that is gone meanwhile is said to be gone', async () => {
  const { open, tell, state } = await shown();
  tell();
  await open.calls[1]?.answer({ ok: false, failure: 'notFound' });
  expect(state().value).toBe('gone');
});

test('an opened conversation is where the page turns to', async () => {
  const { actor, chat, state } = await shown();
  actor.send({ type: 'chat.requested' });
  await chat.calls[0]?.answer({ ok: true, chatId: 'c-1' });
  expect(state()).toMatchObject({ value: { shown: 'inChat' }, context: { chatId: 'c-1' } });
});
