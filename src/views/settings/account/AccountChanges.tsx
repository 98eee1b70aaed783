import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../../contract/records.ts';
import { accountChange } from '../../../services/account/accountChange.ts';
import { StepUpDialog } from '../../shared/stepUp/StepUpDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DataSection } from './DataSection.tsx';
import { SignInSection } from './SignInSection.tsx';

interface AccountChangesProps {
  user: CurrentUser;
  /** Shown between the sign-in methods and the user's data. */
  children?: ReactNode;
}

/** Changes of the account itself: contact and sign-in details, data export, deletion. */
export function AccountChanges({ user, children }: AccountChangesProps) {
  const [state, send] = useMachine(accountChange, { input: { email: user.email } });
  return (
    <>
      <SignInSection user={user} state={state} send={send} />
      {children}
      <DataSection state={state} send={send} />
      <ChangeDialog state={state} send={send} />
      <StepUpDialog proof={state.children.stepUp} />
    </>
  );
}
