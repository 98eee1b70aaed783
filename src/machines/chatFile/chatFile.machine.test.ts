import { createActor, fromCallback, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { key, offline } from '../samples.ts';
import type { ChatFileUpload } from './chatFile.actors.ts';
import { chatFileFlow } from './chatFile.fixtures.ts';
import { chatFileMachine } from './chatFile.machine.ts';

pathTests(chatFileFlow);

test('resumes the same file with the same key when online, and reports the stored file once', async () => {
  const uploads: { ref: string; tell: (event: ChatFileUpload) => void }[] = [];
  const uploadFile = fromCallback<EventObject, { file: { ref: string } }>(({ input, sendBack }) => void uploads.push({ ref: input.file.ref, tell: sendBack }));
  const waitForConnection = held<void, void>();
  const actor = createActor(chatFileMachine.provide({ actors: { uploadFile, waitForConnection: waitForConnection.logic } as never })).start();
  actor.send({ type: 'file.chosen', file: { ref: key, name: 'plan.pdf', size: 9 } });
  uploads[0]?.tell({ type: 'upload.failed', failure: offline });
  expect(actor.getSnapshot().value).toBe('offline');
  await waitForConnection.calls[0]?.answer();
  expect(uploads.map(({ ref }) => ref)).toEqual([key, key]);
  uploads[1]?.tell({ type: 'upload.stored', stored: { file_id: 'f', filename: 'plan.pdf' } });
  expect(actor.getSnapshot().value).toBe('stored');
  actor.send({ type: 'file.taken' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { file: null, stored: null } });
});
