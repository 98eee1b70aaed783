import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { phoneVerification } from '../../../services/recovery/verification.ts';
import { SessionFlow } from '../../core/SessionFlow.tsx';
import { StepUpDialog } from '../stepUp/StepUpDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailVerification } from './EmailVerification.tsx';
import { PhoneVerification } from './PhoneVerification.tsx';
import { useProven } from './useProven.ts';

interface VerifyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Verifies the user's email address without leaving the page. A click outside doesn't close it, to not lose a code on its way. */
export function EmailVerificationDialog({ email, isOpen, onClose }: VerifyDialogProps & { email: string }) {
  const { t } = useTranslation('verify');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('email.title')} width={420} isClosedByOutside={false}>
      <EmailVerification email={email} onDone={onClose} />
    </Dialog>
  );
}

/**
 * Verifies a phone number without leaving the page. Hidden during reauthentication, if that is needed first.
 * @param phone E.164 with its plus; empty if none
 */
export function PhoneVerificationDialog({ isOpen, ...props }: VerifyDialogProps & { email: string; phone: string }) {
  const [visit, setVisit] = useState(isOpen ? 1 : 0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setVisit(visit + 1);
  }
  // Starts again each time, and stays mounted until then, so that the dialog closes like others.
  return visit > 0 ? <PhoneDialog key={visit} isOpen={isOpen} {...props} /> : null;
}

function PhoneDialog({ email, phone, isOpen, onClose }: VerifyDialogProps & { email: string; phone: string }) {
  const { t } = useTranslation('verify');
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const actor = useActorRef(phoneVerification, { input: { email, phone, clockOffset } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const output = state.status === 'done' ? (state.output ?? null) : null;
  useProven(output, { message: 'verify:phone.verified', values: { number: state.context.phone } }, onClose);
  return (
    <>
      <Dialog
        isOpen={isOpen && !state.matches('proving')}
        onClose={() => actor.send({ type: 'verification.closed' })}
        title={t('phone.title')}
        width={420}
        isClosedByOutside={false}
      >
        <PhoneVerification actor={actor} />
      </Dialog>
      <StepUpDialog proof={state.children.stepUp} />
    </>
  );
}
