import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { OtpInput } from '../ui/OtpInput.tsx';
import { LoginAddress } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

const ANSWERS = ['wrong', 'expired', 'used', 'failed'] as const;

/** Shown in `code`: sending it, entering it, and what the server said of the last one. */
export function CodeStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { email, challenge, retryAt, clockOffset } = state.context;
  const isTooMany = state.matches({ code: 'tooMany' });
  const isVerifying = state.matches({ code: 'verifying' });
  const answer = ANSWERS.find((name) => state.matches({ code: { entering: { answer: name } } }));
  const wait = useSecondsUntil(isTooMany ? retryAt : (challenge?.resend_at ?? null), clockOffset);
  if (state.matches({ code: 'sending' })) return <p role="status">{t('code.sending', { email })}</p>;
  if (state.matches({ code: 'unsent' }) || isTooMany) {
    return (
      <div className={css({ display: 'grid', gap: '16' })}>
        <LoginAddress hasMethod />
        <Callout severity={isTooMany ? 'warning' : 'error'}>{isTooMany ? t('tooMany', { seconds: wait }) : t('code.unsent')}</Callout>
        <Button variant="primary" size="large" disabled={isTooMany} onClick={() => send({ type: 'code.resendRequested' })}>
          {t('code.send')}
        </Button>
      </div>
    );
  }
  const canResend = state.can({ type: 'code.resendRequested' });
  return (
    <div className={css({ display: 'grid', gap: '16' })}>
      <LoginAddress hasMethod />
      <p>{t('code.sent', { email })}</p>
      {/* A code that was refused is typed anew, in fresh cells; one that could not be checked is kept. */}
      <CodeEntry key={answer === 'failed' || isVerifying ? 'kept' : (answer ?? 'kept')} answer={answer} isVerifying={isVerifying} />
      <Button variant="plain" disabled={!canResend} onClick={() => send({ type: 'code.resendRequested' })}>
        {canResend ? t('code.resend') : t('code.resendIn', { seconds: wait })}
      </Button>
    </div>
  );
}

function CodeEntry({ answer, isVerifying }: { answer: (typeof ANSWERS)[number] | undefined; isVerifying: boolean }) {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const [code, setCode] = useState('');
  return (
    <>
      <OtpInput
        label={t('code.title')}
        value={code}
        onChange={setCode}
        onComplete={(whole) => send({ type: 'code.submitted', code: whole })}
        disabled={isVerifying}
        error={answer ? t(`code.${answer}`) : undefined}
      />
      {answer === 'failed' ? (
        <Button variant="primary" onClick={() => send({ type: 'code.submitted', code })}>
          {t('continue')}
        </Button>
      ) : null}
    </>
  );
}
