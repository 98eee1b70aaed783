import { useTranslation } from '../../ui/useTranslation.tsx';
import { CODE_FAULTS, CodeEntry } from './CodeEntry.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { LoginAddress, OtherMethod } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { StepHead } from './StepHead.tsx';
import { column } from './step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';

/** Shown in `code`: sending it, entering it, and the result of the last attempt. */
export function CodeStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { kind, address, challenge, retryAt, clockOffset } = state.context;
  const isTooMany = state.matches({ code: 'tooMany' });
  const wait = useSecondsUntil(isTooMany ? retryAt : null, clockOffset);
  if (state.matches({ code: 'sending' })) {
    return (
      <div className={column}>
        <Working>{t('code.sending', { address })}</Working>
        <OtherMethod />
      </div>
    );
  }
  if (state.matches({ code: 'unsent' }) || isTooMany) {
    return (
      <div className={column}>
        <StepHead title={t('code.title')} takesFocus>
          <LoginAddress />
        </StepHead>
        <Callout severity={isTooMany ? 'warning' : 'error'}>{isTooMany ? t('tooMany', { seconds: wait }) : t('code.unsent')}</Callout>
        <Button variant="primary" size="large" isWide disabled={isTooMany} onClick={() => send({ type: 'code.resendRequested' })}>
          {t('code.send')}
        </Button>
        <OtherMethod />
      </div>
    );
  }
  return (
    <div className={column}>
      <StepHead title={t('code.title')}>
        <LoginAddress />
        <p>{t(kind === 'phone' ? 'code.sentSms' : 'code.sent')}</p>
      </StepHead>
      <CodeEntry
        fault={CODE_FAULTS.find((name) => state.matches({ code: { entering: { answer: name } } }))}
        isVerifying={state.matches({ code: 'verifying' })}
        canResend={state.can({ type: 'code.resendRequested' })}
        resendAt={challenge?.resend_at ?? null}
        clockOffset={clockOffset}
        onSubmit={(code) => send({ type: 'code.submitted', code })}
        onResend={() => send({ type: 'code.resendRequested' })}
      >
        <OtherMethod />
      </CodeEntry>
    </div>
  );
}
