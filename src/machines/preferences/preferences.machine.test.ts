import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { key } from '../samples.ts';
import { preferencesFlow, remoteCook } from './preferences.fixtures.ts';
import { preferencesMachine } from './preferences.machine.ts';

pathTests(preferencesFlow);

test('the only preference can be changed, but not deleted', () => {
  const actor = createActor(preferencesMachine, { input: { kind: 'preference', records: [remoteCook] } }).start();
  expect(actor.getSnapshot().can({ type: 'delete.requested', id: remoteCook.id })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'record.edited', id: remoteCook.id, key })).toBe(true);
});
