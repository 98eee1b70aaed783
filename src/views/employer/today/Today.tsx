import { useMachine } from '@xstate/react';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import CircleCheck from '~icons/lucide/circle-check';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import { refusalOf } from '../../../../contract/team-rules.ts';
import { watchWorkspace, workspaceRequest } from '../../../services/company/workspace.ts';
import { serverInstantIn } from '../../../services/serverClock.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineBar } from '../../ui/OfflineBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmailVerificationDialog } from '../../verify/VerifyDialogs.tsx';
import { useEmployer } from '../employer.ts';
import { EMPLOYER_PLACES } from '../places.ts';
import { AnswerFirst, NextInterviews, Promises } from './TodayLists.tsx';
import { WaitingCards } from './WaitingCards.tsx';
import { waitsOf } from './waits.ts';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', maxW: '960px' });

/** What waits for an employer today. */
export function Today() {
  const { t } = useTranslation('today');
  const [state, send] = useMachine(workspaceRequest, { input: { payload: null } });
  const retry = () => send({ type: 'request.retried' });
  useEffect(() => watchWorkspace(() => send({ type: 'request.sent', payload: null })), [send]);
  const today = state.context.response;
  return (
    <div className={stack} aria-busy={state.hasTag('busy') && !today}>
      {state.matches('offline') ? <OfflineBar onRetry={retry} /> : null}
      {state.matches('failure') ? (
        <Callout severity="error" actions={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('failed')}
        </Callout>
      ) : null}
      {state.hasTag('slow') ? <p role="status">{t('slow')}</p> : null}
      {today ? <TodayOf today={today} /> : state.hasTag('busy') ? <Skeleton height="240px" /> : null}
    </div>
  );
}

function TodayOf({ today }: { today: Workspace }) {
  const { t, i18n } = useTranslation('today');
  const { user, membership } = useEmployer();
  const [isConfirming, setConfirming] = useState(false);
  const now = serverInstantIn(0);
  const waits = waitsOf(today, now, t, i18n.language);
  const mayVerify = refusalOf(membership.role, 'changeDocuments') === null && ['none', 'refused'].includes(today.company.verification);
  const isNew = today.jobs === 0 && waits.length === 0;
  return (
    <>
      {user.is_email_verify ? null : (
        <Callout severity="warning" title={t('email.title')} actions={<Button onClick={() => setConfirming(true)}>{t('email.action')}</Button>}>
          {t('email.text', { email: user.email })}
        </Callout>
      )}
      {isNew ? (
        <FirstJob />
      ) : waits.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('nothing')}>
          {t('nothing.text')}
        </EmptyState>
      ) : (
        <WaitingCards waits={waits} />
      )}
      {today.applicants.length > 0 ? <AnswerFirst today={today} now={now} /> : null}
      {today.interviews.length > 0 ? <NextInterviews today={today} now={now} /> : null}
      {isNew ? null : <Promises promises={today.promises} />}
      {mayVerify && user.is_email_verify ? (
        <Callout severity="info" title={t('verify.title')} actions={<ButtonLink to="/employer/company">{t('verify.action')}</ButtonLink>}>
          {t('verify.text')}
        </Callout>
      ) : null}
      <EmailVerificationDialog email={user.email} isOpen={isConfirming} onClose={() => setConfirming(false)} />
    </>
  );
}

function FirstJob() {
  const { t } = useTranslation('today');
  const isPosting = EMPLOYER_PLACES.some(({ id }) => id === 'jobs');
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t('first.title')}
      actions={
        <>
          {isPosting ? (
            <ButtonLink to="/employer/jobs/new" variant="primary">
              {t('first.action')}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/employer/company">{t('first.company')}</ButtonLink>
        </>
      }
    >
      {t(isPosting ? 'first.text' : 'first.soon')}
    </EmptyState>
  );
}
