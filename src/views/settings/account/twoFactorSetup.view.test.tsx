// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { twoFactorSetupFlow } from '../../../machines/twoFactorSetup/twoFactorSetup.fixtures.ts';
import { TwoFactorSection } from './TwoFactorSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const noDialog = () => {
  if (document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) throw new Error('a dialog is open');
};
const inDialog = (name: string) => () => {
  const dialog = document.querySelector('[role=alertdialog][data-state=open]');
  const found = [...(dialog?.querySelectorAll('button') ?? [])].find((one) => one.textContent.trim() === name);
  if (!found) throw new Error(`no “${name}” in the question`);
  return found;
};

viewPaths(twoFactorSetupFlow)({
  view: ({ input: { email } }) => (
    <Frame>
      <TwoFactorSection email={email} />
    </Frame>
  ),
  gestures: {
    'setup.requested': press('account:twoFactor.enable'),
    'setup.dismissed': (user, screen) => waitFor(() => user.click(screen.getAllByRole('button', { name: words('common:close') }).at(-1) as HTMLElement)),
    'code.submitted': async (user, screen, { code }) => {
      const again = screen.queryByRole('button', { name: words('getStarted:continue') });
      if (again) return user.click(again);
      await user.click(screen.getByLabelText('Digit 1 of 6'));
      await user.paste(code);
    },
    'codes.kept': press('account:codes.kept'),
    'renewal.requested': press('account:twoFactor.renew'),
    'disable.requested': (user, screen) => waitFor(() => user.click(screen.getByRole('button', { name: words('account:twoFactor.disable') }))),
    'disable.confirmed': (user) => user.click(inDialog(words('account:twoFactor.disable'))()),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('account:twoFactor.loading') }),
    unloadable: both(says('account:twoFactor.unloadable'), offers('common:retry')),
    'off.idle': both(noDialog, offers('account:twoFactor.enable')),
    'off.failed': both(says('account:failed'), offers('account:twoFactor.enable')),
    enrolling: offers('account:twoFactor.enable', { busy: true }),
    'confirming.fresh': both(says('account:twoFactor.scan'), (screen) => screen.getByText('JBSW Y3DP EHPK 3PXP')),
    'confirming.wrong': says('account:twoFactor.wrong'),
    'confirming.failed': says('account:twoFactor.failed'),
    verifying: says('getStarted:code.verifying'),
    tooMany: says('account:proof.tooMany'),
    showingCodes: both(says('account:codes.text'), offers('account:codes.download'), (screen) => screen.getByText('abcde-fghjk')),
    'on.idle': both(noDialog, offers('account:twoFactor.renew')),
    'on.failed': both(says('account:failed'), offers('account:twoFactor.renew')),
    renewing: offers('account:twoFactor.renew', { busy: true }),
    confirmingDisable: both(says('account:twoFactor.disableText'), inDialog(words('account:twoFactor.keep'))),
    disabling: both(says('account:twoFactor.disableText'), () => {
      if (!document.querySelector('[role=alertdialog] button[aria-busy=true]')) throw new Error('it is not being turned off');
    }),
    proving: unseen('reauthentication has paths of its own'),
    proven: unseen('decides right away'),
  },
});
