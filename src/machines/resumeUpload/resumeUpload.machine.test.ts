import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { FileRef, RejectReason, UploadEvent, UploadPlace } from './resumeUpload.actors.ts';
import { resumeUploadFlow } from './resumeUpload.fixtures.ts';
import { type ResumeUploadInput, resumeUploadMachine } from './resumeUpload.machine.ts';

pathTests(resumeUploadFlow);

type UploadInput = { file: FileRef; place: UploadPlace };
const file: FileRef = { ref: key, name: 'ana.pdf', size: 10 };

function start(input: Partial<ResumeUploadInput> = {}) {
  const check = held<{ ok: true } | { ok: false; reason: RejectReason }, UploadInput>();
  const connection = held<void, void>();
  const uploads: { input: UploadInput; tell: (event: UploadEvent) => void; isStopped: boolean }[] = [];
  const uploadResume = fromCallback<UploadEvent, UploadInput>(({ input: uploaded, sendBack }) => {
    const upload = { input: uploaded, tell: sendBack, isStopped: false };
    uploads.push(upload);
    return () => {
      upload.isStopped = true;
    };
  });
  const machine = resumeUploadMachine.provide({ actors: { checkFile: check.logic, uploadResume, waitForConnection: connection.logic as never } });
  const actor = createActor(machine, { input: { place: 'apply', attached: 0, ...input } }).start();
  return { actor, checks: check.calls, connection: connection.calls, uploads };
}

async function uploading() {
  const flow = start({ file });
  await flow.checks[0]?.answer({ ok: true });
  return flow;
}

test('ends with the stored resume', async () => {
  const { actor, uploads } = await uploading();
  uploads[0]?.tell({ type: 'upload.progressed', share: 0.5 });
  expect(actor.getSnapshot()).toMatchObject({ value: { uploading: 'sending' }, context: { share: 0.5 } });
  uploads[0]?.tell({ type: 'upload.progressed', share: 1 });
  expect(actor.getSnapshot().value).toEqual({ uploading: 'judging' });
  uploads[0]?.tell({ type: 'upload.stored', resume });
  expect(actor.getSnapshot().output).toEqual({ resume });
});

test('doesn’t send a file rejected here; another can be chosen', async () => {
  const { actor, checks, uploads } = start();
  actor.send({ type: 'file.chosen', file });
  await checks[0]?.answer({ ok: false, reason: 'tooLarge' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'rejected', context: { reason: 'tooLarge' } });
  expect(uploads).toHaveLength(0);
  actor.send({ type: 'file.chosen', file: { ...file, size: 5 } });
  expect(actor.getSnapshot()).toMatchObject({ value: 'checking', context: { reason: null } });
});

test('shows the reason of a rejection by the server', async () => {
  const { actor, uploads } = await uploading();
  uploads[0]?.tell({ type: 'upload.rejected', reason: 'type' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'rejected', context: { reason: 'type' } });
});

test('canceling stops the request', async () => {
  const { actor, uploads } = await uploading();
  actor.send({ type: 'upload.cancelled' });
  expect(uploads[0]?.isStopped).toBe(true);
  expect(actor.getSnapshot().output).toEqual({ resume: null });
});

test('resumes the same file with the same key when the connection is back', async () => {
  const { actor, uploads, connection } = await uploading();
  uploads[0]?.tell({ type: 'upload.progressed', share: 0.9 });
  uploads[0]?.tell({ type: 'upload.failed', failure: offline });
  expect(actor.getSnapshot().value).toBe('offline');
  await connection[0]?.answer();
  expect(uploads[1]?.input.file.ref).toBe(key);
  expect(actor.getSnapshot().context.share).toBe(0);
});

test('retries the same file after a failure', async () => {
  const { actor, checks, uploads } = await uploading();
  uploads[0]?.tell({ type: 'upload.failed', failure: broken });
  actor.send({ type: 'upload.retried' });
  expect(checks[1]?.input.file).toEqual(file);
});

test('rejects a fourth resume before anything is chosen', () => {
  expect(start({ attached: 3, file }).actor.getSnapshot()).toMatchObject({ value: 'rejected', context: { reason: 'tooMany' } });
});
