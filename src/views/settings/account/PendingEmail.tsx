import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { pendingEmail } from '../../../services/account/pendingEmail.ts';
import { StepUpDialog } from '../../shared/stepUp/StepUpDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const STOPS = { tooMany: 'warning', notSent: 'error', taken: 'warning', failed: 'error' } as const;
const stack = css({ display: 'grid', gap: '8', _empty: { display: 'none' }, '&:not(:empty)': { pb: '12' } });
const busy = css({ display: 'flex', alignItems: 'center', gap: '8', color: 'quiet', fontSize: '13' });

/**
 * The new address that waits for confirmation, below the account's current one.
 * @param email the account's current address
 * @param awaited the address a confirmation email was just sent to, or null
 */
export function PendingEmail({ email, awaited }: { email: string; awaited: string | null }) {
  const { t } = useTranslation(['account', 'common']);
  const [state, send] = useMachine(pendingEmail, { input: { email } });
  useEffect(() => {
    if (awaited !== null) send({ type: 'address.awaited', email: awaited });
  }, [awaited, send]);
  const { pending } = state.context;
  const isResent = state.matches({ waiting: 'resent' });
  const stop = (Object.keys(STOPS) as (keyof typeof STOPS)[]).find((name) => state.matches({ waiting: name }));
  const [isResending, isCancelling] = [state.matches('resending') || state.matches('proving'), state.matches('cancelling')];
  const isWaiting = state.matches('waiting') || isResending || isCancelling;
  return (
    <>
      <div role="status" className={stack}>
        {state.matches('loading') ? (
          <p className={busy}>
            <Spinner />
            <VisuallyHidden>{t('pending.loading')}</VisuallyHidden>
          </p>
        ) : null}
        {state.matches('unread') ? (
          <Callout
            severity="warning"
            actions={
              <Button size="small" onClick={() => send({ type: 'load.retried' })}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('pending.unread')}
          </Callout>
        ) : null}
        {state.matches({ none: 'cancelled' }) ? <Callout severity="success">{t('pending.cancelled', { email: pending })}</Callout> : null}
        {stop ? <Callout severity={STOPS[stop]}>{t(`pending.${stop}`, { email: pending })}</Callout> : null}
        {isWaiting ? (
          <Callout
            severity={isResent ? 'success' : 'info'}
            title={t('pending.title', { email: pending })}
            actions={
              <>
                <Button size="small" isLoading={isResending} disabled={isCancelling} onClick={() => send({ type: 'letter.resendRequested' })}>
                  {t('pending.resend')}
                </Button>
                <Button size="small" variant="plain" isLoading={isCancelling} disabled={isResending} onClick={() => send({ type: 'change.cancelled' })}>
                  {t('pending.cancel')}
                </Button>
              </>
            }
          >
            {t(isResent ? 'pending.resent' : 'pending.text', { email: pending })}
          </Callout>
        ) : null}
      </div>
      <StepUpDialog proof={state.children.stepUp} />
    </>
  );
}
