import { SimulatedClock, createActor, fromCallback } from 'xstate';
import { expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, guestSession, newcomerSession, noSession, seekerSession } from '../samples.ts';
import type { PageEvent, Permission, ToldSession } from './session.actors.ts';
import { sessionFlow } from './session.fixtures.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionInput } from './session.types.ts';

pathTests(sessionFlow);

const told = (session: ToldSession['session']): ToldSession => ({ session, clockOffset: 1_500 });

function start(input: Partial<SessionInput> = {}, actions: { keepDeclined?: () => void } = {}) {
  const [restore, guest, drop, read, ask, ping] = [
    held<ToldSession, unknown>(),
    held<ToldSession, { deviceId: string }>(),
    held<void, unknown>(),
    held<Permission, unknown>(),
    held<Permission, unknown>(),
    held<void, unknown>(),
  ];
  const clock = new SimulatedClock();
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: restore.logic as never,
      signInGuest: guest.logic,
      dropSession: drop.logic as never,
      readPermission: read.logic as never,
      askPermission: ask.logic as never,
      pingServer: ping.logic as never,
      watchPage: fromCallback<PageEvent>(() => {}),
    },
    actions,
  });
  const actor = createActor(machine, { input: { deviceId: 'd-1', ...input }, clock }).start();
  return { actor, clock, restore: restore.calls, guest: guest.calls, drop: drop.calls, read: read.calls, ask: ask.calls, ping: ping.calls };
}

test('a visitor becomes a guest without noticing', async () => {
  const { actor, restore, guest } = start();
  await restore[0]?.answer(told(noSession));
  expect(guest[0]?.input).toEqual({ deviceId: 'd-1' });
  await guest[0]?.answer(told(guestSession));
  expect(actor.getSnapshot()).toMatchObject({ value: { identity: { guest: 'ready' } }, context: { session: guestSession, clockOffset: 1_500 } });
});

test('a session the server told with the page is not asked for again', () => {
  const { actor, restore } = start({ told: told(newcomerSession) });
  expect(restore).toHaveLength(0);
  expect(actor.getSnapshot().matches({ identity: { seeker: { profile: 'incomplete' } } })).toBe(true);
  actor.send({ type: 'profile.completed' });
  expect(actor.getSnapshot().matches({ identity: { seeker: { profile: 'complete' } } })).toBe(true);
});

test('a guest login that fails is tried again after 1, 2, 4, 8, 16, 30 and 30 seconds', async () => {
  const { clock, guest } = start({ told: told(noSession) });
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const tries = guest.length;
    await guest.at(-1)?.fail(broken);
    clock.increment(seconds * 1_000 - 1);
    expect(guest).toHaveLength(tries);
    clock.increment(1);
    expect(guest).toHaveLength(tries + 1);
  }
});

test('an expired seeker is dropped with the way back kept, until they are in again', async () => {
  const { actor, drop } = start({ told: told(seekerSession) });
  actor.send({ type: 'session.expired', wayBack: '/job/x-7?a=1' });
  await drop[0]?.answer();
  expect(actor.getSnapshot()).toMatchObject({ value: { identity: { expired: 'dropped' } }, context: { session: null, wayBack: '/job/x-7?a=1' } });
  actor.send({ type: 'session.began', session: seekerSession });
  expect(actor.getSnapshot()).toMatchObject({ value: { identity: { seeker: { profile: 'complete' } } }, context: { wayBack: null } });
});

test('an expired seeker may go on as a guest', async () => {
  const { actor, drop, guest } = start({ told: told(seekerSession) });
  actor.send({ type: 'session.expired', wayBack: '/' });
  await drop[0]?.answer();
  actor.send({ type: 'guest.continued' });
  expect(guest).toHaveLength(1);
});

test("a guest's expired session is renewed without a word", () => {
  const { actor, guest } = start({ told: told(guestSession) });
  actor.send({ type: 'session.expired', wayBack: '/' });
  expect(actor.getSnapshot().matches({ identity: { guest: 'signingIn' } })).toBe(true);
  expect(guest).toHaveLength(1);
});

test('notifications are asked for only at default, and only once something is worth it', async () => {
  const { actor, read, ask } = start({ told: told(guestSession) });
  actor.send({ type: 'notification.wanted' });
  await read[0]?.answer('default');
  expect(ask).toHaveLength(0);
  actor.send({ type: 'notification.wanted' });
  await ask[0]?.answer('denied');
  actor.send({ type: 'notification.wanted' });
  expect(ask).toHaveLength(1);
  expect(actor.getSnapshot().matches({ permission: 'denied' })).toBe(true);
});

test('what was not wanted is kept, and not offered again, but can still be asked for', async () => {
  const kept = vi.fn();
  const { actor, read, ask } = start({ told: told(guestSession) }, { keepDeclined: kept });
  await read[0]?.answer('default');
  expect(actor.getSnapshot().matches({ permission: { default: 'open' } })).toBe(true);
  actor.send({ type: 'notification.declined' });
  expect([kept.mock.calls.length, actor.getSnapshot().can({ type: 'notification.declined' }), ask.length]).toEqual([1, false, 0]);
  actor.send({ type: 'notification.wanted' });
  expect(ask).toHaveLength(1);
  const next = start({ told: told(guestSession) });
  await next.read[0]?.answer('declined');
  expect(next.actor.getSnapshot().matches({ permission: { default: 'declined' } })).toBe(true);
});

test('the background worker is told when the page is hidden and seen', () => {
  const { actor } = start({ told: told(guestSession) });
  const seen: string[] = [];
  actor.on('visibility.changed', ({ visibility }) => seen.push(visibility));
  actor.send({ type: 'page.hidden' });
  actor.send({ type: 'page.hidden' });
  actor.send({ type: 'page.shown' });
  expect(seen).toEqual(['inactive', 'active']);
});

test('a doubted connection is tried until the server answers', async () => {
  const { actor, clock, ping } = start({ told: told(guestSession) });
  actor.send({ type: 'connection.doubted' });
  await ping[0]?.fail(broken);
  clock.increment(1_000);
  await ping[1]?.answer();
  expect(actor.getSnapshot().matches({ connection: 'online' })).toBe(true);
});
