import { createQrLogin } from '../../../contract/login.ts';
import { approveQrLogin, denyQrLogin, scanQrLogin } from '../../../contract/qr.ts';
import type { ScanAnswer, SettleAnswer } from '../../../src/machines/qrApproval/qrApproval.actors.ts';
import { qrApprovalFlow } from '../../../src/machines/qrApproval/qrApproval.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press, retry, send } from './gestures.ts';
import { refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

/** Another device shows a code: what the phone's camera opens. */
async function scan(stand: Stand): Promise<void> {
  const other = await stand.context.browser()?.newContext();
  if (!other) throw new Error('there is no browser');
  const { text } = (await send({ ...stand, context: other }, createQrLogin, {})) as { text: string };
  await other.close();
  await open(new URL(text).pathname + new URL(text).hash)(stand);
}

const refusals = { expired: refusal('linkExpired'), used: refusal('linkUsed'), unknown: refusal('notFound'), proofNeeded: refusal('proofNeeded') };
const settled = (answer: ScanAnswer | SettleAnswer): Reply => (answer.ok ? 'server' : refusals[answer.failure]);

drivePaths(qrApprovalFlow)({
  begin: {
    member: async (stand) => (await beSeeker(stand), scan(stand)),
    guest: scan,
    bare: async (stand) => (await beSeeker(stand), open('/qr-approval')(stand)),
  },
  gestures: { 'login.approved': press('qrApproval:confirm.approve'), 'login.denied': press('qrApproval:confirm.deny'), 'scan.retried': retry },
  calls: {
    scanCode: { call: scanQrLogin, reply: settled } satisfies WireCall<ScanAnswer>,
    approveLogin: { call: approveQrLogin, reply: settled } satisfies WireCall<SettleAnswer>,
    denyLogin: { call: denyQrLogin, reply: settled } satisfies WireCall<SettleAnswer>,
    stepUp: proof,
  },
  timers: { untilExpiry: 121_000 },
});
