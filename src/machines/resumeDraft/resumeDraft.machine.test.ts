import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { offline } from '../samples.ts';
import type { DraftAnswer } from './resumeDraft.actors.ts';
import { draft, resumeDraftFlow } from './resumeDraft.fixtures.ts';
import { resumeDraftMachine } from './resumeDraft.machine.ts';

pathTests(resumeDraftFlow);

test('renames a draft automatically when the connection is back, and deletes only after confirmation', async () => {
  const [rename, remove] = [held<DraftAnswer, { id: string; name: string }>(), held<DraftAnswer, { id: string }>()];
  const connection = held<void, void>();
  const actors = { renameDraft: rename.logic, deleteDraft: remove.logic, waitForConnection: connection.logic } as never;
  const actor = createActor(resumeDraftMachine.provide({ actors }), { input: { draft } }).start();
  actor.send({ type: 'rename.requested' });
  actor.send({ type: 'name.submitted', name: 'Short' });
  await rename.calls[0]?.fail(offline);
  await connection.calls[0]?.answer();
  expect(rename.calls[1]?.input).toEqual({ id: draft.id, name: 'Short' });
  await rename.calls[1]?.answer({ ok: true, draft: { ...draft, name: 'Short' } });
  expect(actor.getSnapshot()).toMatchObject({ value: { listed: 'renamed' }, context: { draft: { name: 'Short' } } });
  actor.send({ type: 'delete.requested' });
  expect(remove.calls).toHaveLength(0);
  actor.send({ type: 'delete.confirmed' });
  await remove.calls[0]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toBe('deleted');
});
