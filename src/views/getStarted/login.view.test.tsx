// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, field, fill, Frame, isBusy, leadsTo, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { loginFlow } from '../../machines/login/login.fixtures.ts';
import { Login } from './Login.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const digits = (screen: Screen) => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
const codeIs = (isLocked: boolean) => (screen: Screen) => {
  const [first] = screen.getAllByLabelText<HTMLInputElement>(/^Digit/);
  if (first?.disabled !== isLocked) throw new Error(`the code ${isLocked ? 'can' : 'can not'} be typed`);
};

viewPaths(loginFlow)({
  paths: 'covering',
  view: ({ input }) => (
    <Frame at="/get-started">
      <Login input={input} />
    </Frame>
  ),
  gestures: {
    'email.submitted': async (user, screen, { email }) => {
      await fill(user, field(screen, 'getStarted:email'), email);
      await press('getStarted:continue')(user, screen);
    },
    'password.chosen': (user, screen) => user.click(screen.getByRole('button', { name: new RegExp(words('getStarted:methods.password')) })),
    'code.chosen': (user, screen) => user.click(screen.getByRole('button', { name: new RegExp(words('getStarted:methods.code')) })),
    'password.submitted': async (user, screen, { password }) => {
      await fill(user, screen.getByLabelText(/^Password/), password);
      await press('getStarted:password.submit')(user, screen);
    },
    'code.submitted': async (user, screen, { code }, leaves) => {
      if (leaves.includes('code.entering.answer.failed')) return press('getStarted:continue')(user, screen);
      const [first] = digits(screen);
      await user.click(first as HTMLInputElement);
      await user.paste(code);
    },
    'code.resendRequested': (user, screen) =>
      user.click(screen.getByRole('button', { name: new RegExp(`^(${words('getStarted:code.send')}|${words('getStarted:code.resend')})$`) })),
    'method.changed': press('getStarted:method.change'),
    'account.changed': (user, screen) =>
      user.click(
        screen.getByRole('button', {
          name: new RegExp(`^(${words('getStarted:account.change').replace('?', '\\?')}|${words('getStarted:suspended.other')})$`),
        }),
      ),
    'login.cancelled': fromElsewhere('this page is left by its links; in quick apply the way back sends it'),
  },
  shows: {
    starting: unseen('decides at once'),
    already: says('getStarted:already'),
    'identify.editing': says('getStarted:email.hint'),
    'identify.invalid': says('validation:email.invalid'),
    methods: says('getStarted:methods.title'),
    'password.entering': offers('getStarted:method.change'),
    'password.checking': isBusy,
    'password.invalid': says('getStarted:password.invalid'),
    'password.serverError': says('getStarted:serverError'),
    'password.tooMany': both(says('getStarted:password'), says('getStarted:tooMany')),
    'code.sending': says('getStarted:code.sending'),
    'code.unsent': says('getStarted:code.unsent'),
    'code.entering.answer.fresh': codeIs(false),
    'code.entering.answer.wrong': says('getStarted:code.wrong'),
    'code.entering.answer.expired': says('getStarted:code.expired'),
    'code.entering.answer.used': says('getStarted:code.used'),
    'code.entering.answer.failed': both(says('getStarted:code.failed'), offers('getStarted:continue')),
    'code.entering.resend.coolingDown': says('getStarted:code.resendIn'),
    'code.entering.resend.resendable': offers('getStarted:code.resend'),
    'code.verifying': codeIs(true),
    'code.tooMany': both(says('getStarted:tooMany'), says('getStarted:code.send')),
    suspended: says('getStarted:suspended.title'),
    done: leadsTo('/onsite-job'),
    cancelled: unseen('whoever asked for the sign-in goes on without it'),
  },
});
