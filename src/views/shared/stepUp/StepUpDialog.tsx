import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { ActorRefFrom } from 'xstate';
import type { stepUpMachine } from '../../../machines/stepUp/stepUp.machine.ts';
import { useTexts } from '../../core/useTexts.ts';
import { CodeForm } from '../signIn/CodeForm.tsx';
import { column, textButton } from '../signIn/step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TypedProof } from './TypedProof.tsx';

export type StepUpRef = ActorRefFrom<typeof stepUpMachine>;

/** Reauthentication, for any chart that has it as a child; nothing while none runs, or while it isn't known whether it is needed. */
export function StepUpDialog({ proof }: { proof: StepUpRef | undefined }) {
  return <Suspense fallback={null}>{proof ? <Proving proof={proof} /> : null}</Suspense>;
}

function Proving({ proof }: { proof: StepUpRef }) {
  useTexts('account', 'getStarted');
  const { t } = useTranslation(['account', 'common']);
  const state = useSelector(proof, (snapshot) => snapshot);
  const { method, methods, email, retryAt } = state.context;
  const isWaiting = state.matches('tooMany') || state.matches({ asking: 'early' });
  const seconds = useSecondsUntil(isWaiting ? retryAt : null, 0);
  const isChecking = state.matches('checking');
  const isAsking = state.matches('asking') || isChecking;
  const fault = (['wrong', 'expired', 'failed'] as const).find((name) => state.matches({ asking: name }));
  const error = fault ? t(fault === 'wrong' ? `proof.wrong.${method}` : `proof.${fault}`) : undefined;
  const isLeaving = state.matches('leaving');
  const submit = (text: string) => proof.send({ type: 'proof.submitted', text });
  return (
    <Dialog
      isOpen={!state.matches('learning')}
      onClose={() => proof.send({ type: 'proof.dismissed' })}
      title={t('proof.title')}
      description={isAsking ? t(`proof.intro.${method}`, { email }) : t('proof.intro')}
      isClosedByOutside={false}
      width={440}
    >
      <div className={column}>
        {state.matches('unlearned') ? (
          <Callout
            severity="error"
            actions={
              <Button size="small" onClick={() => proof.send({ type: 'proof.retried' })}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('proof.unlearned')}
          </Callout>
        ) : null}
        {state.matches('unprovable') || isLeaving ? (
          <>
            <p>{t('proof.unprovable')}</p>
            <Button variant="primary" size="large" isWide isLoading={isLeaving} onClick={() => proof.send({ type: 'login.requested' })}>
              {t('proof.signIn')}
            </Button>
          </>
        ) : null}
        {state.matches('sending') ? <Working>{t('proof.sending', { email })}</Working> : null}
        {state.matches('unsent') ? <Callout severity="error">{t('proof.unsent')}</Callout> : null}
        {state.matches('tooMany') ? <Callout severity="warning">{t('proof.tooMany', { seconds })}</Callout> : null}
        {state.matches({ asking: 'early' }) ? <Callout severity="info">{t('proof.early', { seconds })}</Callout> : null}
        {isAsking && method === 'code' ? <CodeForm label={t('proof.code')} fault={fault} error={error} isVerifying={isChecking} onSubmit={submit} /> : null}
        {isAsking && method !== 'code' ? <TypedProof method={method} email={email} error={error} isChecking={isChecking} onSubmit={submit} /> : null}
        {method === 'code' && (state.matches('asking') || state.matches('unsent')) ? (
          <button type="button" className={textButton} onClick={() => proof.send({ type: 'code.resendRequested' })}>
            {t('proof.resend')}
          </button>
        ) : null}
        {methods.length > 1 ? (
          <button type="button" className={textButton} onClick={() => proof.send({ type: 'method.changed' })}>
            {t(method === 'code' ? 'proof.usePassword' : 'proof.useCode')}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
