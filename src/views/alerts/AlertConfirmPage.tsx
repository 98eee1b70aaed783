import BellRing from '~icons/lucide/bell-ring';
import MailX from '~icons/lucide/mail-x';
import { useTranslation } from '../ui/useTranslation.tsx';
import { confirmRequest } from '../../services/jobAlert.ts';
import { LINK_REFUSALS, Redeeming } from '../shared/emailLink/Redeeming.tsx';
import { useTicket } from '../core/useTicket.ts';
import { useTitle } from '../core/useTitle.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useAlertWords } from './useAlertWords.ts';

/** /job-alerts/confirm#ticket, the link in a confirmation email: takes the ticket out of the URL and exchanges it right away. */
export default function AlertConfirmPage() {
  const ticket = useTicket();
  return <Confirming key={ticket} ticket={ticket} />;
}

function Confirming({ ticket }: { ticket: string }) {
  const { t } = useTranslation(['alerts', 'errors']);
  const words = useAlertWords();
  useTitle(t('title.manage'));
  const ways = (
    <>
      <ButtonLink to="/jobs-hiring/job-search" variant="primary">
        {t('list.find')}
      </ButtonLink>
      <ButtonLink to="/account-settings/job-alert">{t('confirm.manage')}</ButtonLink>
    </>
  );
  return (
    <Redeeming
      request={confirmRequest}
      ticket={ticket}
      refusals={LINK_REFUSALS}
      title={t('title.manage')}
      busy={t('confirm.busy')}
      failed={{ title: t('confirm.failed'), kept: t('confirm.failedText') }}
      renderDone={(alert) => (
        <EmptyState icon={BellRing} title={t('confirm.title')} actions={ways}>
          <p>{t(`confirm.text.${alert.frequency}`, { name: words({ ...alert, filters: {} }).name, email: alert.email })}</p>
          <p>{t('confirm.next')}</p>
        </EmptyState>
      )}
      renderRefused={(refusal) => (
        <EmptyState icon={refusal === 'used' ? BellRing : MailX} title={t(`confirm.${refusal}`)} actions={ways}>
          {t(`confirm.${refusal}Text`)}
        </EmptyState>
      )}
    />
  );
}
