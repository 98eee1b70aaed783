import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { broken } from '../samples.ts';
import type { AlbumAnswer, AlbumChange } from './companyAlbum.actors.ts';
import { both, companyAlbumFlow, lunch, workshop } from './companyAlbum.fixtures.ts';
import { companyAlbumMachine } from './companyAlbum.machine.ts';

pathTests(companyAlbumFlow);

const third = { ...workshop, id: 'third' };

function shown(pictures = [...both, third]) {
  const changeAlbum = held<AlbumAnswer, { change: AlbumChange }>();
  const actor = createActor(companyAlbumMachine.provide({ actors: { changeAlbum: changeAlbum.logic as never } }), { input: { pictures } }).start();
  return { actor, calls: changeAlbum.calls, state: () => actor.getSnapshot(), ids: () => actor.getSnapshot().context.pictures.map(({ id }) => id) };
}

test('moving a photo by several steps shows each, and sends the first and the last', async () => {
  const { actor, calls, state, ids } = shown();
  actor.send({ type: 'picture.moved', id: third.id, to: 1 });
  actor.send({ type: 'picture.moved', id: third.id, to: 0 });
  expect(ids()).toEqual([third.id, lunch.id, workshop.id]);
  await calls[0]?.answer({ ok: true, pictures: [lunch, third, workshop] });
  expect([state().value, ids()]).toEqual(['moving', [third.id, lunch.id, workshop.id]]);
  expect(calls.map(({ input }) => input.change)).toEqual([
    { kind: 'order', ids: [lunch.id, third.id, workshop.id] },
    { kind: 'order', ids: [third.id, lunch.id, workshop.id] },
  ]);
  await calls[1]?.answer({ ok: true, pictures: [third, lunch, workshop] });
  expect(state().value).toEqual({ resting: 'moved' });
});

test('sends a move once, even if a colleague added a photo meanwhile, which then appears', async () => {
  const { actor, calls, state, ids } = shown(both);
  actor.send({ type: 'picture.moved', id: workshop.id, to: 0 });
  await calls[0]?.answer({ ok: true, pictures: [workshop, lunch, third] });
  expect([state().value, ids(), calls.length]).toEqual([{ resting: 'moved' }, [workshop.id, lunch.id, third.id], 1]);
});

test('rolls a move back if saving fails', async () => {
  const { actor, calls, state, ids } = shown();
  actor.send({ type: 'picture.moved', id: third.id, to: 0 });
  await calls[0]?.fail(broken);
  expect([state().value, ids()]).toEqual([{ resting: 'failed' }, [lunch.id, workshop.id, third.id]]);
});

test('ignores moves to the same place or beyond the ends, the current cover, and uploads to a full album', () => {
  const { state } = shown();
  const can = (event: Parameters<ReturnType<typeof state>['can']>[0]) => state().can(event);
  expect([-1, 0, 1, 3].map((to) => can({ type: 'picture.moved', id: lunch.id, to }))).toEqual([false, false, true, false]);
  expect([lunch, workshop].map(({ id }) => can({ type: 'cover.chosen', id }))).toEqual([false, true]);
  const file = { ref: 'x', name: 'a.jpg', size: 1 };
  expect(can({ type: 'picture.chosen', file })).toBe(true);
  const full = shown(Array.from({ length: LIMITS.companyPictures }, (_, index) => ({ ...workshop, id: `${index}` })));
  expect(full.state().can({ type: 'picture.chosen', file })).toBe(false);
});

test('undo restores the removed photo', async () => {
  const { actor, calls, state } = shown();
  actor.send({ type: 'picture.removed', id: workshop.id });
  await calls[0]?.answer({ ok: true, pictures: [lunch, third] });
  actor.send({ type: 'undo.requested' });
  expect(calls[1]?.input).toEqual({ change: { kind: 'restore', id: workshop.id } });
  await calls[1]?.answer({ ok: true, pictures: [...both, third] });
  expect(state().value).toEqual({ resting: 'restored' });
});
