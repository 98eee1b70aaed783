import BellOff from '~icons/lucide/bell-off';
import MailX from '~icons/lucide/mail-x';
import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useSearchParams } from 'react-router-dom';
import { ERRORS } from '../../../contract/errors.ts';
import { openRequest } from '../../services/emailedAlerts.ts';
import { Redeeming } from '../shared/emailLink/Redeeming.tsx';
import { useTicket } from '../core/useTicket.ts';
import { useTitle } from '../core/useTitle.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EmailedAlerts } from './EmailedAlerts.tsx';
import { StopAll } from './StopAll.tsx';

const REFUSALS = {
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.notFound.code]: 'unknown',
  [ERRORS.parameterInvalid.code]: 'unknown',
} as const;

/**
 * /job-alerts/email?alert=…&do=…#ticket, the links in a digest: manages its alerts without a session. Opening it changes nothing, because programs
 * that scan links open it too; only clicks do.
 */
export default function AlertEmailPage() {
  const ticket = useTicket();
  // Copied to state: useTicket removes the query from the URL together with the ticket.
  const [asked] = useState(useSearchParams()[0]);
  return <Opened key={ticket} ticket={ticket} alertId={asked.get('alert')} wanted={asked.get('do')} />;
}

function Opened({ ticket, alertId, wanted }: { ticket: string; alertId: string | null; wanted: string | null }) {
  const { t } = useTranslation('alerts');
  const [turn, setTurn] = useState(0);
  useTitle(t('title.manage'));
  return (
    <Redeeming
      key={turn}
      request={openRequest}
      ticket={ticket}
      refusals={REFUSALS}
      title={t('title.manage')}
      busy={t('emailed.busy')}
      failed={{ title: t('list.failed'), kept: t('list.failedText') }}
      renderDone={({ alerts }) =>
        alerts === null ? (
          <StopAll ticket={ticket} />
        ) : (
          <EmailedAlerts ticket={ticket} opened={alerts} alertId={alertId} wanted={turn === 0 ? wanted : null} onStopped={() => setTurn(turn + 1)} />
        )
      }
      renderRefused={(refusal) => (
        <EmptyState
          icon={refusal === 'expired' ? BellOff : MailX}
          title={t(`emailed.${refusal}`)}
          actions={<ButtonLink to="/account-settings/job-alert">{t('manage')}</ButtonLink>}
        >
          {t(`emailed.${refusal}Text`)}
        </EmptyState>
      )}
    />
  );
}
