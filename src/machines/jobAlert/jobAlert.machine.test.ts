import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { JobAlert, Rehearsal, WantedStatus } from '../../../contract/alerts.ts';
import type { Standing } from '../../lib/search-url/standing.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import { faultsOf } from './draft.ts';
import type { HiddenAnswer, SaveAnswer, UpdateAnswer } from './jobAlert.actors.ts';
import { alert, draft, jobAlertFlow, snoozed } from './jobAlert.fixtures.ts';
import { jobAlertMachine } from './jobAlert.machine.ts';
import type { Change, Draft, JobAlertInput } from './jobAlert.types.ts';

pathTests(jobAlertFlow);

const visitor = { isSeeker: false, place: 'search' as const };
const seeker = { isSeeker: true, place: 'search' as const };
const whole = { ...draft, email: 'vi@example.com' };

function start(input: JobAlertInput) {
  const calls = {
    rehearse: held<Rehearsal, { standing: Standing }>(),
    registerHidden: held<HiddenAnswer, { email: string }>(),
    saveAlert: held<SaveAnswer, { draft: Draft; status: WantedStatus }>(),
    listAlerts: held<JobAlert[], void>(),
    updateAlert: held<UpdateAnswer, Change>(),
    deleteAlert: held<void, { id: string }>(),
  };
  const clock = new SimulatedClock();
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])) as never;
  const actor = createActor(jobAlertMachine.provide({ actors }), { input, clock }).start();
  return { actor, clock, ...calls };
}

test('previews and saves a job seeker’s complete search without asking', async () => {
  const { actor, rehearse, saveAlert } = start(seeker);
  actor.send({ type: 'alert.requested', draft: whole, isAtOnce: true });
  expect(saveAlert.calls).toHaveLength(0);
  expect(rehearse.calls[0]?.input.standing).toMatchObject({ keywords: 'accountant', location: 'cebu-city' });
  await rehearse.calls[0]?.answer({ jobs: 12, more: false });
  expect(saveAlert.calls[0]?.input).toEqual({ draft: whole, status: 'active' });
  await saveAlert.calls[0]?.answer({ ok: true, created: { alert, status: 'active', is_new: true } });
  expect(actor.getSnapshot()).toMatchObject({ value: { created: 'active' }, context: { rehearsal: { jobs: 12 } } });
});

test('a failed preview doesn’t prevent creating an alert', async () => {
  const { actor, rehearse, saveAlert } = start(seeker);
  actor.send({ type: 'alert.requested', draft: whole, isAtOnce: true });
  await rehearse.calls[0]?.fail(broken);
  expect(saveAlert.calls).toHaveLength(1);
});

test('creates the hidden account of a visitor’s address first, and shows them the form even for a complete search', async () => {
  const { actor, registerHidden, saveAlert } = start(visitor);
  actor.send({ type: 'alert.requested', draft: whole, isAtOnce: true });
  expect(actor.getSnapshot().matches({ creating: 'rehearsing' })).toBe(true);
  actor.send({ type: 'draft.submitted' });
  expect([registerHidden.calls[0]?.input, saveAlert.calls.length]).toEqual([{ email: 'vi@example.com' }, 0]);
  await registerHidden.calls[0]?.answer({ ok: true });
  await saveAlert.calls[0]?.answer({ ok: true, created: { alert: null, status: 'unconfirmed', is_new: true } });
  expect(actor.getSnapshot().value).toEqual({ created: 'unconfirmed' });
  expect(actor.getSnapshot().can({ type: 'alert.managed' })).toBe(false);
});

test.each([
  [{ email: ' ' }, { email: 'alert.email' }],
  [{ email: 'vi' }, { email: 'email.invalid' }],
  [{ frequency: null }, { frequency: 'alert.frequency' }],
  [{ keywords: ' ', location: null }, { keywords: 'alert.selectOne' }],
])('doesn’t send a draft with %o', (wanting, faults) => {
  const { actor, registerHidden } = start(visitor);
  actor.send({ type: 'alert.requested', draft: { ...whole, ...wanting } });
  actor.send({ type: 'draft.submitted' });
  expect(actor.getSnapshot().value).toEqual({ creating: 'invalid' });
  expect(faultsOf({ ...whole, ...wanting })).toEqual(faults);
  expect(registerHidden.calls).toHaveLength(0);
});

test('the preview updates 0.4 s after the last change, and ignores an older answer', async () => {
  const { actor, clock, rehearse } = start(visitor);
  actor.send({ type: 'alert.requested', draft: whole });
  actor.send({ type: 'draft.changed', draft: { ...whole, keywords: 'audit' } });
  clock.increment(300);
  actor.send({ type: 'draft.changed', draft: { ...whole, keywords: 'auditor' } });
  clock.increment(399);
  expect([rehearse.calls.length, rehearse.calls[0]?.isStopped()]).toEqual([1, true]);
  clock.increment(1);
  expect(rehearse.calls[1]?.input.standing.keywords).toBe('auditor');
});

test('restores a deleted alert as it was, also if it was snoozed', async () => {
  const { actor, listAlerts, deleteAlert, saveAlert } = start({ isSeeker: true, place: 'settings' });
  await listAlerts.calls[0]?.answer([alert, snoozed]);
  actor.send({ type: 'delete.requested', id: snoozed.id });
  expect(deleteAlert.calls).toHaveLength(0);
  actor.send({ type: 'delete.confirmed' });
  await deleteAlert.calls[0]?.answer();
  expect(actor.getSnapshot()).toMatchObject({ value: { managing: 'undoable' }, context: { alerts: [alert] } });
  actor.send({ type: 'undo.requested' });
  expect(saveAlert.calls[0]?.input).toMatchObject({ draft: { keywords: 'auditor', frequency: 'Weekly' }, status: 'snoozed' });
  await saveAlert.calls[0]?.answer({ ok: true, created: { alert: snoozed, status: 'snoozed', is_new: true } });
  expect(actor.getSnapshot()).toMatchObject({ value: { managing: 'listed' }, context: { deleted: null, news: { kind: 'restored' } } });
});

test('the input survives a refusal and a lost connection', async () => {
  const { actor, listAlerts, updateAlert } = start({ isSeeker: true, place: 'settings' });
  await listAlerts.calls[0]?.answer([alert]);
  actor.send({ type: 'alert.edited', id: alert.id });
  actor.send({ type: 'draft.changed', draft: whole });
  actor.send({ type: 'draft.submitted' });
  await updateAlert.calls[0]?.answer({ ok: false, failure: 'invalid', fields: { keywords: ['You already have this alert'] } });
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'invalid' }, context: { draft: whole, fields: { keywords: [expect.any(String)] } } });
  actor.send({ type: 'draft.submitted' });
  await updateAlert.calls[1]?.fail(broken);
  actor.send({ type: 'alert.dismissed' });
  expect(actor.getSnapshot().context.draft).toEqual(whole);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('on its page, returns to the list even if an alert was created before it loaded', async () => {
  const { actor, saveAlert } = start({ isSeeker: true, place: 'settings' });
  actor.send({ type: 'alert.requested', draft: whole });
  actor.send({ type: 'draft.submitted' });
  await saveAlert.calls[0]?.answer({ ok: true, created: { alert, status: 'active', is_new: true } });
  actor.send({ type: 'alert.edited', id: alert.id });
  actor.send({ type: 'alert.dismissed' });
  expect(actor.getSnapshot().value).toEqual({ managing: 'loading' });
});

test('never shows a visitor whose alert it is, whatever the answer contains', async () => {
  const { actor, registerHidden, saveAlert } = start(visitor);
  actor.send({ type: 'alert.requested', draft: whole });
  actor.send({ type: 'draft.submitted' });
  await registerHidden.calls[0]?.answer({ ok: true });
  await saveAlert.calls[0]?.answer({ ok: true, created: { alert, status: 'active', is_new: false } });
  expect(actor.getSnapshot().context.alert).toBeNull();
  expect(actor.getSnapshot().can({ type: 'alert.edited', id: alert.id })).toBe(false);
});
