import { changePassword, deleteAccount, exportData, requestEmailChange } from '../../../contract/settings.ts';
import type { ChangeAnswer } from '../../../src/machines/accountChange/accountChange.actors.ts';
import { accountChangeFlow } from '../../../src/machines/accountChange/accountChange.fixtures.ts';
import { close, openAccount } from './accountPage.ts';
import { tooMany } from './codes.ts';
import { drivePaths } from './drive.ts';
import { press } from './gestures.ts';
import { refusal, type Stand, type WireCall } from './plan.ts';
import { proof } from './proof.ts';

const BUTTONS = {
  email: 'account:email.change',
  password: 'account:password.title',
  export: 'account:export.name',
  deletion: 'account:deletion.title',
} as const;
const refusals = { tooMany, notSent: refusal('otpNotSent'), proofNeeded: refusal('proofNeeded') };

/** Fills in the dialog's only field, if it has one, with what the server accepts, and sends it. */
async function submit({ page, email }: Stand): Promise<void> {
  const dialog = page.locator('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
  const values = { 'New email address': `new-${email}`, 'New password': 'another horse 22', Type: email };
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByLabel(new RegExp(`^${label}`)).first();
    if (await field.isVisible()) await field.fill(value);
  }
  await dialog.getByRole('button', { name: /^(Send link|Change password|Delete my account|Try again)$/ }).click();
}

drivePaths(accountChangeFlow)({
  begin: { seeker: openAccount() },
  gestures: {
    'change.requested': (stand, { what }) => press(BUTTONS[what])(stand),
    'change.submitted': submit,
    'change.dismissed': close,
  },
  calls: {
    makeChange: {
      call: [requestEmailChange, changePassword, exportData, deleteAccount],
      reply: (answer) => {
        if (answer.ok) return 'server';
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: answer.fields }) : refusals[answer.failure];
      },
    } satisfies WireCall<ChangeAnswer>,
    stepUp: proof,
  },
});
