import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Resume } from '../../../contract/records.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { DocumentAnswer } from './resumeDocument.actors.ts';
import { resumeDocumentFlow } from './resumeDocument.fixtures.ts';
import { resumeDocumentMachine } from './resumeDocument.machine.ts';

pathTests(resumeDocumentFlow);

const call = () => held<DocumentAnswer, Record<string, unknown>>();

function start(over: Partial<Resume> = {}) {
  const [rename, remove, preview, download, address, email, autoSend] = [call(), call(), call(), call(), call(), call(), call()];
  const connection = held<void, void>();
  const actors = {
    renameResume: rename.logic,
    deleteResume: remove.logic,
    findPreview: preview.logic,
    downloadResume: download.logic,
    checkAddress: address.logic,
    sendEmail: email.logic,
    switchAutoSend: autoSend.logic,
    waitForConnection: connection.logic,
  } as never;
  const actor = createActor(resumeDocumentMachine.provide({ actors }), { input: { resume: { ...resume, ...over } } }).start();
  return {
    actor,
    rename: rename.calls,
    remove: remove.calls,
    address: address.calls,
    email: email.calls,
    autoSend: autoSend.calls,
    connection: connection.calls,
  };
}

test('emails only a confirmed address, once, and automatically after an offline pause', async () => {
  const { actor, address, email, connection } = start();
  actor.send({ type: 'letter.requested' });
  actor.send({ type: 'address.confirmed' });
  actor.send({ type: 'address.submitted', email: 'ben@example.com', key });
  await address[0]?.answer({ ok: true });
  expect(actor.getSnapshot()).toMatchObject({ value: { sending: 'confirming' }, context: { email: 'ben@example.com' } });
  expect(email).toHaveLength(0);
  actor.send({ type: 'address.confirmed' });
  await email[0]?.fail(offline);
  expect(actor.getSnapshot().value).toEqual({ sending: 'offline' });
  await connection[0]?.answer();
  expect(email[1]?.input).toEqual({ id: resume.id, email: 'ben@example.com', key });
  await email[1]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toEqual({ listed: 'letterSent' });
});

test('shows why a name was rejected with the input, and keeps the resume’s name', async () => {
  const { actor, rename } = start();
  actor.send({ type: 'rename.requested' });
  actor.send({ type: 'name.submitted', filename: 'a/b' });
  actor.send({ type: 'action.closed' });
  await rename[0]?.answer({ ok: false, failure: 'invalid', fault: 'filename.special' });
  expect(actor.getSnapshot()).toMatchObject({ value: { renaming: 'invalid' }, context: { filename: 'a/b', fault: 'filename.special', resume } });
  actor.send({ type: 'name.submitted', filename: 'ab' });
  await rename[1]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: { renaming: 'failed' }, context: { filename: 'ab', failure: { requestId: 'r-1' } } });
});

test('deletes a resume selected for auto-send after turning that off', async () => {
  const { actor, remove, autoSend } = start({ is_auto_sent: true });
  actor.send({ type: 'delete.requested' });
  actor.send({ type: 'delete.confirmed' });
  await remove[0]?.answer({ ok: false, failure: 'inUse' });
  expect(actor.getSnapshot().value).toEqual({ deleting: 'inUse' });
  actor.send({ type: 'autoSend.ended' });
  expect(autoSend[0]?.input).toEqual({ id: resume.id, isAutoSent: false });
  await autoSend[0]?.answer({ ok: true, resume });
  await remove[1]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toBe('deleted');
});

test('switching auto-send sends the opposite of what the list shows now', async () => {
  const { actor, autoSend } = start();
  actor.send({ type: 'autoSend.switched' });
  await autoSend[0]?.answer({ ok: true, resume: { ...resume, is_auto_sent: true } });
  expect(actor.getSnapshot().value).toEqual({ listed: 'autoSent' });
  actor.send({ type: 'resume.changed', resume });
  actor.send({ type: 'autoSend.switched' });
  expect(autoSend.map(({ input }) => input['isAutoSent'])).toEqual([true, true]);
});
