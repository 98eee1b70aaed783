import { LIMITS } from '../../../contract/limits.ts';
import { getSession, guestLogin, logOut } from '../../../contract/auth.ts';
import { listChats } from '../../../contract/chats.ts';
import { completeProfile, createJobPreference } from '../../../contract/profile-calls.ts';
import { chat } from '../../../src/machines/chatRoom/chat.samples.ts';
import type { TimedSession } from '../../../src/machines/session/session.actors.ts';
import { sessionFlow } from '../../../src/machines/session/session.fixtures.ts';
import { test } from '../watched.ts';
import { drivePaths } from './drive.ts';
import { addressOf, answerAs, beGuest, beRecruiter, beSeeker, button, open, press, send } from './gestures.ts';
import { type BrowserPlan, data, elsewhere, type OwnCall, refusal, type Stand, type WireCall } from './plan.ts';
import { PREFERENCE } from './recordPlan.ts';
import { bePermitted, lookFor, pinging } from './sessionPage.ts';
import { words } from './words.ts';

type Plan = BrowserPlan<typeof sessionFlow.machine>;

// The account menu is in the header of a wide page.
test.use({ viewport: { width: 1440, height: 900 } });

/** Not the home page, which signing out there would load anew. */
const away = async (stand: Stand) => {
  await open('/companies')(stand);
  // The session's calls wait for the first sign of presence.
  await stand.page.mouse.move(1, 1);
};

async function beComplete(stand: Stand): Promise<void> {
  await beSeeker(stand);
  await send(stand, createJobPreference, PREFERENCE);
  await send(stand, completeProfile, {});
  // The offer of notifications is next to a chat.
  await answerAs(stand, listChats, [chat], { page: 1, size: 20, total: 1 });
}

const inChats = (key: string) => async (stand: Stand) => {
  await stand.page.getByRole('banner').locator('a[href="/chat"]').first().click();
  await press(key)(stand);
};
const unauthorised = refusal('credentialsMissing') as { status: number; body: unknown };
const lookUnauthorised = lookFor((route) => route.fulfill({ status: unauthorised.status, json: unauthorised.body }));
const timed = { reply: ({ session }) => data(session) } satisfies Pick<WireCall<TimedSession>, 'reply'>;
const byBrowser = elsewhere('a tab of a headless browser is always in front');

const gestures: Plan['gestures'] = {
  'session.began': elsewhere('signing in, which has paths of its own'),
  'session.expired': lookUnauthorised,
  // The page does it by itself, and leads to signing in.
  'guest.continued': ({ page }) => page.getByRole('list', { name: words('getStarted:trail') }).waitFor(),
  'logout.requested': async (stand) => {
    await button(stand, 'layout:account.menu').click();
    await press('layout:logOut')(stand);
  },
  'notification.wanted': inChats('notificationCentre:push.askAction'),
  'notification.declined': inChats('notificationCentre:push.decline'),
  'connection.doubted': lookFor((route) => route.abort('connectionreset')),
  'connection.lost': ({ context }) => context.setOffline(true),
  'connection.restored': ({ context }) => context.setOffline(false),
  'page.shown': byBrowser,
  'page.hidden': byBrowser,
};

const calls: Plan['calls'] = {
  restoreSession: { call: getSession, ...timed },
  signInGuest: { call: guestLogin, ...timed },
  dropSession: { pave: () => async () => {} },
  logout: {
    hold: ({ page, kept }) =>
      page.route(
        (url) => addressOf(logOut).test(url.pathname),
        (route) => (kept.field === 'stays' ? route.fulfill({ status: 500, json: { code: 1, message: 'Down.', request_id: 'r-1' } }) : route.continue()),
      ),
    pave:
      ({ loggedOut }) =>
      async ({ kept }) =>
        void (kept.field = loggedOut ? 'leaves' : 'stays'),
    act: async (stand, { loggedOut }) => (loggedOut ? undefined : press('layout:logOut.stay')(stand)),
  } satisfies OwnCall<{ loggedOut: boolean }>,
  readPermission: { pave: (answer) => (stand) => bePermitted(stand, answer) } satisfies OwnCall<string>,
  askPermission: {
    pave:
      (answer) =>
      async ({ page }) =>
        page.evaluate((is) => void Object.assign(Notification, { requestPermission: async () => is }), answer),
  } satisfies OwnCall<string>,
  pingServer: pinging,
};

const is = (event: { type: string }, ...types: string[]) => types.includes(event.type);
const READ = 'xstate.done.actor.readPermission';

/** Who the server didn't tell the page about: what it is told later, and what it does while nobody answers. */
drivePaths(sessionFlow)({
  begin: { untold: away },
  gestures: { ...gestures, 'session.expired': async (stand) => (await lookUnauthorised(stand), stand.page.clock.runFor(LIMITS.suggestDebounce)) },
  calls,
  isFrozen: true,
  timers: { untilNextTry: 31_000 },
  cannot: (event, before) => {
    if (before.matches({ permission: 'reading' })) return !is(event, READ) || (event as unknown as { output: string }).output !== 'unsupported';
    if (before.hasTag('seeker') || before.hasTag('employer') || before.matches({ identity: { guest: 'ready' } })) return true;
    if (is(event, 'connection.doubted')) return true;
    if (is(event, 'connection.restored')) return !before.matches({ connection: 'offline' });
    const isFailed = before.matches({ identity: { restoring: 'failed' } }) || before.matches({ identity: { guest: 'failed' } });
    if (is(event, 'connection.lost')) return !isFailed || !before.matches({ connection: 'online' });
    // Offline, it is waited for the connection; then the server answers at once.
    if (before.matches({ connection: 'offline' })) return true;
    return before.matches({ connection: 'reconnecting' }) && !is(event, 'xstate.done.actor.pingServer');
  },
});

/** Whom the server rendered the page for. */
drivePaths(sessionFlow)({
  begin: {
    seeker: async (stand) => (await beComplete(stand), away(stand)),
    employer: async (stand) => (await beRecruiter(stand), away(stand)),
    guest: async (stand) => (await beGuest(stand), away(stand)),
  },
  gestures,
  calls,
  timers: { untilNextPing: 1_000 },
  cannot: (event, before) => {
    const isRestoring = before.matches({ identity: 'restoring' }) || before.matches({ identity: { guest: 'signingIn' } });
    if (before.matches({ permission: 'reading' })) return isRestoring || !is(event, READ);
    if (is(event, 'xstate.error.actor.signInGuest')) return true;
    // The page that an expired session leads to does the rest by itself.
    if (before.matches({ identity: 'expired' })) return !is(event, 'guest.continued', 'xstate.done.actor.dropSession');
    if (before.matches({ identity: 'loggingOut' })) return !event.type.startsWith('xstate.');
    if (before.matches({ permission: 'asking' })) return !is(event, 'xstate.done.actor.askPermission');
    if (is(event, 'connection.restored')) return !before.matches({ connection: 'offline' });
    if (is(event, 'notification.wanted', 'notification.declined'))
      return !before.hasTag('seeker') || !before.matches({ permission: { default: 'open' }, connection: 'online' });
    if (before.matches({ connection: 'online' })) return false;
    return !(event.type.startsWith('xstate.') && !is(event, 'xstate.done.actor.signInGuest'));
  },
});
