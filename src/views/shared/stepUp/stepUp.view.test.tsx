// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import type { InputFrom } from 'xstate';
import { both, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { type Scene, unseen } from '../../../../tests/support/view-plan.ts';
import { stepUpFlow } from '../../../machines/stepUp/stepUp.fixtures.ts';
import type { stepUpMachine } from '../../../machines/stepUp/stepUp.machine.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

function ProofDialog({ machine, input, options }: Scene<typeof stepUpMachine> & { input: InputFrom<typeof stepUpMachine> }) {
  const proof = useActorRef(machine, { ...options, input });
  return <StepUpDialog proof={proof} />;
}
const asksForProof = (screen: { queryByLabelText: (text: RegExp) => unknown }) => {
  if (!screen.queryByLabelText(/^(Password|Authenticator code|Digit 1 of 6)/)) throw new Error('no input is requested');
};
const ends = unseen('the dialog closes with the chart, and the caller continues');

viewPaths(stepUpFlow)({
  view: (scene) => (
    <Frame>
      <ProofDialog {...scene} />
    </Frame>
  ),
  gestures: {
    'proof.submitted': async (user, screen, { text }) => {
      const first = screen.queryByLabelText('Digit 1 of 6');
      if (first) {
        const again = screen.queryByRole('button', { name: words('getStarted:continue') });
        if (again) return user.click(again);
        await user.click(first);
        return user.paste(text);
      }
      const field = screen.getByLabelText(/^(Password|Authenticator code)/);
      await user.clear(field);
      await user.type(field, text);
      await user.click(screen.getByRole('button', { name: words('account:proof.submit') }));
    },
    'code.resendRequested': press('account:proof.resend'),
    'method.changed': (user, screen) => waitFor(() => user.click(screen.getByRole('button', { name: /^(Use my password|Email me a code instead)$/ }))),
    'proof.retried': press('common:retry'),
    'login.requested': press('account:proof.signIn'),
    'proof.dismissed': press('common:close'),
  },
  // While it isn't known whether reauthentication is needed, nothing is shown.
  cannot: (event, before) => before.matches('learning') && (event.type === 'proof.dismissed' || event.type === 'method.changed'),
  shows: {
    learning: unseen('the button that requested it is busy'),
    unlearned: both(says('account:proof.unlearned'), offers('common:retry')),
    unprovable: both(says('account:proof.unprovable'), offers('account:proof.signIn')),
    leaving: offers('account:proof.signIn', { busy: true }),
    starting: unseen('decides right away'),
    sending: says('account:proof.sending'),
    unsent: says('account:proof.unsent'),
    early: unseen('decides right away'),
    'asking.fresh': asksForProof,
    'asking.early': both(asksForProof, says('account:proof.early')),
    'asking.wrong': both(asksForProof, (screen) => screen.getByText(/^(That password isn’t right|That code isn’t right)/)),
    'asking.expired': both(asksForProof, says('account:proof.expired')),
    'asking.failed': both(asksForProof, says('account:proof.failed')),
    checking: (screen) => {
      if (!document.querySelector('button[aria-busy=true]') && !screen.queryByText(words('getStarted:code.verifying')))
        throw new Error('nothing is being checked');
    },
    tooMany: says('account:proof.tooMany'),
    proven: ends,
    abandoned: ends,
  },
});
