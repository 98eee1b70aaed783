import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import { refusalOf } from '../../../../contract/team-rules.ts';
import { workspaceRequest } from '../../../services/company/workspace.ts';
import { serverInstantIn } from '../../../services/serverClock.ts';
import { useRequest } from '../../core/useRequest.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineHere } from '../../ui/OfflineHere.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmailVerificationDialog } from '../../shared/verify/VerifyDialogs.tsx';
import { useEmployer, useIsAllowed } from '../../shared/employer/employer.ts';
import { DueWeek } from './DueWeek.tsx';
import { OpenJobs } from './OpenJobs.tsx';
import { AnswerFirst, NextInterviews, Promises } from './TodayLists.tsx';
import { WaitingRows } from './WaitingRows.tsx';
import { waitsOf } from './waits.ts';
import { weekOf } from './week.ts';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32' });
const week = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', pb: '24', borderBlockEnd: '1px solid {colors.line}' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '32',
  columnGap: '48',
  alignItems: 'start',
  xl: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
});

/** What needs the employer's attention today. */
export function Today() {
  const { t } = useTranslation('today');
  const [state, send] = useRequest(workspaceRequest, null);
  const retry = () => send({ type: 'request.retried' });
  const today = state.context.response;
  return (
    <div className={stack} aria-busy={state.hasTag('busy') && !today}>
      {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
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
  const { t } = useTranslation('today');
  const { user, membership } = useEmployer();
  const [isConfirming, setConfirming] = useState(false);
  const now = serverInstantIn(0);
  const waits = waitsOf(today, t);
  const mayVerify = refusalOf(membership.role, 'changeDocuments') === null && ['none', 'refused'].includes(today.company.verification);
  const isNew = today.jobs === 0 && waits.length === 0 && today.to_answer === 0 && today.interviews.length === 0;
  return (
    <>
      {user.is_email_verify ? null : (
        <Callout severity="warning" title={t('email.title')} actions={<Button onClick={() => setConfirming(true)}>{t('email.action')}</Button>}>
          {t('email.text', { email: user.email })}
        </Callout>
      )}
      {isNew ? (
        <FirstJob />
      ) : (
        <section aria-labelledby="today-week" className={week}>
          <div>
            <h2 id="today-week" className={css({ textStyle: { base: 'section', md: 'title' } })}>
              {t(today.to_answer === 0 ? 'nothing' : 'toAnswer', { count: today.to_answer })}
            </h2>
            {today.overdue > 0 ? <p className={css({ color: 'refusedText', fontWeight: '600' })}>{t('toAnswer.overdue', { count: today.overdue })}</p> : null}
            {today.to_answer === 0 ? <p className={css({ color: 'quiet' })}>{t('week.none')}</p> : null}
          </div>
          <DueWeek days={weekOf(today.applicants, now)} />
        </section>
      )}
      {waits.length > 0 ? <WaitingRows waits={waits} /> : null}
      {isNew ? null : (
        <div className={columns}>
          <div className={stack}>
            {today.applicants.length > 0 ? <AnswerFirst today={today} now={now} /> : null}
            {today.open_jobs.length > 0 ? <OpenJobs jobs={today.open_jobs} /> : null}
          </div>
          <div className={stack}>
            <Promises promises={today.promises} />
            {today.interviews.length > 0 ? <NextInterviews today={today} now={now} /> : null}
          </div>
        </div>
      )}
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
  const { role } = useEmployer().membership;
  const mayPost = useIsAllowed('post-jobs');
  const mayEdit = refusalOf(role, 'editCompany') === null;
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t(mayPost ? 'first.title' : 'first.none')}
      actions={
        <>
          {mayPost ? (
            <ButtonLink to="/employer/jobs/new" variant="primary">
              {t('first.action')}
            </ButtonLink>
          ) : null}
          {mayEdit ? <ButtonLink to="/employer/company">{t('first.company')}</ButtonLink> : null}
        </>
      }
    >
      {t(mayPost ? 'first.text' : 'first.noneText')}
    </EmptyState>
  );
}
