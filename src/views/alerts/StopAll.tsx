import { useMachine } from '@xstate/react';
import BellOff from '~icons/lucide/bell-off';
import { useTranslation } from '../ui/useTranslation.tsx';
import { stopRequest } from '../../services/emailedAlerts.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Asks to confirm stopping all alerts to the email's address, and confirms it. @param onDone called instead of showing a confirmation */
export function StopAll({ ticket, onDone }: { ticket: string; onDone?: () => void }) {
  const { t } = useTranslation(['alerts', 'common']);
  const [state, send] = useMachine(stopRequest, { input: {} });
  if (state.matches('success'))
    return (
      <EmptyState
        icon={BellOff}
        title={t('stopAll.done')}
        actions={onDone ? <Button onClick={onDone}>{t('stopAll.show')}</Button> : <ButtonLink to="/account-settings/job-alert">{t('manage')}</ButtonLink>}
      >
        {t('stopAll.doneText')}
      </EmptyState>
    );
  const isBusy = state.hasTag('busy');
  return (
    <EmptyState
      icon={BellOff}
      title={t('stopAll')}
      actions={
        <Button variant="primary" isLoading={isBusy} onClick={() => send({ type: 'request.sent', payload: { ticket } })}>
          {t('stopAll.confirm')}
        </Button>
      }
    >
      {t('stopAll.text')}
      {state.matches('offline') ? <Callout severity="warning">{t('stopAll.offline')}</Callout> : null}
      {state.matches('failure') ? <Callout severity="error">{t('stopAll.failed')}</Callout> : null}
    </EmptyState>
  );
}
