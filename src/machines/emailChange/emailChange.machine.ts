import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { emailChangeActors, type EmailChangeAnswer } from './emailChange.actors.ts';
import { failingActions, storeFailure } from '../failing.ts';

interface EmailChangeContext {
  /** The ticket in the link; null if the URL has none. */
  ticket: string | null;
  isMember: boolean;
  /** The account's current address, where a code for reauthentication would be sent. */
  email: string;
  changedTo: string | null;
  failure: Failure | null;
}

const accepted = { type: 'isAccepted', params: answerIn<EmailChangeAnswer> } as const;

/**
 * Follows the link in the email to a new address. The link proves control of the address; changing the account also takes a session and a recent
 * reauthentication, so that a link requested by somebody else changes nothing.
 */
export const emailChangeMachine = setup({
  types: {} as {
    context: EmailChangeContext;
    events: { type: 'change.retried' };
    input: Pick<EmailChangeContext, 'ticket' | 'isMember' | 'email'>;
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: emailChangeActors,
  guards: {
    ...answerGuards,
    ...proofGuards,
    hasNoTicket: ({ context }) => context.ticket === null,
    isMember: ({ context }) => context.isMember,
  },
  actions: {
    ...failingActions,
    storeAddress: assign((_, { answer }: { answer: EmailChangeAnswer }) => (answer.ok ? { changedTo: answer.email, failure: null } : {})),
  },
}).createMachine({
  id: 'emailChange',
  context: ({ input }) => ({ ...input, changedTo: null, failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasNoTicket', target: 'unknown' }, { guard: 'isMember', target: 'changing' }, { target: 'signedOut' }] },
    /** The link stays valid: it is opened again after signing in. */
    signedOut: {},
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ context }) => ({ ticket: context.ticket ?? '' }),
        onDone: [
          { guard: accepted, target: 'changed', actions: { type: 'storeAddress', params: answerIn<EmailChangeAnswer> } },
          refused('proofNeeded', 'proving'),
          refused('signedOut', 'signedOut'),
          refused('used', 'used'),
          refused('expired', 'expired'),
          refused('taken', 'taken'),
          { target: 'unknown' },
        ],
        onError: { target: 'failed', actions: storeFailure },
      },
    },
    /** The server requires a reauthentication newer than the link; an earlier one would be refused again. */
    proving: {
      invoke: { ...provingState('changing', { target: 'unproven' }).invoke, input: ({ context }) => ({ email: context.email, isAnew: true }) },
    },
    unproven: { on: { 'change.retried': 'changing' } },
    failed: { on: { 'change.retried': 'changing' } },
    changed: {},
    used: {},
    expired: {},
    unknown: {},
    taken: {},
  },
});
