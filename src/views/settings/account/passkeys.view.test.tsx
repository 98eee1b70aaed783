// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { laptop, passkeysFlow } from '../../../machines/passkeys/passkeys.fixtures.ts';
import { PasskeysSection } from './PasskeysSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const noDialog = () => {
  if (document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) throw new Error('a dialog is open');
};
const inQuestion = () => [...document.querySelectorAll<HTMLElement>('[role=alertdialog][data-state=open] button')];

viewPaths(passkeysFlow)({
  view: ({ input: { email } }) => (
    <Frame>
      <PasskeysSection email={email} />
    </Frame>
  ),
  gestures: {
    'passkey.requested': (user, screen) => waitFor(() => user.click(screen.getByRole('button', { name: words('account:passkeys.add') }))),
    'name.submitted': async (user, screen, { name }) => {
      await fill(user, field(screen, 'account:passkeys.name'), name);
      await user.click(screen.getByRole('button', { name: words('account:passkeys.create') }));
    },
    'removal.requested': (user, screen) => waitFor(() => user.click(screen.getByRole('button', { name: `Remove ${laptop.name}` }))),
    'removal.confirmed': (user) => user.click(inQuestion().find((one) => one.textContent.trim() === 'Remove') as HTMLElement),
    'passkey.dismissed': (user, screen) => waitFor(() => user.click(screen.getAllByRole('button', { name: words('common:close') }).at(-1) as HTMLElement)),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('account:passkeys.loading') }),
    unloadable: both(says('account:passkeys.unloadable'), offers('common:retry')),
    'listed.idle': noDialog,
    'listed.added': says('account:passkeys.added'),
    'listed.removed': says('account:passkeys.removed'),
    'listed.cancelled': says('account:passkeys.cancelled'),
    'listed.refused': says('account:passkeys.refused'),
    'listed.failed': says('account:passkeys.failed'),
    naming: offers('account:passkeys.create'),
    adding: says('account:passkeys.adding'),
    confirmingRemoval: both(says('account:passkeys.removeText'), () => {
      if (inQuestion().some((one) => one.getAttribute('aria-busy') === 'true')) throw new Error('it is being removed already');
    }),
    removing: () => {
      if (!inQuestion().some((one) => one.getAttribute('aria-busy') === 'true')) throw new Error('it is not being removed');
    },
    proving: unseen('reauthentication has paths of its own'),
    proven: unseen('decides right away'),
  },
});
