import { useMachine } from '@xstate/react';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import MailCheck from '~icons/lucide/mail-check';
import MailX from '~icons/lucide/mail-x';
import { useTranslation } from '../ui/useTranslation.tsx';
import { emailChange } from '../../services/account/emailChange.ts';
import { isMember, SessionFlow, useIdentity, useSession } from '../core/SessionFlow.tsx';
import { useHydrated } from '../core/useHydrated.ts';
import { useTicket } from '../core/useTicket.ts';
import { useTitle } from '../core/useTitle.ts';
import { Working } from '../ui/Working.tsx';
import { StepUpDialog } from '../shared/stepUp/StepUpDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const TICKET = /^[\w-]{43}$/;
const REFUSALS = ['used', 'expired', 'unknown', 'taken'] as const;

/** /email-change#ticket, the link in the email to a new address: removes the ticket from the URL right away. */
export default function EmailChangePage() {
  const { t } = useTranslation('account');
  const ticket = useTicket();
  // The server doesn't see the fragment: nothing is known until it is read here.
  const isHydrated = useHydrated();
  const isKnown = SessionFlow.useSelector((state) => !state.matches({ identity: 'restoring' })) && isHydrated;
  useTitle(t('emailChange.title'));
  return (
    <div className={containerStyle}>
      <VisuallyHidden>
        <h1>{t('emailChange.title')}</h1>
      </VisuallyHidden>
      {isKnown ? <Changing key={ticket} ticket={TICKET.test(ticket) ? ticket : null} /> : <Working>{t('emailChange.busy')}</Working>}
    </div>
  );
}

/** Starts once the session is known. */
function Changing({ ticket }: { ticket: string | null }) {
  const { t } = useTranslation('account');
  const identity = useIdentity();
  const { user } = useSession();
  const [state, send] = useMachine(emailChange, { input: { ticket, isMember: isMember(identity), email: user?.email ?? '' } });
  const { changedTo, failure } = state.context;
  const refusal = REFUSALS.find((one) => state.matches(one));
  const retry = () => send({ type: 'change.retried' });
  if (state.matches('changing') || state.matches('proving'))
    return (
      <>
        <Working>{t('emailChange.busy')}</Working>
        <StepUpDialog proof={state.children.stepUp} />
      </>
    );
  if (state.matches('failed'))
    return (
      <ErrorState title={t('emailChange.failed')} kept={t('emailChange.failedText')} reference={failure?.requestId ?? null} onRetry={retry}>
        {failure?.message}
      </ErrorState>
    );
  if (changedTo !== null)
    return (
      <EmptyState
        icon={MailCheck}
        title={t('emailChange.done')}
        actions={
          // A full reload, because the server knows the new address.
          <a href="/account-settings/account" className={buttonStyle({ variant: 'primary' })}>
            {t('emailChange.settings')}
          </a>
        }
      >
        {t('emailChange.doneText', { email: changedTo })}
      </EmptyState>
    );
  if (state.matches('signedOut') || state.matches('unproven')) {
    const name = state.matches('signedOut') ? 'signedOut' : 'unproven';
    return (
      <EmptyState
        icon={LockKeyhole}
        title={t(`emailChange.${name}`)}
        actions={
          name === 'signedOut' ? (
            <ButtonLink to="/get-started" variant="primary">
              {t('emailChange.signIn')}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={retry}>
              {t('emailChange.prove')}
            </Button>
          )
        }
      >
        {t(`emailChange.${name}Text`)}
      </EmptyState>
    );
  }
  return refusal ? (
    <EmptyState icon={MailX} title={t(`emailChange.${refusal}`)} actions={<ButtonLink to="/account-settings/account">{t('emailChange.settings')}</ButtonLink>}>
      {t(`emailChange.${refusal}Text`)}
    </EmptyState>
  ) : null;
}
