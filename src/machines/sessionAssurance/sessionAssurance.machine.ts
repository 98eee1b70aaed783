import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import { type AssuranceContext, type AssuranceEvent, type AssuranceRefusal, type Method, PROOF_LIFETIME } from './sessionAssurance.types.ts';
import { DAY } from '../../../contract/durations.ts';

/** The authentication a session starts with, and when it starts. */
interface Proof {
  provenAt: string;
  method: Method;
  at: string;
}

const refuse = (reason: AssuranceRefusal) => ({ actions: { type: 'refuse' as const, params: { reason } } });
const suspended = { guard: { type: 'isSuspended' as const, params: ({ event }: { event: { isSuspended: boolean } }) => event }, ...refuse('accountSuspended') };
const isStale = { type: 'isStale' as const, params: ({ event }: { event: { at: string } }) => ({ at: event.at }) };

type Args<E> = { context: AssuranceContext; event: E };
const begin = <E>(params: (args: Args<E>) => Proof) => [
  { type: 'storeProof' as const, params },
  { type: 'beginSession' as const, params },
];
/** Authenticated now, with the method of the event. */
const provenNow = ({ event }: Args<{ method: Method; at: string }>): Proof => ({ method: event.method, provenAt: event.at, at: event.at });
const provenBy =
  (method: Method) =>
  ({ event }: Args<{ at: string }>): Proof => ({ method, provenAt: event.at, at: event.at });
/** Authenticated with the first step, at that time: choosing an account proves nothing. */
const provenByFirst = ({ context, event }: Args<{ at: string }>): Proof => ({
  method: context.method ?? 'code',
  provenAt: context.provenAt ?? event.at,
  at: event.at,
});
/** Authenticated when the lending session was. */
const lent = ({ event }: Args<{ method: Method; provenAt: string; at: string }>): Proof => ({
  method: event.method,
  provenAt: event.provenAt,
  at: event.at,
});
/** Replaces the session by one that claims no more than this one did. */
const rotate = [{ type: 'endThisSession' as const }, { type: 'beginSessionAlike' as const }];
const firstProof = { type: 'isFirst' as const, params: ({ event }: { event: { isFirst: boolean } }) => ({ isFirst: event.isFirst }) };

const onSignedIn = {
  'guest.began': refuse('alreadyLoggedIn'),
  'account.registered': refuse('alreadyLoggedIn'),
  'account.identified': refuse('alreadyLoggedIn'),
  'session.lent': refuse('alreadyLoggedIn'),
} as const;

/**
 * How the user of a browser has authenticated, and what that allows: a guest, somebody identified whose second factor or choice of account is
 * missing, somebody signed in and, for 15 minutes after authenticating, somebody who may change the account's sign-in methods. The server runs it for
 * every call that grants, upgrades, renews or ends a session, and performs its effects in the same transaction; no route does so on its own.
 *
 * Two rules always apply: a session never claims a later authentication than the session it comes from, and the first person to verify an address
 * takes the account over from the person who registered it.
 */
export const sessionAssuranceMachine = setup({
  types: {} as { context: AssuranceContext; events: AssuranceEvent; input: Partial<AssuranceContext> },
  guards: {
    isSuspended: (_, params: { isSuspended: boolean }) => params.isSuspended,
    isOneOfSeveral: (_, params: { accounts: number }) => params.accounts > 1,
    needsSecondFactor: (_, params: { hasSecondFactor: boolean }) => params.hasSecondFactor,
    /** A passkey counts as two factors: the device, and what unlocks it. */
    needsMore: (_, { method, hasSecondFactor }: { method: Method; hasSecondFactor: boolean }) => hasSecondFactor && method !== 'passkey',
    isFirst: (_, params: { isFirst: boolean }) => params.isFirst,
    isLenderGone: (_, params: { isLenderLive: boolean }) => !params.isLenderLive,
    isUnheard: (_, params: { isUnheard: boolean }) => params.isUnheard,
    wasProvenLately: (_, { provenAt, at }: { provenAt: string; at: string }) => Date.parse(at) - Date.parse(provenAt) < PROOF_LIFETIME,
    /** The request may have come from the owner's unattended browser: the password or the mailbox proves that the owner wants it. */
    wasProvenSince: ({ context }, { askedAt }: { askedAt: string }) => context.provenAt !== null && Date.parse(context.provenAt) >= Date.parse(askedAt),
    isStale: ({ context }, { at }: { at: string }) => context.provenAt === null || Date.parse(at) - Date.parse(context.provenAt) >= PROOF_LIFETIME,
    isOver: ({ context }, { at }: { at: string }) => context.expiresAt !== null && Date.parse(at) >= Date.parse(context.expiresAt),
  },
  actions: {
    storeProof: assign((_, { provenAt, method, at }: Proof) => ({
      provenAt,
      method,
      expiresAt: new Date(Date.parse(at) + LIMITS.cookieDays * DAY).toISOString(),
    })),
    storeFirst: assign((_, { method, at }: { method: Method; at: string }) => ({ method, provenAt: at })),
    forget: assign({ provenAt: null, method: null, expiresAt: null }),
    beginSession: (_args, _params: { provenAt: string | null; method: Method | null; at?: string }) => undefined,
    beginSessionAlike: () => undefined,
    endThisSession: () => undefined,
    endOtherSessions: () => undefined,
    endAllSessions: () => undefined,
    askWhichAccount: (_args, _params: { method: Method }) => undefined,
    askSecondFactor: (_args, _params: { method: Method }) => undefined,
    removeWaysIn: (_args, _params: { keeps: 'founding' | 'nothing' }) => undefined,
    undoRecentWaysIn: () => undefined,
    revokePending: () => undefined,
    prolong: () => undefined,
    /** The call that required reauthentication may continue. */
    allow: () => undefined,
    refuse: (_args, _params: { reason: AssuranceRefusal }) => undefined,
  },
}).createMachine({
  id: 'sessionAssurance',
  context: ({ input }) => ({ provenAt: null, method: null, expiresAt: null, ...input }),
  initial: 'anonymous',
  states: {
    anonymous: {
      initial: 'none',
      on: {
        'account.registered': {
          target: 'signedIn.proven',
          actions: begin(provenBy('registration')),
        },
        'account.identified': [
          {
            guard: { type: 'isOneOfSeveral', params: ({ event }) => event },
            target: 'identified.choosingAccount',
            actions: [
              { type: 'storeFirst', params: ({ event }) => event },
              { type: 'askWhichAccount', params: ({ event }) => ({ method: event.method }) },
            ],
          },
          suspended,
          {
            guard: { type: 'needsMore', params: ({ event }) => event },
            target: 'identified.secondFactor',
            actions: [
              { type: 'storeFirst', params: ({ event }) => event },
              { type: 'askSecondFactor', params: ({ event }) => ({ method: event.method }) },
            ],
          },
          { target: 'signedIn.proven', actions: begin(provenNow) },
        ],
        'session.lent': [
          suspended,
          { guard: { type: 'isLenderGone', params: ({ event }) => event }, ...refuse('loginLapsed') },
          { guard: { type: 'wasProvenLately', params: ({ event }) => event }, target: 'signedIn.proven', actions: begin(lent) },
          { target: 'signedIn.authenticated', actions: begin(lent) },
        ],
        // The reader of the mailbox owns the address: sign-in methods that somebody else attached are removed, then the login continues.
        'address.proven': {
          guard: firstProof,
          actions: [{ type: 'removeWaysIn', params: { keeps: 'nothing' } }, 'endAllSessions'],
        },
        'password.reset': [
          { guard: firstProof, actions: [{ type: 'removeWaysIn', params: { keeps: 'nothing' } }, 'endAllSessions'] },
          { actions: ['undoRecentWaysIn', 'endAllSessions'] },
        ],
        'proof.required': refuse('credentialsMissing'),
        'identity.proven': refuse('credentialsMissing'),
        'password.changed': refuse('credentialsMissing'),
        'address.changed': refuse('credentialsMissing'),
        'others.ended': refuse('credentialsMissing'),
      },
      states: {
        none: { on: { 'guest.began': { target: 'guest', actions: { type: 'beginSession', params: { provenAt: null, method: null } } } } },
        guest: {
          on: {
            'session.used': { actions: 'prolong' },
            'session.ended': { target: '#sessionAssurance.ended', actions: 'endThisSession' },
          },
        },
      },
    },
    identified: {
      initial: 'choosingAccount',
      on: { 'login.abandoned': { target: 'anonymous', actions: 'forget' }, 'proof.required': refuse('credentialsMissing') },
      states: {
        choosingAccount: {
          on: {
            'account.chosen': [
              suspended,
              {
                guard: { type: 'needsMore', params: ({ context, event }) => ({ method: context.method ?? 'code', hasSecondFactor: event.hasSecondFactor }) },
                target: 'secondFactor',
                actions: { type: 'askSecondFactor', params: ({ context }) => ({ method: context.method ?? 'code' }) },
              },
              { target: '#sessionAssurance.signedIn.proven', actions: begin(provenByFirst) },
            ],
          },
        },
        secondFactor: {
          on: {
            'secondFactor.passed': [suspended, { target: '#sessionAssurance.signedIn.proven', actions: begin(provenBy('secondFactor')) }],
          },
        },
      },
    },
    signedIn: {
      initial: 'proven',
      on: {
        ...onSignedIn,
        'identity.proven': { target: '.proven', actions: ['endThisSession', ...begin(provenNow)] },
        // Entering the code in the account's own session proves to be its creator: the sign-in methods from registration stay.
        'address.proven': { guard: firstProof, actions: [{ type: 'removeWaysIn', params: { keeps: 'founding' } }, 'endOtherSessions'] },
        'session.used': { actions: 'prolong' },
        'answer.repeated': [{ guard: { type: 'isUnheard', params: ({ event }) => event }, actions: rotate }, refuse('loginLapsed')],
        'session.ended': { target: 'ended', actions: 'endThisSession' },
      },
      states: {
        proven: {
          on: {
            'proof.required': { actions: 'allow' },
            'password.changed': { actions: ['endAllSessions', 'beginSessionAlike'] },
            'address.changed': [{ guard: { type: 'wasProvenSince', params: ({ event }) => event }, actions: 'revokePending' }, refuse('proofNeeded')],
            'others.ended': { actions: 'endOtherSessions' },
            'time.passed': [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: '#sessionAssurance.ended' },
              { guard: isStale, target: 'authenticated' },
            ],
          },
        },
        authenticated: {
          on: {
            'proof.required': refuse('proofNeeded'),
            'password.changed': refuse('proofNeeded'),
            'address.changed': refuse('proofNeeded'),
            'others.ended': refuse('proofNeeded'),
            'time.passed': { guard: { type: 'isOver', params: ({ event }) => event }, target: '#sessionAssurance.ended' },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
});
