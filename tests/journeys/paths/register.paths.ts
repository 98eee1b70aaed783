import { getSession, register } from '../../../contract/auth.ts';
import type { EmailVerificationOutput } from '../../../src/machines/emailVerification/emailVerification.machine.ts';
import type { RegistrationAnswer } from '../../../src/machines/register/register.actors.ts';
import { registerFlow } from '../../../src/machines/register/register.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, button, field, open, press } from './gestures.ts';
import { type OwnCall, refusal, type WireCall } from './plan.ts';

const refusals = {
  emailTaken: refusal('emailTaken'),
  phoneTaken: refusal('phoneTaken'),
  invalid: refusal('parameterInvalid', { errors: { first_name: ['required'] } }),
  tooMany: refusal('tooManyAttempts', { retry_after: 60 }),
  // Another tab of the same browser signed in, so the session fetched next is a job seeker's.
  alreadyLoggedIn: refusal('alreadyLoggedIn'),
};

drivePaths(registerFlow)({
  begin: {
    visitor: open('/get-started?mode=register'),
    seeker: async (stand) => (await beSeeker(stand), open('/get-started?mode=register')(stand)),
  },
  gestures: {
    'details.submitted': async (stand, { details }) => {
      await field(stand, 'getStarted:firstName').fill(details.first_name);
      await field(stand, 'getStarted:lastName').fill(details.last_name);
      await field(stand, 'getStarted:email').fill(stand.email);
      await field(stand, 'getStarted:password').fill(details.password ?? '');
      await stand.page.getByRole('checkbox', { name: /^I agree to the Terms/ }).check();
      await button(stand, 'getStarted:register.submit').click();
    },
  },
  calls: {
    register: {
      call: register,
      reply: (answer) => (answer.ok ? 'server' : answer.failure === 'phoneFault' ? null : refusals[answer.failure]),
      before: async (stand, answer) => {
        if (!answer.ok && answer.failure === 'alreadyLoggedIn') await answerAs(stand, getSession, answer.session);
      },
    } satisfies WireCall<RegistrationAnswer>,
    // A journey tests the emailed code; here it is postponed.
    emailVerification: {
      pave: ({ user }) => (user ? null : async () => {}),
      act: (stand) => press('getStarted:verify.later')(stand),
    } satisfies OwnCall<EmailVerificationOutput>,
  },
  timers: { untilRetry: 61_000 },
});
