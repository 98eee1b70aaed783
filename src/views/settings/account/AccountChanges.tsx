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
  /** What stands between the ways to sign in and one's data. */
  children?: ReactNode;
}

/** What can be changed of the account itself: how one is reached and signs in, a copy of everything, its end. */
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
