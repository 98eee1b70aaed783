import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { untilInstant } from '../clock.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { qrApprovalActors, type Asking, type ScanAnswer, type SettleAnswer } from './qrApproval.actors.ts';

interface QrApprovalContext {
  /** The token in the QR code; null if the URL has none. It doesn't grant access by itself. */
  token: string | null;
  isMember: boolean;
  /** The account's address, where a code for reauthentication would be sent. */
  email: string;
  asking: Asking | null;
  failure: Failure | null;
}

type QrApprovalEvent = { type: 'login.approved' } | { type: 'login.denied' } | { type: 'scan.retried' };

const isAccepted = { type: 'isAccepted', params: answerIn<ScanAnswer | SettleAnswer> } as const;
const tokenOf = ({ context }: { context: QrApprovalContext }) => ({ token: context.token ?? '' });

/**
 * On the signed-in phone that scanned a QR code (flows/qrApproval.md): shows which device wants to sign in, and approves or rejects it. Nothing is
 * approved without a click, because a code may come from a stranger's screen; nor without recent authentication, because the holder of an old session
 * could otherwise gain permanent access.
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
    storeAsking: assign((_, { answer }: { answer: ScanAnswer }) => (answer.ok ? { asking: answer.asking, failure: null } : {})),
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
          { guard: isAccepted, target: 'confirming', actions: { type: 'storeAsking', params: answerIn<ScanAnswer> } },
          refused('expired', 'expired'),
          refused('used', 'used'),
          { target: 'unknown' },
        ],
        onError: { target: 'unread', actions: storeFailure },
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
        onError: { target: 'confirming.failed', actions: storeFailure },
      },
    },
    // The code's two minutes keep running.
    proving: { ...provingState('approving', { target: 'confirming' }), after: { untilExpiry: 'expired' } },
    denying: {
      tags: 'busy',
      invoke: {
        id: 'denyLogin',
        src: 'denyLogin',
        input: tokenOf,
        onDone: [{ guard: isAccepted, target: 'denied' }, refused('expired', 'expired'), refused('used', 'used'), { target: 'unknown' }],
        onError: { target: 'confirming.failed', actions: storeFailure },
      },
    },
    approved: {},
    denied: {},
    expired: {},
    used: {},
    unknown: {},
  },
});
