// @vitest-environment jsdom
import { act, type Screen } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';
import { both, Frame, leadsTo, offers, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, fromView, unseen } from '../../../tests/support/view-plan.ts';
import { sessionFlow } from '../../machines/session/session.fixtures.ts';
import { loadParts } from '../core/deferred.tsx';
import { LaterCodeProvider } from './LaterCodeFlow.tsx';
import { OutageProvider } from './Outage.tsx';
import { SessionProvider } from '../core/SessionFlow.tsx';
import { RequestCacheProvider } from '../core/useRequest.ts';
import { Shell } from './Shell.tsx';

const calls = vi.hoisted(() => {
  type Listener = (failure: { status: number; kind: string }, name: string) => void;
  const listeners = new Set<Listener>();
  const failed: Listener = (failure, name) => listeners.forEach((listener) => listener(failure, name));
  return { listeners, failed };
});

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/api.ts', () => ({
  api: () => new Promise(() => {}),
  onCallFailed: (listener: typeof calls.failed) => {
    calls.listeners.add(listener);
    return () => calls.listeners.delete(listener);
  },
}));

beforeAll(() => vi.stubGlobal('scrollTo', () => {}));
await loadParts();

const browser = fromElsewhere('sent by the browser');
const account = (screen: Screen) => screen.getByRole('button', { name: words('layout:account.menu', { name: 'Ana Reyes' }) });
/** The page is usable, and shows no account. */
const visitor = (screen: Screen) => {
  screen.getByRole('main');
  if (screen.queryByRole('button', { name: /^Your account/ })) throw new Error('an account is shown');
};
const permission = unseen('the browser asks in a window of its own, and the page doesn’t depend on the answer');
const visibility = unseen('a background page isn’t visible');

viewPaths(sessionFlow)({
  view: ({ input }) => (
    <Frame at="/jobs-hiring/accountant-jobs" isBare {...(input.initial ? { session: input.initial.session } : {})}>
      <LaterCodeProvider>
        <OutageProvider>
          <SessionProvider>
            <RequestCacheProvider>
              <Shell>
                <p>A page.</p>
              </Shell>
            </RequestCacheProvider>
          </SessionProvider>
        </OutageProvider>
      </LaterCodeProvider>
    </Frame>
  ),
  cannot: (event, before) => event.type === 'guest.continued' && !before.matches({ identity: { expired: 'dropped' } }),
  gestures: {
    'session.began': fromElsewhere('sent by the views of signing in, registering and quick apply'),
    'session.expired': () => act(() => calls.failed({ status: 401, kind: 'refused' }, 'listSavedJobs')),
    'guest.continued': fromView('identity.expired.dropped', 'the app leads to /get-started by itself'),
    'logout.requested': async (user, screen) => {
      await user.click(account(screen));
      // jsdom opens no popovers, so their content counts as hidden.
      await user.click(screen.getByRole('button', { name: words('layout:logOut'), hidden: true }));
    },
    'notification.wanted': fromElsewhere('sent by the offer next to something worth notifying about'),
    'notification.declined': fromElsewhere('sent by the same offer'),
    'connection.doubted': () => act(() => calls.failed({ status: 0, kind: 'unreachable' }, 'searchJobs')),
    'connection.lost': browser,
    'connection.restored': browser,
    'page.shown': browser,
    'page.hidden': browser,
  },
  shows: {
    'identity.starting': unseen('decides right away'),
    'identity.restoring.asking': visitor,
    'identity.restoring.failed': visitor,
    'identity.guest.signingIn': visitor,
    'identity.guest.ready': visitor,
    'identity.guest.failed': visitor,
    'identity.seeker.profile.deciding': unseen('decides right away'),
    'identity.seeker.profile.incomplete': account,
    'identity.seeker.profile.complete': account,
    'identity.employer': both(account, offers('layout:nav.employers')),
    'identity.expired.dropping': visitor,
    'identity.expired.dropped': leadsTo(/^\/get-started\?redirect=/),
    'identity.loggingOut.seeker': says('layout:logOut.busy'),
    'identity.loggingOut.employer': says('layout:logOut.busy'),
    'permission.reading': permission,
    'permission.unsupported': permission,
    'permission.default.open': permission,
    'permission.default.declined': permission,
    'permission.asking': permission,
    'permission.granted': permission,
    'permission.denied': permission,
    'visibility.active': visibility,
    'visibility.inactive': visibility,
    'connection.online': () => {
      if (document.body.textContent.includes(words('common:offline.away'))) throw new Error('the page says that it is offline');
    },
    'connection.offline': says('common:offline.away'),
    'connection.reconnecting.pinging': says('common:offline.reconnecting'),
    'connection.reconnecting.waiting': says('common:offline.reconnecting'),
  },
  alike: [
    [['identity.loggingOut.seeker', 'identity.loggingOut.employer'], 'the same dialog for both'],
    [
      [
        'identity.restoring.asking',
        'identity.restoring.failed',
        'identity.guest.signingIn',
        'identity.guest.ready',
        'identity.guest.failed',
        'identity.expired.dropping',
      ],
      'one is a guest without noticing, and the public pages work in every state of it',
    ],
    [['identity.seeker.profile.incomplete', 'identity.seeker.profile.complete'], 'the profile is requested when it is needed, by applying'],
    [['connection.reconnecting.pinging', 'connection.reconnecting.waiting'], 'both are connecting again to who waits'],
  ],
});
