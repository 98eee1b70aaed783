import { useActorRef, useSelector } from '@xstate/react';
import { emailVerification } from '../../../services/recovery/verification.ts';
import { SessionFlow } from '../../core/SessionFlow.tsx';
import { EmailSteps } from './EmailSteps.tsx';
import { useProven } from './useProven.ts';

interface EmailVerificationProps {
  /** The user's own address. */
  email: string;
  /** Verified, or postponed. */
  onDone: () => void;
}

/** Verifies the user's email address, with a chart of its own. Mounting it sends the code. */
export function EmailVerification({ email, onDone }: EmailVerificationProps) {
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const actor = useActorRef(emailVerification, { input: { email, clockOffset } });
  const output = useSelector(actor, (state) => (state.status === 'done' ? state.output : null));
  useProven(output, { message: 'verify:email.verified', values: { address: email } }, onDone);
  return <EmailSteps actor={actor} />;
}
