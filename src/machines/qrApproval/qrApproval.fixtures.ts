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
  purpose: 'On the logged-in phone that scanned a QR code: says which device asks to be let in, and lets it in or keeps it out.',
  source: 'src/machines/qrApproval/qrApproval.machine.ts',
  machine: qrApprovalMachine,
  states: {
    starting: 'Deciding by who one is, and what the address carried.',
    signedOut: 'Nobody is logged in on this phone.',
    scanned: 'What asks to be let in is being learned.',
    unread: 'That could not be learned; it can be tried again.',
    confirming: 'The device is named, and whether it may in is asked.',
    'confirming.asked': 'Nothing was pressed yet.',
    'confirming.failed': 'The answer did not arrive; it can be given again.',
    approving: 'It is being let in.',
    proving: 'Who one is has to be proven first.',
    denying: 'It is being kept out.',
    approved: 'The other device is logged in.',
    denied: 'The other device is kept out.',
    expired: 'The code is too old.',
    used: 'The code is settled, or another phone scanned it.',
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
