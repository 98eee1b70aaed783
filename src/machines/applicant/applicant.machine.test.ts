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

test('a retried acceptance is sent with its note under the same key', async () => {
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

test('if they withdrew in the meantime, shows the current state and offers no decision', async () => {
  const { actor, accept, state } = await shown();
  actor.send({ type: 'accept.requested', key });
  actor.send({ type: 'accept.confirmed', note: '' });
  await accept.calls[0]?.answer({ ok: false, failure: 'notAllowedNow', applicant: as('withdrawn') });
  expect(state()).toMatchObject({ value: { shown: { calm: 'refused' } }, context: { applicant: { status: 'withdrawn' } } });
  expect((['accept.requested', 'decline.requested', 'chat.requested'] as const).map((type) => state().can({ type, key }))).toEqual([false, false, false]);
});

test('after declining in the dialog, reloads and says so; if somebody else decided, says that', async () => {
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

test('reloads after a change made elsewhere, but not while a dialog is open', async () => {
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
] as const)('handles $type during a reload', async ({ reaches, ...event }) => {
  const { actor, tell, state } = await shown();
  tell();
  actor.send(event);
  expect(state().value).toEqual({ shown: reaches });
});

test('keeps what is shown if reloading fails', async () => {
  const { open, tell, state } = await shown();
  tell();
  await open.calls[1]?.fail(offline);
  expect(state()).toMatchObject({ value: { shown: { calm: 'reading' } }, context: { applicant } });
});

test('says so if the application no longer exists', async () => {
  const { open, tell, state } = await shown();
  tell();
  await open.calls[1]?.answer({ ok: false, failure: 'notFound' });
  expect(state().value).toBe('gone');
});

test('goes to the conversation once it is open', async () => {
  const { actor, chat, state } = await shown();
  actor.send({ type: 'chat.requested' });
  await chat.calls[0]?.answer({ ok: true, chatId: 'c-1' });
  expect(state()).toMatchObject({ value: { shown: 'inChat' }, context: { chatId: 'c-1' } });
});
