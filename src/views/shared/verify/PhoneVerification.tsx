import { useSelector } from '@xstate/react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { ActorRefFrom } from 'xstate';
import type { phoneVerificationMachine } from '../../../machines/phoneVerification/phoneVerification.machine.ts';
import { CODE_FAULTS, CodeEntry } from '../signIn/CodeEntry.tsx';
import { column, textButton, waysOn } from '../signIn/step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { NumberForm } from './NumberForm.tsx';

/** Verifies a phone number, in every state of its chart except `proving`. */
export function PhoneVerification({ actor }: { actor: ActorRefFrom<typeof phoneVerificationMachine> }) {
  const { t } = useTranslation(['verify', 'getStarted']);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { clockOffset } = state.context;
  const number = state.context.phone;
  const isTooMany = state.matches('tooMany');
  const seconds = useSecondsUntil(isTooMany ? state.context.retryAt : null, clockOffset);
  if (state.matches('verified')) return <p role="status">{t('phone.verified', { number })}</p>;
  const later = (
    <Button variant="quiet" isWide onClick={() => actor.send({ type: 'verification.closed' })}>
      {t('later')}
    </Button>
  );
  const other = (
    <button type="button" className={textButton} onClick={() => actor.send({ type: 'number.changed' })}>
      {t('phone.other')}
    </button>
  );
  return (
    <div className={column}>
      {state.matches('askingNumber') || state.matches('readingNumber') ? <NumberForm actor={actor} /> : null}
      {state.matches('sending') ? <Working>{t('getStarted:code.sending', { address: number })}</Working> : null}
      {isTooMany ? (
        <>
          <Callout severity="warning">{t('getStarted:tooMany', { seconds })}</Callout>
          <div className={waysOn}>{other}</div>
        </>
      ) : null}
      {state.matches('entering') || state.matches('verifying') ? (
        <>
          <p>{t('phone.sent', { number })}</p>
          <CodeEntry
            fault={CODE_FAULTS.find((name) => state.matches({ entering: { answer: name } }))}
            isVerifying={state.matches('verifying')}
            canResend={state.can({ type: 'code.resendRequested' })}
            resendAt={state.context.challenge?.resend_at ?? null}
            clockOffset={clockOffset}
            onSubmit={(code) => actor.send({ type: 'code.submitted', code })}
            onResend={() => actor.send({ type: 'code.resendRequested' })}
          >
            {state.matches('entering') ? <div className={waysOn}>{other}</div> : null}
          </CodeEntry>
        </>
      ) : null}
      {later}
    </div>
  );
}
