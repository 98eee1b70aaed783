import { useTranslation } from '../ui/useTranslation.tsx';
import { CODE_FAULTS, CodeEntry } from '../shared/signIn/CodeEntry.tsx';
import { StepHead } from '../shared/signIn/StepHead.tsx';
import { column, textButton, waysOn } from '../shared/signIn/step.styles.ts';
import { ResetFlow } from './ResetFlow.ts';

/** Shown in `enteringCode` and `checkingCode`. Doesn't reveal whether the address has an account: the email does. */
export function ResetCodeStep() {
  const { t } = useTranslation(['resetPassword', 'getStarted']);
  const { send } = ResetFlow.useActorRef();
  const state = ResetFlow.useSelector((snapshot) => snapshot);
  const { email, challenge, clockOffset } = state.context;
  return (
    <div className={column}>
      <StepHead title={t('getStarted:code.title')}>{t('sent', { address: email })}</StepHead>
      <CodeEntry
        fault={CODE_FAULTS.find((name) => state.matches({ enteringCode: { answer: name } }))}
        isVerifying={state.matches('checkingCode')}
        canResend={state.can({ type: 'code.resendRequested' })}
        resendAt={challenge?.resend_at ?? null}
        clockOffset={clockOffset}
        onSubmit={(code) => send({ type: 'code.submitted', code })}
        onResend={() => send({ type: 'code.resendRequested' })}
      >
        {state.matches('enteringCode') ? (
          <div className={waysOn}>
            <button type="button" className={textButton} onClick={() => send({ type: 'email.changed' })}>
              {t('otherAddress')}
            </button>
          </div>
        ) : null}
      </CodeEntry>
    </div>
  );
}
