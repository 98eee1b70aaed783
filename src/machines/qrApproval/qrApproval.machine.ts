import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { untilInstant } from '../clock.ts';
import { failingActions, keepFailure } from '../failing.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { qrApprovalActors, type Asking, type ScanAnswer, type SettleAnswer } from './qrApproval.actors.ts';

interface QrApprovalContext {
  /** What the QR code carried; null where the address carried none. It lets nobody in by itself. */
  token: string | null;
  isMember: boolean;
  /** The account's address, where a code that proves who one is would be sent. */
  email: string;
  asking: Asking | null;
  failure: Failure | null;
}

type QrApprovalEvent = { type: 'login.approved' } | { type: 'login.denied' } | { type: 'scan.retried' };

const isAccepted = { type: 'isAccepted', params: answerIn<ScanAnswer | SettleAnswer> } as const;
const tokenOf = ({ context }: { context: QrApprovalContext }) => ({ token: context.token ?? '' });

/**
 * On the logged-in phone that scanned a QR code (flows.md, *qrApproval*): says what asks to be let in, and lets it in or keeps it out.
 * Nothing is approved without a press: a code may come from a stranger's screen. Nor without a recent proof: whoever holds an old session would let
 * themselves in for good.
 */
export const qrApprovalMachine = setup({
  types: {} as {
    context: QrApprovalContext;
    events: QrApprovalEvent;
    input: Pick<QrApprovalContext, 'token' | 'isMember' | 'email'>;
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: qrApprovalActors,
  guards: {
    isMember: ({ context }) => context.isMember,
    hasNoToken: ({ context }) => context.token === null,
    ...answerGuards,
    ...proofGuards,
  },
  actions: {
    ...failingActions,
    keepAsking: assign((_, { answer }: { answer: ScanAnswer }) => (answer.ok ? { asking: answer.asking, failure: null } : {})),
  },
  delays: { untilExpiry: ({ context }) => untilInstant(context.asking?.expiresAt ?? null, 0) },
}).createMachine({
  id: 'qrApproval',
  context: ({ input }) => ({ ...input, asking: null, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasNoToken', target: 'unknown' }, { guard: 'isMember', target: 'scanned' }, { target: 'signedOut' }],
    },
    signedOut: {},
    scanned: {
      tags: 'busy',
      invoke: {
        id: 'scanCode',
        src: 'scanCode',
        input: tokenOf,
        onDone: [
          { guard: isAccepted, target: 'confirming', actions: { type: 'keepAsking', params: answerIn<ScanAnswer> } },
          refused('expired', 'expired'),
          refused('used', 'used'),
          { target: 'unknown' },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: { on: { 'scan.retried': 'scanned' } },
    confirming: {
      initial: 'asked',
      after: { untilExpiry: 'expired' },
      on: { 'login.approved': 'approving', 'login.denied': 'denying' },
      states: { asked: {}, failed: {} },
    },
    approving: {
      tags: 'busy',
      invoke: {
        id: 'approveLogin',
        src: 'approveLogin',
        input: tokenOf,
        onDone: [
          { guard: isAccepted, target: 'approved' },
          refused('proofNeeded', 'proving'),
          refused('expired', 'expired'),
          refused('used', 'used'),
          { target: 'unknown' },
        ],
        onError: { target: 'confirming.failed', actions: keepFailure },
      },
    },
    // The code's two minutes run on meanwhile.
    proving: { ...provingState('approving', { target: 'confirming' }), after: { untilExpiry: 'expired' } },
    denying: {
      tags: 'busy',
      invoke: {
        id: 'denyLogin',
        src: 'denyLogin',
        input: tokenOf,
        onDone: [{ guard: isAccepted, target: 'denied' }, refused('expired', 'expired'), refused('used', 'used'), { target: 'unknown' }],
        onError: { target: 'confirming.failed', actions: keepFailure },
      },
    },
    approved: {},
    denied: {},
    expired: {},
    used: {},
    unknown: {},
  },
});
