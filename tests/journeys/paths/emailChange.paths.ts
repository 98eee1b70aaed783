import { confirmEmailChange } from '../../../contract/settings.ts';
import type { EmailChangeAnswer } from '../../../src/machines/emailChange/emailChange.actors.ts';
import { emailChangeFlow } from '../../../src/machines/emailChange/emailChange.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { proofAnew } from './proof.ts';

const ofLetter = open(`/email-change#${'A'.repeat(43)}`);
const refusals = {
  proofNeeded: refusal('proofNeeded'),
  signedOut: refusal('credentialsMissing'),
  used: refusal('linkUsed'),
  expired: refusal('linkExpired'),
  taken: refusal('emailUsed'),
};

drivePaths(emailChangeFlow)({
  begin: {
    member: async (stand) => (await beSeeker(stand), ofLetter(stand)),
    guest: ofLetter,
    bare: async (stand) => (await beSeeker(stand), open('/email-change')(stand)),
  },
  gestures: { 'change.retried': (stand) => button(stand, 'account:emailChange.prove', 'common:retry').click() },
  calls: {
    changeEmail: {
      call: confirmEmailChange,
      reply: (answer) => {
        if (answer.ok) return data({ email: answer.email });
        // The server knows no such link.
        return answer.failure === 'unknown' ? 'server' : refusals[answer.failure];
      },
    } satisfies WireCall<EmailChangeAnswer>,
    stepUp: proofAnew,
  },
});
