import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import type { RepliesAnswer, SaveAnswer } from './automaticReplies.actors.ts';
import { automaticRepliesFlow, now } from './automaticReplies.fixtures.ts';
import { automaticRepliesMachine } from './automaticReplies.machine.ts';

pathTests(automaticRepliesFlow);

const office = { from: '09:00', to: '18:00' };
const away: AutomaticReply = { kind: 'outOfOffice', is_on: false, text: '', time_zone: null, first_day: null, last_day: null };
const hours: AutomaticReply = {
  kind: 'outsideHours',
  is_on: false,
  text: 'Closed.',
  time_zone: 'Asia/Manila',
  days: [office, null, null, null, null, null, null],
};
const first: AutomaticReply = { kind: 'firstMessage', is_on: true, text: 'Thank you.' };

async function ready(replies: AutomaticReply[] = [away, hours, first]) {
  const listReplies = held<RepliesAnswer, void>();
  const saveReply = held<SaveAnswer, { reply: AutomaticReply }>();
  const connection = held<void, void>();
  const actors = { listReplies: listReplies.logic, saveReply: saveReply.logic, waitForConnection: connection.logic };
  const input = { timeZone: 'Europe/Madrid', texts: { outOfOffice: 'Away.', outsideHours: 'Shut.', firstMessage: 'Hi.' } };
  const actor = createActor(automaticRepliesMachine.provide({ actors: actors as never }), { input }).start();
  await listReplies.calls[0]?.answer({ ok: true, replies });
  const replyOf = (kind: string) => actor.getSnapshot().context.replies.find((reply) => reply.kind === kind);
  return { actor, saveReply, connection, replyOf, state: () => actor.getSnapshot() };
}

describe('a switch', () => {
  test('turns off what is on, and turns on what is complete, right away', async () => {
    const { actor, saveReply, state, replyOf } = await ready();
    actor.send({ type: 'reply.switched', kind: 'outsideHours', now });
    expect(saveReply.calls[0]?.input.reply).toEqual({ ...hours, is_on: true });
    await saveReply.calls[0]?.answer({ ok: true, reply: { ...hours, is_on: true } });
    expect(state().value).toEqual({ ready: 'saved' });
    expect(replyOf('outsideHours')?.is_on).toBe(true);
    actor.send({ type: 'reply.switched', kind: 'firstMessage', now });
    expect(saveReply.calls[1]?.input.reply).toEqual({ ...first, is_on: false });
  });

  test('opens the form with defaults if nothing was set up', async () => {
    const { actor, saveReply, state } = await ready();
    actor.send({ type: 'reply.switched', kind: 'outOfOffice', now });
    expect(state()).toMatchObject({
      value: { editing: 'typing' },
      context: { draft: { kind: 'outOfOffice', is_on: true, text: 'Away.', time_zone: 'Europe/Madrid', first_day: null } },
    });
    expect(saveReply.calls).toHaveLength(0);
  });

  test('opens the form of an absence that is over, without its days', async () => {
    const past = { ...away, text: 'Gone fishing.', time_zone: 'Asia/Manila', first_day: '2025-12-20', last_day: '2026-01-09' };
    const { actor, state } = await ready([past, hours, first]);
    actor.send({ type: 'reply.switched', kind: 'outOfOffice', now });
    expect(state().context.draft).toEqual({ ...past, is_on: true, first_day: null, last_day: null });
  });

  test('opens the form if the server refuses the reply', async () => {
    const { actor, saveReply, state } = await ready();
    actor.send({ type: 'reply.switched', kind: 'outsideHours', now });
    await saveReply.calls[0]?.answer({ ok: false, failure: 'invalid', faults: { text: { message: 'No links' } } });
    expect(state().value).toEqual({ editing: 'refused' });
    actor.send({ type: 'draft.submitted', now });
    await saveReply.calls[1]?.fail(broken);
    expect(state()).toMatchObject({ value: { editing: 'notSaved' }, context: { draft: { kind: 'outsideHours', text: 'Closed.' } } });
  });

  test('returns to its previous position if saving fails', async () => {
    const { actor, saveReply, state, replyOf } = await ready();
    actor.send({ type: 'reply.switched', kind: 'firstMessage', now });
    await saveReply.calls[0]?.fail(broken);
    expect(state().value).toEqual({ ready: 'notSaved' });
    expect(replyOf('firstMessage')?.is_on).toBe(true);
  });
});

describe('a form', () => {
  test('is sent only when complete, and shows each field’s problem until it changes', async () => {
    const { actor, saveReply, state } = await ready();
    actor.send({ type: 'reply.edited', kind: 'outOfOffice', now });
    actor.send({ type: 'draft.submitted', now });
    expect(state()).toMatchObject({ value: { editing: 'invalid' }, context: { faults: { first_day: 'required', last_day: 'required' } } });
    const draft = { ...(state().context.draft as AutomaticReply), first_day: '2026-01-12' } as AutomaticReply;
    actor.send({ type: 'draft.changed', draft });
    expect(state()).toMatchObject({ value: { editing: 'invalid' }, context: { faults: { last_day: 'required' } } });
    expect(state().context.faults).not.toHaveProperty('first_day');
    actor.send({ type: 'draft.changed', draft: { ...draft, last_day: '2026-01-16' } as AutomaticReply });
    expect(state()).toMatchObject({ value: { editing: 'typing' }, context: { faults: {} } });
    actor.send({ type: 'draft.submitted', now });
    expect(saveReply.calls[0]?.input.reply).toMatchObject({ is_on: true, first_day: '2026-01-12', last_day: '2026-01-16' });
  });

  test('keeps the input after a refusal, after a failure, and while offline', async () => {
    const { actor, saveReply, connection, state } = await ready();
    actor.send({ type: 'reply.edited', kind: 'firstMessage', now });
    const draft = { ...first, text: 'See www.example.com' };
    actor.send({ type: 'draft.changed', draft });
    actor.send({ type: 'draft.submitted', now });
    await saveReply.calls[0]?.answer({ ok: false, failure: 'invalid', faults: { text: { message: 'No links' } } });
    expect(state()).toMatchObject({ value: { editing: 'refused' }, context: { draft, faults: { text: { message: 'No links' } } } });
    actor.send({ type: 'draft.submitted', now });
    await saveReply.calls[1]?.fail(broken);
    expect(state()).toMatchObject({ value: { editing: 'notSaved' }, context: { draft } });
    actor.send({ type: 'draft.submitted', now });
    await saveReply.calls[2]?.fail(offline);
    expect(state()).toMatchObject({ value: { saving: 'waiting' }, context: { draft } });
    await connection.calls[0]?.answer();
    expect(saveReply.calls[3]?.input.reply).toEqual(draft);
  });
});

test('undo restores the previously saved reply, and can’t itself be undone', async () => {
  const { actor, saveReply, state, replyOf } = await ready();
  actor.send({ type: 'reply.edited', kind: 'firstMessage', now });
  actor.send({ type: 'draft.changed', draft: { ...first, text: 'New words.' } });
  actor.send({ type: 'draft.submitted', now });
  await saveReply.calls[0]?.answer({ ok: true, reply: { ...first, text: 'New words.' } });
  actor.send({ type: 'undo.requested' });
  expect(saveReply.calls[1]?.input.reply).toEqual(first);
  await saveReply.calls[1]?.answer({ ok: true, reply: first });
  expect(state().value).toEqual({ ready: 'undone' });
  expect(replyOf('firstMessage')).toEqual(first);
  actor.send({ type: 'undo.requested' });
  expect(saveReply.calls).toHaveLength(2);
});

test('tells the recruiter once they are no longer allowed, whatever they were doing', async () => {
  const { actor, saveReply, state } = await ready();
  actor.send({ type: 'reply.switched', kind: 'firstMessage', now });
  await saveReply.calls[0]?.answer({ ok: false, failure: 'notAllowed' });
  expect(state().value).toBe('notAllowed');
});
