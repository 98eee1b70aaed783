// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { both, fill, Frame, offers, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { accountChangeFlow } from '../../../machines/accountChange/accountChange.fixtures.ts';
import { user as person } from '../../../machines/samples.ts';
import { AccountChanges } from './AccountChanges.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const BUTTONS = {
  email: 'account:email.change',
  password: 'account:password.title',
  export: 'account:export.name',
  deletion: 'account:deletion.title',
} as const;
const open = () => document.querySelector<HTMLElement>('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
const noDialog = () => {
  if (open()) throw new Error('a dialog is open');
};
const asks = () => {
  if (!open()?.querySelector('form') && !open()?.querySelector('[role=alert]')) throw new Error('no question is shown');
};
const isRefused = () => open()?.querySelector('[aria-invalid=true], [role=alert]');
const submit = () =>
  [...(open()?.querySelectorAll<HTMLElement>('button[type=submit], button') ?? [])].find((one) =>
    /^(Send link|Change password|Delete my account|Try again)$/.test(one.textContent.trim()),
  );

viewPaths(accountChangeFlow)({
  view: () => (
    <Frame>
      <AccountChanges user={person} />
    </Frame>
  ),
  gestures: {
    'change.requested': (user, screen, { what }) => waitFor(() => user.click(screen.getByRole('button', { name: words(BUTTONS[what]) }))),
    'change.submitted': async (user, _, { values }) => {
      const field = open()?.querySelector<HTMLInputElement>('form input:not([hidden])');
      const text = { email: values.email, password: values.newPassword, text: values.confirmation };
      const isEnd = open()?.getAttribute('role') === 'alertdialog';
      if (field) await fill(user, field, (isEnd ? text.text : field.type === 'password' ? text.password : text.email) ?? '');
      await user.click(submit() as HTMLElement);
    },
    'change.dismissed': (user, screen) => waitFor(() => user.click(screen.getAllByRole('button', { name: words('common:close') }).at(-1) as HTMLElement)),
  },
  shows: {
    closed: noDialog,
    proving: unseen('reauthentication has paths of its own'),
    proven: unseen('decides right away'),
    'editing.fresh': both(asks, () => {
      if (isRefused()) throw new Error('it is refused');
    }),
    'editing.invalid': () => {
      if (!isRefused()) throw new Error('nothing is refused');
    },
    'editing.tooMany': says('account:change.tooMany'),
    'editing.notSent': says('account:change.notSent'),
    'editing.failed': says('account:failed'),
    saving: () => {
      if (!document.querySelector('button[aria-busy=true]')) throw new Error('nothing is busy');
    },
    saved: (screen) => screen.getByText(/^(Check your email|Password changed|Download complete|Account deleted)$/),
    leaving: both(says('account:deletion.done'), offers('account:deletion.leave', { busy: true })),
  },
  alike: [[['editing.invalid', 'editing.failed'], 'a copy of everything has no field that could be wrong: it is said to have failed']],
});
