import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { CodeForm, type CodeFault } from './CodeForm.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import { StepHead } from './StepHead.tsx';
import { column, textButton, waysOn } from './step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';

const FAULTS = ['wrong', 'used', 'failed'] as const satisfies readonly CodeFault[];

/** Shown in `twoFactor`: the authenticator's code, a recovery code, or a button for the passkey. */
export function TwoFactorStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { session, retryAt, clockOffset } = state.context;
  const methods = session?.pending?.step === 'twoFactor' ? session.pending.methods : [];
  const isTooMany = state.matches({ twoFactor: 'tooMany' });
  const seconds = useSecondsUntil(isTooMany ? retryAt : null, clockOffset);
  const isRecovering = state.matches({ twoFactor: 'recovering' }) || state.matches({ twoFactor: 'verifyingRecovery' });
  const fault = FAULTS.find((name) => state.matches({ twoFactor: { entering: name } }) || state.matches({ twoFactor: { recovering: name } }));
  return (
    <section className={column}>
      <StepHead title={t(isRecovering ? 'recovery.title' : 'twoFactor.title')} takesFocus={isTooMany}>
        {t(isRecovering ? 'recovery.intro' : 'twoFactor.intro')}
      </StepHead>
      {isTooMany ? <Callout severity="warning">{t('tooMany', { seconds })}</Callout> : null}
      {isRecovering ? (
        <RecoveryForm
          error={fault ? t(`recovery.${fault}`) : undefined}
          isVerifying={state.matches({ twoFactor: 'verifyingRecovery' })}
          onSubmit={(recoveryCode) => send({ type: 'recovery.submitted', recoveryCode })}
        />
      ) : null}
      {isRecovering || isTooMany ? null : (
        <CodeForm
          label={t('code.label')}
          fault={fault}
          error={fault ? t(`twoFactor.${fault}`) : undefined}
          isVerifying={state.matches({ twoFactor: 'verifying' })}
          onSubmit={(code) => send({ type: 'secondFactor.submitted', code })}
        />
      )}
      {methods.includes('passkey') ? (
        <Button isWide onClick={() => send({ type: 'passkey.chosen' })}>
          {t('twoFactor.passkey')}
        </Button>
      ) : null}
      <div className={waysOn}>
        {methods.includes('recovery') && state.can({ type: 'recovery.chosen' }) ? (
          <button type="button" className={textButton} onClick={() => send({ type: 'recovery.chosen' })}>
            {t('recovery.use')}
          </button>
        ) : null}
        {state.can({ type: 'authenticator.chosen' }) ? (
          <button type="button" className={textButton} onClick={() => send({ type: 'authenticator.chosen' })}>
            {t('twoFactor.use')}
          </button>
        ) : null}
        <button type="button" className={textButton} onClick={() => send({ type: 'account.changed' })}>
          {t('suspended.other')}
        </button>
      </div>
    </section>
  );
}
