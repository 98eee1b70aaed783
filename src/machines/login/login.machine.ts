import { code } from './login.code.ts';
import { identify } from './login.identify.ts';
import { magicLink } from './login.magicLink.ts';
import { passkey } from './login.passkey.ts';
import { password } from './login.password.ts';
import { choosingAccount, twoFactor } from './login.pending.ts';
import { qr } from './login.qr.ts';
import { loginSetup, WAYS_WITHOUT_ADDRESS } from './login.setup.ts';
import { social } from './login.social.ts';
import type { LoginContext, LoginOutput } from './login.types.ts';
import { targetAfterSignIn } from './target.ts';

const isChoosing = { type: 'isPending', params: { step: 'choosingAccount' } } as const;
const isHalfIn = { type: 'isPending', params: { step: 'twoFactor' } } as const;

/**
 * Signs in with any of the available methods, each in its own file. Ends with the session and the page to go to. Each refusal of the server is an
 * answer with its own transition; `onError` is left for network failures and bugs. For every method, `entered` decides what is still required; a
 * login that waited through a reload, or a trip to a social network, continues from there.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input: { email = '', arrival = null, mayLeave = false, ...input } }) => ({
    ...input,
    kind: 'email',
    address: email,
    way: 'code',
    fault: null,
    challenge: null,
    link: null,
    qr: null,
    provider: arrival?.by === 'social' ? arrival.provider : null,
    retryAt: null,
    failure: null,
    arrival,
    mayLeave,
  }),
  initial: 'starting',
  on: {
    'login.cancelled': '.cancelled',
    'account.changed': [
      { guard: 'isWaiting', target: '.abandoning' },
      { target: '.identify', actions: 'forgetAccount' },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'isMember', target: 'already' },
        { guard: { type: 'hasArrived', params: { by: 'magicLink' } }, target: 'magicLink.redeeming' },
        { guard: { type: 'hasArrived', params: { by: 'social' } }, target: 'social.returning' },
        { guard: { type: 'hasArrived', params: { by: 'waiting' } }, target: 'resuming' },
        { target: 'beginning' },
      ],
    },
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'resumeLogin',
        src: 'resumeLogin',
        onDone: { target: 'beginning', actions: { type: 'storeSession', params: ({ event }) => ({ answer: { ok: true, session: event.output } }) } },
        onError: 'beginning',
      },
    },
    beginning: {
      always: [
        { guard: 'isMember', target: 'done' },
        { guard: isChoosing, target: 'choosingAccount' },
        { guard: isHalfIn, target: 'twoFactor' },
        { guard: 'hasAddress', target: 'methods' },
        { target: 'identify' },
      ],
    },
    already: { type: 'final' },
    identify,
    methods: { on: { ...WAYS_WITHOUT_ADDRESS, 'password.chosen': 'password', 'code.chosen': 'code', 'link.chosen': 'magicLink' } },
    password,
    code,
    magicLink,
    qr,
    social,
    passkey,
    entered: { always: [{ guard: isChoosing, target: 'choosingAccount' }, { guard: isHalfIn, target: 'twoFactor' }, { target: 'done' }] },
    choosingAccount,
    twoFactor,
    lapsed: {},
    abandoning: { tags: 'busy', invoke: { id: 'abandonLogin', src: 'abandonLogin', onDone: { target: 'identify', actions: 'forgetAccount' } } },
    suspended: {},
    done: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context }) => signedIn(context),
});

function signedIn({ session, redirect, otherSites }: LoginContext): LoginOutput {
  return session?.user ? { session, target: targetAfterSignIn(session, redirect, otherSites) } : null;
}
