import { assign, emit, setup, stateIn } from 'xstate';
import type { Session } from '../../../contract/records.ts';
import type { LogoutOutput } from '../logout/logout.machine.ts';
import { type Permission, type TimedSession, sessionActors } from './session.actors.ts';
import { notificationPermission } from './session.permission.ts';
import type { Identity, SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts';

const backoff = (tries: number) => Math.min(30_000, 1_000 * 2 ** Math.max(0, tries - 1));
const hasCompleteProfile = (session: Session | null) => session?.user?.is_profile_completed === true && !session.user.is_profile_update_required;
const sessionIn = ({ event }: { event: { output: TimedSession } }) => ({ answer: event.output });
const begunIn = ({ event }: { event: { session: Session } }) => ({ session: event.session });
/** How a user's session ends: on the server, remembering where to return, or by signing out. */
const endingsOf = (who: 'seeker' | 'employer') => ({
  'session.expired': {
    target: '#session.identity.expired' as const,
    actions: ['dropSession' as const, { type: 'storeWayBack' as const, params: ({ event }: { event: { wayBack: string } }) => ({ wayBack: event.wayBack }) }],
  },
  'logout.requested': `#session.identity.loggingOut.${who}` as const,
});

/**
 * Who uses the browser, for the whole app: a guest automatically, a job seeker after signing in. The public pages stay usable in every state. A job
 * seeker's expired session remembers where to return; a guest's is renewed silently.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    emitted: SessionEmitted;
    tags: Identity | 'busy';
    children: { logout: 'logout' };
  },
  actors: sessionActors,
  guards: {
    isKind: ({ context }, params: { kind: Session['kind'] }) => context.session?.kind === params.kind,
    isSeeker: (_, params: { answer: TimedSession }) => params.answer.session.kind === 'seeker',
    isEmployer: (_, params: { session: Session }) => params.session.kind === 'recruiter',
    isGuest: (_, params: { answer: TimedSession }) => params.answer.session.kind === 'guest',
    isLeavingEmployer: stateIn({ identity: { loggingOut: 'employer' } }),
    isProfileComplete: ({ context }) => hasCompleteProfile(context.session),
    hasLeft: (_, params: { loggedOut: boolean }) => params.loggedOut,
    isPermission: (_, params: { answer: Permission; is: Permission }) => params.answer === params.is,
  },
  actions: {
    storeRestored: assign((_, params: { answer: TimedSession }) => ({ session: params.answer.session, clockOffset: params.answer.clockOffset, tries: 0 })),
    storeSession: assign((_, params: { session: Session }) => ({ session: params.session, wayBack: null, tries: 0 })),
    dropSession: assign({ session: null }),
    storeWayBack: assign({ wayBack: (_, params: { wayBack: string }) => params.wayBack }),
    forgetWayBack: assign({ wayBack: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    countPing: assign({ pings: ({ context }) => context.pings + 1 }),
    resetPings: assign({ pings: 0 }),
    /** Stores on this device not to offer it again. services/session provides it. */
    storeDeclined: () => {},
    /** Emitted once and not stored: whoever signed out goes there, and from there wherever they like. */
    emitSignedOut: emit((_, { output }: { output: LogoutOutput }) => ({
      type: 'signedOut' as const,
      target: output.loggedOut ? output.target : '/',
      isReload: output.loggedOut && output.isReload,
    })),
    emitVisibility: emit((_, params: { visibility: 'active' | 'inactive' }) => ({ type: 'visibility.changed' as const, visibility: params.visibility })),
  },
  delays: {
    // 1, 2, 4 … 30 s (flows/session.md).
    untilNextTry: ({ context }) => backoff(context.tries),
    untilNextPing: ({ context }) => backoff(context.pings),
  },
}).createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input: { deviceId, initial } }) => {
    return { deviceId, session: initial?.session ?? null, wayBack: null, clockOffset: initial?.clockOffset ?? 0, tries: 0, pings: 0 };
  },
  invoke: { id: 'watchPage', src: 'watchPage' },
  states: {
    identity: {
      initial: 'starting',
      on: {
        'session.began': [
          { guard: { type: 'isEmployer', params: begunIn }, target: '.employer', actions: { type: 'storeSession', params: begunIn } },
          { target: '.seeker', actions: { type: 'storeSession', params: begunIn } },
        ],
      },
      states: {
        starting: {
          always: [
            { guard: { type: 'isKind', params: { kind: 'seeker' } }, target: 'seeker' },
            { guard: { type: 'isKind', params: { kind: 'recruiter' } }, target: 'employer' },
            { guard: { type: 'isKind', params: { kind: 'guest' } }, target: 'guest.ready' },
            { guard: { type: 'isKind', params: { kind: 'none' } }, target: 'guest' },
            { target: 'restoring' },
          ],
        },
        restoring: {
          initial: 'asking',
          states: {
            asking: {
              tags: 'busy',
              invoke: {
                id: 'restoreSession',
                src: 'restoreSession',
                onDone: [
                  { guard: { type: 'isSeeker', params: sessionIn }, target: '#session.identity.seeker', actions: { type: 'storeRestored', params: sessionIn } },
                  {
                    guard: { type: 'isEmployer', params: ({ event }) => event.output },
                    target: '#session.identity.employer',
                    actions: { type: 'storeRestored', params: sessionIn },
                  },
                  {
                    guard: { type: 'isGuest', params: sessionIn },
                    target: '#session.identity.guest.ready',
                    actions: { type: 'storeRestored', params: sessionIn },
                  },
                  { target: '#session.identity.guest' },
                ],
                onError: { target: 'failed', actions: 'countTry' },
              },
            },
            // A call was refused for lack of a session, so somebody waits for one.
            failed: { after: { untilNextTry: 'asking' }, on: { 'connection.restored': 'asking', 'session.expired': 'asking' } },
          },
        },
        guest: {
          initial: 'signingIn',
          states: {
            signingIn: {
              tags: 'busy',
              invoke: {
                id: 'signInGuest',
                src: 'signInGuest',
                input: ({ context }) => ({ deviceId: context.deviceId }),
                onDone: { target: 'ready', actions: { type: 'storeRestored', params: sessionIn } },
                onError: { target: 'failed', actions: 'countTry' },
              },
            },
            ready: { tags: 'guest', on: { 'session.expired': { target: 'signingIn', actions: 'dropSession' } } },
            failed: { after: { untilNextTry: 'signingIn' }, on: { 'connection.restored': 'signingIn', 'session.expired': 'signingIn' } },
          },
        },
        seeker: {
          tags: 'seeker',
          initial: 'profile',
          on: endingsOf('seeker'),
          states: {
            profile: {
              initial: 'deciding',
              states: {
                deciding: { always: [{ guard: 'isProfileComplete', target: 'complete' }, { target: 'incomplete' }] },
                incomplete: {},
                complete: {},
              },
            },
          },
        },
        // Sees the public pages; employers do their work on the employers' site.
        employer: { tags: 'employer', on: endingsOf('employer') },
        expired: {
          initial: 'dropping',
          on: { 'guest.continued': { target: 'guest', actions: 'forgetWayBack' } },
          states: { dropping: { tags: 'busy', invoke: { id: 'dropSession', src: 'dropSession', onDone: 'dropped' } }, dropped: {} },
        },
        loggingOut: {
          tags: 'busy',
          invoke: {
            id: 'logout',
            src: 'logout',
            input: ({ event }) =>
              event.type === 'logout.requested' ? { path: event.path, ...(event.to === undefined ? {} : { to: event.to }) } : { path: '/' },
            onDone: [
              {
                guard: { type: 'hasLeft', params: ({ event }) => ({ loggedOut: event.output.loggedOut }) },
                target: 'guest',
                actions: ['dropSession', { type: 'emitSignedOut', params: ({ event }) => ({ output: event.output }) }],
              },
              { guard: 'isLeavingEmployer', target: 'employer' },
              { target: 'seeker' },
            ],
          },
          // Until it's done, pages still show the signed-in user.
          initial: 'seeker',
          states: { seeker: { tags: 'seeker' }, employer: { tags: 'employer' } },
        },
      },
    },
    permission: notificationPermission,
    visibility: {
      initial: 'active',
      states: {
        active: { on: { 'page.hidden': { target: 'inactive', actions: { type: 'emitVisibility', params: { visibility: 'inactive' } } } } },
        inactive: { on: { 'page.shown': { target: 'active', actions: { type: 'emitVisibility', params: { visibility: 'active' } } } } },
      },
    },
    connection: {
      initial: 'online',
      on: { 'connection.lost': '.offline' },
      states: {
        online: { on: { 'connection.doubted': 'reconnecting' } },
        offline: { on: { 'connection.restored': 'reconnecting' } },
        reconnecting: {
          initial: 'pinging',
          exit: 'resetPings',
          states: {
            pinging: {
              invoke: { id: 'pingServer', src: 'pingServer', onDone: '#session.connection.online', onError: { target: 'waiting', actions: 'countPing' } },
            },
            waiting: { after: { untilNextPing: 'pinging' }, on: { 'connection.restored': 'pinging' } },
          },
        },
      },
    },
  },
});
