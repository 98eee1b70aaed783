import { useSelector } from '@xstate/react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '../../../machines/emailVerification/emailVerification.machine.ts';
import { CODE_FAULTS, CodeEntry } from '../signIn/CodeEntry.tsx';
import { column } from '../signIn/step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';

interface EmailStepsProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
  /** Text of the button that postpones it. */
  laterLabel?: string;
}

/** Verifies the user's email address, one step of its chart at a time; with a chart of its own, or as a child of another. */
export function EmailSteps({ actor, laterLabel }: EmailStepsProps) {
  const { t } = useTranslation(['verify', 'getStarted']);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email, challenge, retryAt, clockOffset } = state.context;
  const isTooMany = state.matches('tooMany');
  const seconds = useSecondsUntil(isTooMany ? retryAt : null, clockOffset);
  const later = (
    // Keyed: its position changes with the step, and a click in progress must not hit another button.
    <Button key="later" variant="quiet" isWide onClick={() => actor.send({ type: 'verification.closed' })}>
      {laterLabel ?? t('later')}
    </Button>
  );
  if (state.matches('verified')) return <p role="status">{t('email.verified', { address: email })}</p>;
  if (state.matches('sending')) {
    return (
      <div className={column}>
        <Working>{t('getStarted:code.sending', { address: email })}</Working>
        {later}
      </div>
    );
  }
  if (state.matches('unsent') || isTooMany) {
    return (
      <div className={column}>
        <Callout severity={isTooMany ? 'warning' : 'error'}>{isTooMany ? t('getStarted:tooMany', { seconds }) : t('email.unsent', { address: email })}</Callout>
        <Button variant="primary" isWide disabled={isTooMany} onClick={() => actor.send({ type: 'code.resendRequested' })}>
          {t('getStarted:code.send')}
        </Button>
        {later}
      </div>
    );
  }
  return (
    <div className={column}>
      <p>{t('email.sent', { address: email })}</p>
      <CodeEntry
        fault={CODE_FAULTS.find((name) => state.matches({ entering: { answer: name } }))}
        isVerifying={state.matches('verifying')}
        canResend={state.can({ type: 'code.resendRequested' })}
        resendAt={challenge?.resend_at ?? null}
        clockOffset={clockOffset}
        onSubmit={(code) => actor.send({ type: 'code.submitted', code })}
        onResend={() => actor.send({ type: 'code.resendRequested' })}
      >
        {later}
      </CodeEntry>
    </div>
  );
}
