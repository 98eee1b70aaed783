import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import type { Asking } from './qrApproval.actors.ts';
import { qrApprovalMachine } from './qrApproval.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });
const settled = { done: [{ ok: true as const }, refused('expired'), refused('used'), refused('unknown')], error: [broken] };
export const asking: Asking = { device: { browser: 'Firefox', system: 'Windows' }, isSameNetwork: true, expiresAt: '2026-01-10T09:02:00Z' };

export const qrApprovalFlow = defineFlow({
  id: 'qrApproval',
  area: 'account',
  title: 'Approve a login by QR code',
  purpose: 'On the signed-in phone that scanned a QR code: shows which device wants to sign in, and approves or rejects it.',
  source: 'src/machines/qrApproval/qrApproval.machine.ts',
  machine: qrApprovalMachine,
  states: {
    starting: 'Deciding by the session and the URL.',
    signedOut: 'Nobody is signed in on this phone.',
    scanned: 'Fetching which device wants to sign in.',
    unread: 'Fetching failed; the user can try again.',
    confirming: 'Shows the device, and asks whether to approve it.',
    'confirming.asked': 'Nothing has been clicked yet.',
    'confirming.failed': 'The answer didn’t arrive; the user can try again.',
    approving: 'Approving.',
    proving: 'The user must reauthenticate.',
    denying: 'Rejecting.',
    approved: 'The other device is signed in.',
    denied: 'The other device was rejected.',
    expired: 'The code has expired.',
    used: 'The code was already answered, or another phone scanned it.',
    unknown: 'There is no such code.',
  },
  fixtures: {
    inputs: {
      member: { token: 'A'.repeat(43), isMember: true, email: user.email },
      guest: { token: 'A'.repeat(43), isMember: false, email: '' },
      bare: { token: null, isMember: true, email: user.email },
    },
    events: {
      'login.approved': [{ type: 'login.approved' }],
      'login.denied': [{ type: 'login.denied' }],
      'scan.retried': [{ type: 'scan.retried' }],
    },
    actors: {
      scanCode: { done: [{ ok: true, asking }, refused('expired'), refused('used'), refused('unknown')], error: [broken] },
      approveLogin: { ...settled, done: [...settled.done, refused('proofNeeded')] },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
      denyLogin: settled,
    },
    project: ({ token, isMember }) => [token !== null, isMember],
  },
});
