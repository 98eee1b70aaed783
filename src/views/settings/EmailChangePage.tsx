import { MailCheck, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ERRORS } from '../../../contract/errors.ts';
import { emailChangeRequest } from '../../services/account/emailChange.ts';
import { LINK_REFUSALS, Redeeming } from '../app/Redeeming.tsx';
import { useHydrated } from '../app/useHydrated.ts';
import { useTicket } from '../app/useTicket.ts';
import { useTitle } from '../app/useTitle.ts';
import { Working } from '../getStarted/Working.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

const REFUSALS = { ...LINK_REFUSALS, [ERRORS.emailTaken.code]: 'taken' } as const;

/** /email-change#ticket, where the letter to a new address leads: the ticket is taken out of the address and exchanged at once. */
export default function EmailChangePage() {
  const { t } = useTranslation('account');
  const ticket = useTicket();
  // The server sees no fragment: until it is read here, nothing is known.
  return useHydrated() ? <Changing key={ticket} ticket={ticket} /> : <Working>{t('emailChange.busy')}</Working>;
}

function Changing({ ticket }: { ticket: string }) {
  const { t } = useTranslation('account');
  useTitle(t('emailChange.title'));
  return (
    <Redeeming
      request={emailChangeRequest}
      ticket={ticket}
      refusals={REFUSALS}
      title={t('emailChange.title')}
      busy={t('emailChange.busy')}
      failed={{ title: t('emailChange.failed'), kept: t('emailChange.failedText') }}
      renderDone={({ email }) => (
        <EmptyState
          icon={MailCheck}
          title={t('emailChange.done')}
          actions={
            // Anew from the server, which knows the new address.
            <a href="/account-settings/account" className={buttonStyle({ variant: 'primary' })}>
              {t('emailChange.settings')}
            </a>
          }
        >
          {t('emailChange.doneText', { email })}
        </EmptyState>
      )}
      renderRefused={(refusal) => (
        <EmptyState
          icon={MailX}
          title={t(`emailChange.${refusal}`)}
          actions={<ButtonLink to="/account-settings/account">{t('emailChange.settings')}</ButtonLink>}
        >
          {t(`emailChange.${refusal}Text`)}
        </EmptyState>
      )}
    />
  );
}
