// @vitest-environment jsdom
import { describe, vi } from 'vitest';
import { both, field, fill, focusesFault, Frame, isBusy, leadsTo, offers, press, reads, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { registerFlow } from '../../../machines/register/register.fixtures.ts';
import { broken } from '../../../machines/samples.ts';
import { EmployerRegister } from './EmployerRegister.tsx';
import { Register } from './Register.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

describe.each([
  { who: 'a job seeker', at: '/get-started?mode=register', View: Register, asksCompany: false, verify: 'getStarted:verify.title' },
  { who: 'an employer', at: '/employer/register', View: EmployerRegister, asksCompany: true, verify: 'verify:email.title' },
])('as $who', ({ at, View, asksCompany, verify }) => {
  viewPaths(registerFlow)({
    view: ({ input }) => (
      <Frame at={at}>
        <View input={input} />
      </Frame>
    ),
    gestures: {
      'details.submitted': async (user, screen, { details }) => {
        if (asksCompany) await fill(user, screen.getByLabelText(/^Company/), 'Seen Bakery');
        await fill(user, field(screen, 'getStarted:firstName'), details.first_name);
        await fill(user, field(screen, 'getStarted:lastName'), details.last_name);
        await fill(user, field(screen, 'getStarted:email'), details.email);
        await fill(user, screen.getByLabelText(/^Password/), details.password ?? '');
        const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree to the Terms/ });
        if (!terms.checked) await user.click(terms);
        await press('getStarted:register.submit')(user, screen);
      },
    },
    shows: {
      starting: unseen('decides right away'),
      already: leadsTo('/onsite-job'),
      filling: offers('getStarted:register.submit'),
      submitting: isBusy,
      emailTaken: both(says('errors:emailTaken'), offers('getStarted:emailTaken.signIn'), focusesFault),
      phoneTaken: both(says('errors:phoneTaken'), focusesFault),
      invalidPhone: both(says('validation:phone.invalid', { prefix: '+63', digits: '10' }), focusesFault),
      invalid: both(says('getStarted:invalid'), focusesFault),
      failed: reads(broken.message),
      tooMany: says('getStarted:tooMany'),
      verifyingEmail: both(says(verify), offers('getStarted:verify.later')),
      done: leadsTo('/jobseeker-complete-profile'),
    },
  });
});
