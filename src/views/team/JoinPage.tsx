import { useMachine } from '@xstate/react';
import MailX from '~icons/lucide/mail-x';
import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate, useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { ERRORS } from '../../../contract/errors.ts';
import type { OpenedInvite } from '../../../contract/team.ts';
import { openInviteRequest } from '../../services/company/invites.ts';
import { SessionFlow, useSignedInEmployer, useIdentity, useSession } from '../core/SessionFlow.tsx';
import { useHydrated } from '../core/useHydrated.ts';
import { useTicket } from '../core/useTicket.ts';
import { useTitle } from '../core/useTitle.ts';
import { entrance } from '../shared/employer/entrance.styles.ts';
import { SeekerHere } from '../shared/employer/SeekerHere.tsx';
import { Working } from '../ui/Working.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { AcceptInvite } from './AcceptInvite.tsx';
import { InvitedRegistration } from './InvitedRegistration.tsx';

const REFUSALS: Readonly<Record<number, 'used' | 'expired' | 'unknown'>> = {
  [ERRORS.linkUsed.code]: 'used',
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.notFound.code]: 'unknown',
  [ERRORS.parameterInvalid.code]: 'unknown',
};

/** /employer/join#ticket, the link in an invitation email: removes the ticket from the URL and exchanges it right away. */
export default function JoinPage() {
  const { t } = useTranslation('team');
  const ticket = useTicket();
  useTitle(t('join.title'));
  // The server doesn't see the fragment: nothing is known until it is read here.
  return useHydrated() ? <Opening key={ticket} ticket={ticket} /> : <Working>{t('join.busy')}</Working>;
}

function Opening({ ticket }: { ticket: string }) {
  const { t } = useTranslation('team');
  const [state, send] = useMachine(openInviteRequest, { input: { payload: { ticket } } });
  const identity = useIdentity();
  const { response: invite, error } = state.context;
  const retry = () => send({ type: 'request.retried' });
  const refusal = state.matches('failure') ? REFUSALS[error?.code ?? 0] : undefined;
  if (invite && identity === 'seeker') return <SeekerHere to="/employer/join" />;
  if (refusal)
    return (
      <EmptyState icon={MailX} title={t(`join.${refusal}`)} actions={<ButtonLink to="/employer">{t('join.hiring')}</ButtonLink>}>
        {t(`join.${refusal}Text`)}
      </EmptyState>
    );
  if (state.matches('failure'))
    return (
      <ErrorState title={t('join.unopened')} kept={t('join.unopenedText')} reference={error?.requestId ?? null} onRetry={retry}>
        {error?.message}
      </ErrorState>
    );
  return (
    <div className={entrance}>
      {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
      {invite ? <Opened invite={invite} /> : <Working>{t('join.busy')}</Working>}
    </div>
  );
}

function Opened({ invite }: { invite: OpenedInvite }) {
  const { t } = useTranslation('team');
  const session = useSession();
  const { send } = SessionFlow.useActorRef();
  const path = useLocation().pathname;
  const [isRegistering, setRegistering] = useState(false);
  const { company, email, role, invited_by: name } = invite;
  const isRecruiter = useSignedInEmployer() !== null;
  // Registering with the invitation also accepts it.
  if (isRecruiter && isRegistering) return <Navigate to="/employer" replace />;
  const isTheirs = session.user?.email.toLowerCase() === email;
  return (
    <>
      <header className={css({ display: 'grid', gap: '16', justifyItems: 'start' })}>
        <CompanyMark logo={company.logo} size={56} isEager />
        <h1 className={css({ textStyle: 'page', overflowWrap: 'anywhere' })}>{t('join.invites', { name, company: company.name })}</h1>
        <p>
          {t(`join.as.${role}`, { company: company.name })} {t('join.for', { email })}
        </p>
      </header>
      {isRecruiter && isTheirs ? <AcceptInvite company={company.name} /> : null}
      {isRecruiter && !isTheirs ? (
        <Callout
          severity="warning"
          actions={<Button onClick={() => send({ type: 'logout.requested', path, to: '/employer/join' })}>{t('join.signOut')}</Button>}
        >
          {t('join.other', { email: session.user?.email })}
        </Callout>
      ) : null}
      {isRecruiter ? null : isRegistering ? (
        <InvitedRegistration company={company.name} />
      ) : (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <Button variant="primary" size="large" onClick={() => setRegistering(true)}>
            {t('join.register')}
          </Button>
          <ButtonLink to="/employer/login?redirect=/employer/join" size="large">
            {t('join.signIn')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
