import { SimulatedClock, createActor, fromCallback } from 'xstate';
import { expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, employerSession, guestSession, newcomerSession, noSession, seekerSession } from '../samples.ts';
import type { PageEvent, Permission, TimedSession } from './session.actors.ts';
import { sessionFlow } from './session.fixtures.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionInput } from './session.types.ts';
import type { Session } from '../../../contract/records.ts';

pathTests(sessionFlow);

const timed = (session: TimedSession['session']): TimedSession => ({ session, clockOffset: 1_500 });

function start(input: Partial<SessionInput> = {}, actions: { storeDeclined?: () => void } = {}) {
  const [restore, guest, drop, read, ask, ping] = [
    held<TimedSession, unknown>(),
    held<TimedSession, { deviceId: string }>(),
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

test('a visitor becomes a guest automatically', async () => {
  const { actor, restore, guest } = start();
  await restore[0]?.answer(timed(noSession));
  expect(guest[0]?.input).toEqual({ deviceId: 'd-1' });
  await guest[0]?.answer(timed(guestSession));
  expect(actor.getSnapshot()).toMatchObject({ value: { identity: { guest: 'ready' } }, context: { session: guestSession, clockOffset: 1_500 } });
});

test('doesn’t fetch a session that the server sent with the page', () => {
  const { actor, restore } = start({ initial: timed(newcomerSession) });
  expect(restore).toHaveLength(0);
  expect(actor.getSnapshot().matches({ identity: { seeker: { profile: 'incomplete' } } })).toBe(true);
  // A completed profile begins a session, with the same user.
  actor.send({ type: 'session.began', session: seekerSession });
  expect(actor.getSnapshot().matches({ identity: { seeker: { profile: 'complete' } } })).toBe(true);
});

test('retries a failed guest login after 1, 2, 4, 8, 16, 30 and 30 seconds', async () => {
  const { clock, guest } = start({ initial: timed(noSession) });
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const tries = guest.length;
    await guest.at(-1)?.fail(broken);
    clock.increment(seconds * 1_000 - 1);
    expect(guest).toHaveLength(tries);
    clock.increment(1);
    expect(guest).toHaveLength(tries + 1);
  }
});

test('an expired job seeker is signed out, and returns to the same page after signing in', async () => {
  const { actor, drop } = start({ initial: timed(seekerSession) });
  actor.send({ type: 'session.expired', wayBack: '/job/x-7?a=1' });
  await drop[0]?.answer();
  expect(actor.getSnapshot()).toMatchObject({ value: { identity: { expired: 'dropped' } }, context: { session: null, wayBack: '/job/x-7?a=1' } });
  actor.send({ type: 'session.began', session: seekerSession });
  expect(actor.getSnapshot()).toMatchObject({ value: { identity: { seeker: { profile: 'complete' } } }, context: { wayBack: null } });
});

test('an expired job seeker may continue as a guest', async () => {
  const { actor, drop, guest } = start({ initial: timed(seekerSession) });
  actor.send({ type: 'session.expired', wayBack: '/' });
  await drop[0]?.answer();
  actor.send({ type: 'guest.continued' });
  expect(guest).toHaveLength(1);
});

test("a guest's expired session is renewed silently", () => {
  const { actor, guest } = start({ initial: timed(guestSession) });
  actor.send({ type: 'session.expired', wayBack: '/' });
  expect(actor.getSnapshot().matches({ identity: { guest: 'signingIn' } })).toBe(true);
  expect(guest).toHaveLength(1);
});

test('asks for notifications only at default, and only when there is something to notify about', async () => {
  const { actor, read, ask } = start({ initial: timed(guestSession) });
  actor.send({ type: 'notification.wanted' });
  await read[0]?.answer('default');
  expect(ask).toHaveLength(0);
  actor.send({ type: 'notification.wanted' });
  await ask[0]?.answer('denied');
  actor.send({ type: 'notification.wanted' });
  expect(ask).toHaveLength(1);
  expect(actor.getSnapshot().matches({ permission: 'denied' })).toBe(true);
});

test('stores that the offer was declined, doesn’t repeat it, but still allows asking', async () => {
  const declined = vi.fn();
  const { actor, read, ask } = start({ initial: timed(guestSession) }, { storeDeclined: declined });
  await read[0]?.answer('default');
  expect(actor.getSnapshot().matches({ permission: { default: 'open' } })).toBe(true);
  actor.send({ type: 'notification.declined' });
  expect([declined.mock.calls.length, actor.getSnapshot().can({ type: 'notification.declined' }), ask.length]).toEqual([1, false, 0]);
  actor.send({ type: 'notification.wanted' });
  expect(ask).toHaveLength(1);
  const next = start({ initial: timed(guestSession) });
  await next.read[0]?.answer('declined');
  expect(next.actor.getSnapshot().matches({ permission: { default: 'declined' } })).toBe(true);
});

test('informs the background worker when the page is hidden and visible', () => {
  const { actor } = start({ initial: timed(guestSession) });
  const seen: string[] = [];
  actor.on('visibility.changed', ({ visibility }) => seen.push(visibility));
  actor.send({ type: 'page.hidden' });
  actor.send({ type: 'page.hidden' });
  actor.send({ type: 'page.shown' });
  expect(seen).toEqual(['inactive', 'active']);
});

test('retries a doubted connection until the server responds', async () => {
  const { actor, clock, ping } = start({ initial: timed(guestSession) });
  actor.send({ type: 'connection.doubted' });
  await ping[0]?.fail(broken);
  clock.increment(1_000);
  await ping[1]?.answer();
  expect(actor.getSnapshot().matches({ connection: 'online' })).toBe(true);
});

const answer = (session: Session | null): TimedSession => ({ session: session as Session, clockOffset: 1_500 });
const restoring = 'identity.restoring.asking';
const answered = { sets: { clockOffset: 1_500, tries: 0 } };
const loggedOut = { loggedOut: true, target: '/', isReload: false };

stateTable(sessionFlow, { deviceId: 'd-1' }, [
  starts({ deviceId: 'd-1' }, restoring, { calls: { watchPage: undefined, readPermission: undefined, restoreSession: undefined } }),
  starts({ deviceId: 'd-1', initial: answer(seekerSession) }, 'identity.seeker.profile.complete', { sets: { clockOffset: 1_500 } }),
  starts({ deviceId: 'd-1', initial: answer(newcomerSession) }, 'identity.seeker.profile.incomplete'),
  starts({ deviceId: 'd-1', initial: answer(employerSession) }, 'identity.employer'),
  starts({ deviceId: 'd-1', initial: answer(guestSession) }, 'identity.guest.ready'),
  starts({ deviceId: 'd-1', initial: answer(noSession) }, 'identity.guest.signingIn', {
    calls: { watchPage: undefined, readPermission: undefined, signInGuest: { deviceId: 'd-1' } },
  }),
  starts({ deviceId: 'd-1' }, 'permission.reading'),
  starts({ deviceId: 'd-1' }, 'visibility.active'),
  starts({ deviceId: 'd-1' }, 'connection.online'),
  // Who uses the browser.
  [restoring, done('restoreSession', answer(seekerSession)), 'identity.seeker.profile.complete', { ...answered, given: { tries: 2 } }],
  [restoring, done('restoreSession', answer(employerSession)), 'identity.employer', { ...answered, given: { tries: 2 } }],
  [restoring, done('restoreSession', answer(guestSession)), 'identity.guest.ready', { ...answered, given: { tries: 2 } }],
  [restoring, done('restoreSession', answer(noSession)), 'identity.guest.signingIn', { calls: { signInGuest: { deviceId: 'd-1' } } }],
  [restoring, fails('restoreSession', broken), 'identity.restoring.failed', { given: { tries: 2 }, sets: { tries: 3 }, waits: { untilNextTry: 4_000 } }],
  ['identity.restoring.failed', passes('untilNextTry'), restoring, { calls: { restoreSession: undefined } }],
  ['identity.restoring.failed', { type: 'connection.restored' }, restoring, { calls: { restoreSession: undefined } }],
  ['identity.restoring.failed', { type: 'session.expired', wayBack: '/a' }, restoring, { sets: { wayBack: null }, calls: { restoreSession: undefined } }],
  [
    'identity.guest.signingIn',
    done('signInGuest', answer(guestSession)),
    'identity.guest.ready',
    { given: { tries: 2 }, sets: { session: guestSession, clockOffset: 1_500, tries: 0 } },
  ],
  ['identity.guest.signingIn', fails('signInGuest', broken), 'identity.guest.failed', { sets: { tries: 1 }, waits: { untilNextTry: 1_000 } }],
  ['identity.guest.failed', passes('untilNextTry'), 'identity.guest.signingIn', { calls: { signInGuest: { deviceId: 'd-1' } } }],
  ['identity.guest.failed', { type: 'connection.restored' }, 'identity.guest.signingIn', { calls: { signInGuest: { deviceId: 'd-1' } } }],
  [
    'identity.guest.failed',
    { type: 'session.expired', wayBack: '/a' },
    'identity.guest.signingIn',
    { sets: { wayBack: null }, calls: { signInGuest: { deviceId: 'd-1' } } },
  ],
  [
    'identity.guest.ready',
    { type: 'session.expired', wayBack: '/a' },
    'identity.guest.signingIn',
    { given: { session: guestSession }, sets: { session: null, wayBack: null } },
  ],
  // After signing in, from any state, the session decides who the user is.
  [
    '',
    { type: 'session.began', session: employerSession },
    'identity.employer',
    { given: { wayBack: '/a', tries: 2 }, sets: { session: employerSession, wayBack: null, tries: 0 } },
  ],
  [
    'identity.guest.ready',
    { type: 'session.began', session: seekerSession },
    'identity.seeker.profile.complete',
    { given: { wayBack: '/a', tries: 2 }, sets: { session: seekerSession, wayBack: null, tries: 0 } },
  ],
  ['identity.guest.ready', { type: 'session.began', session: newcomerSession }, 'identity.seeker.profile.incomplete'],
  ...['identity.seeker.profile.incomplete', 'identity.seeker.profile.complete', 'identity.employer'].flatMap((from): Row[] => [
    [
      from,
      { type: 'session.expired', wayBack: '/a' },
      'identity.expired.dropping',
      { given: { session: seekerSession }, sets: { session: null, wayBack: '/a' }, calls: { dropSession: undefined } },
    ],
    [
      from,
      { type: 'logout.requested', path: '/b' },
      from === 'identity.employer' ? 'identity.loggingOut.employer' : 'identity.loggingOut.seeker',
      { calls: { logout: { path: '/b' } } },
    ],
    [from, { type: 'logout.requested', path: '/b', to: '/c' }, 'identity.loggingOut', { calls: { logout: { path: '/b', to: '/c' } } }],
  ]),
  ['identity.expired.dropping', done('dropSession'), 'identity.expired.dropped'],
  ...['identity.expired.dropping', 'identity.expired.dropped'].map((from): Row => [
    from,
    'guest.continued',
    'identity.guest.signingIn',
    { given: { wayBack: '/a' }, sets: { wayBack: null } },
  ]),
  [
    'identity.loggingOut.seeker',
    done('logout', loggedOut),
    'identity.guest.signingIn',
    { given: { session: seekerSession }, sets: { session: null }, emits: [{ type: 'signedOut', target: '/', isReload: false }] },
  ],
  ['identity.loggingOut.seeker', done('logout', { loggedOut: false }), 'identity.seeker.profile.complete', { given: { session: seekerSession } }],
  ['identity.loggingOut.employer', done('logout', { loggedOut: false }), 'identity.employer'],
  // Whether the browser may show notifications.
  ['permission.reading', done('readPermission', 'granted'), 'permission.granted'],
  ['permission.reading', done('readPermission', 'denied'), 'permission.denied'],
  ['permission.reading', done('readPermission', 'declined'), 'permission.default.declined'],
  ['permission.reading', done('readPermission', 'default'), 'permission.default.open'],
  ['permission.reading', done('readPermission', 'unsupported'), 'permission.unsupported'],
  ['permission.default.open', 'notification.wanted', 'permission.asking', { calls: { askPermission: undefined } }],
  ['permission.default.open', 'notification.declined', 'permission.default.declined', { does: ['storeDeclined'] }],
  ['permission.default.declined', 'notification.wanted', 'permission.asking', { calls: { askPermission: undefined } }],
  ['permission.asking', done('askPermission', 'granted'), 'permission.granted'],
  ['permission.asking', done('askPermission', 'denied'), 'permission.denied'],
  ['permission.asking', done('askPermission', 'default'), 'permission.default.open'],
  // Whether the page is visible, and whether the server can be reached.
  ['', { type: 'page.hidden' }, 'visibility.inactive', { emits: [{ type: 'visibility.changed', visibility: 'inactive' }] }],
  ['visibility.inactive', { type: 'page.shown' }, 'visibility.active', { emits: [{ type: 'visibility.changed', visibility: 'active' }] }],
  ['', { type: 'connection.lost' }, 'connection.offline'],
  ['', 'connection.doubted', 'connection.reconnecting.pinging', { calls: { pingServer: undefined } }],
  ['connection.offline', { type: 'connection.restored' }, 'connection.reconnecting.pinging', { calls: { pingServer: undefined } }],
  ['connection.reconnecting.pinging', done('pingServer'), 'connection.online', { given: { pings: 3 }, sets: { pings: 0 } }],
  [
    'connection.reconnecting.pinging',
    fails('pingServer', broken),
    'connection.reconnecting.waiting',
    { given: { pings: 1 }, sets: { pings: 2 }, waits: { untilNextPing: 2_000 } },
  ],
  ['connection.reconnecting.waiting', passes('untilNextPing'), 'connection.reconnecting.pinging', { calls: { pingServer: undefined } }],
  ['connection.reconnecting.waiting', { type: 'connection.restored' }, 'connection.reconnecting.pinging'],
  ['connection.reconnecting.waiting', { type: 'connection.lost' }, 'connection.offline', { given: { pings: 3 }, sets: { pings: 0 } }],
]);
