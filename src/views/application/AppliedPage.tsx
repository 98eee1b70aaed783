import Signpost from '~icons/lucide/signpost';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import type { AppliedJob } from '../../../contract/applications.ts';
import { coverPath } from '../../../contract/drawings.ts';
import { dateFormat } from '../../lib/formatters.ts';
import { parseJobPath } from '../../lib/search-url/job-url.ts';
import { applicationRequest } from '../../services/applications.ts';
import { useRequest } from '../core/useRequest.ts';
import { useIdentity, useUser } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { JobGone } from '../shared/job/JobGone.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { Cover } from '../ui/Cover.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { PromiseDots } from '../ui/PromiseDots.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Trail, type TrailStep } from '../ui/Trail.tsx';
import { Similar } from './Similar.tsx';
import { SentApplication } from './SentApplication.tsx';

const frame = css({
  maxW: { base: '632px', lg: '1064px' },
  mx: 'auto',
  px: { base: '16', lg: '32' },
  pt: { base: '16', md: '32' },
  pb: { base: '32', md: '72' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
  gap: { base: '32', lg: '56px' },
  alignItems: 'start',
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32' });

const wide = css({ mdDown: { w: '100%' } });
/** On wide screens, the similar jobs are next to the receipt, so a link down to them would lead nowhere. */
const below = css({ mdDown: { w: '100%' }, lg: { display: 'none' } });

/** /{jobUrl}/apply/success: the receipt, what happens next and by when, and one suggested next action. */
export default function AppliedPage() {
  const { pathname } = useLocation();
  const identity = useIdentity();
  const jobId = parseJobPath(pathname)?.id;
  if (jobId === undefined) return <JobGone reason="notFound" />;
  if (identity !== 'seeker') return <NoApplication />;
  return <Receipt jobId={jobId} />;
}

function NoApplication() {
  const { t } = useTranslation('apply');
  useTitle(t('success.none.title'));
  return (
    <EmptyState
      icon={Signpost}
      title={t('success.none.title')}
      actions={
        <ButtonLink to="/recommended-job/applied" variant="primary">
          {t('success.see')}
        </ButtonLink>
      }
    >
      {t('success.none.text')}
    </EmptyState>
  );
}

function Receipt({ jobId }: { jobId: number }) {
  const { t } = useTranslation('apply');
  const [state, send] = useRequest(applicationRequest, { jobId });
  const { response, error } = state.context;
  if (state.matches('failure'))
    return error?.status === 404 ? (
      <NoApplication />
    ) : (
      <ErrorState title={t('failed.title')} onRetry={() => send({ type: 'request.retried' })}>
        {t('failed.text')}
      </ErrorState>
    );
  if (state.matches('offline')) return <OfflineHere />;
  return response ? (
    <Sent application={response} />
  ) : (
    <div aria-busy="true" className={frame}>
      <div className={column}>
        <Skeleton height="150px" />
        <p role="status" className={css({ color: 'quiet' })}>
          {t('success.loading')}…
        </p>
        <Skeleton width="70%" height="36px" />
        <Skeleton height="220px" />
      </div>
      <Skeleton height="220px" />
    </div>
  );
}

function Sent({ application }: { application: AppliedJob }) {
  const { t, i18n } = useTranslation('apply');
  const user = useUser();
  useTitle(t('success.title'));
  const { job, promise, created_at } = application;
  const date = (at: string) => dateFormat(i18n.language, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(at));
  const steps: TrailStep[] = [
    { id: 'pending', label: t('success.sent'), state: 'here', note: date(created_at) },
    {
      id: 'viewed',
      label: t('success.answer'),
      state: 'next',
      note: promise ? (
        <>
          {t('success.answerBy', { date: date(promise.due_at) })}
          <br />
          <PromiseDots record={job.company.promise_record} words="long" />
          <br />
          {t('success.silent')}
        </>
      ) : (
        t('success.answerNone')
      ),
    },
    { id: 'communicating', label: t('job:next.talk'), state: 'next', note: t('job:next.talkHint') },
    { id: 'accepted', label: t('job:next.decision'), state: 'next', note: t('job:next.decisionHint') },
  ];
  return (
    <div className={frame}>
      <div className={column}>
        <header className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })}>
          <div>
            <Cover src={coverPath(job.company.id)} companyId={job.company.id} size="head" isEager />
            <CompanyMark logo={job.company.logo} size={64} isEager isOnCover />
          </div>
          <h1 className={css({ textStyle: 'page', textWrap: 'balance' })}>{t('success.title')}</h1>
          <p className={css({ textStyle: 'lead', overflowWrap: 'anywhere' })}>{t('success.receipt', { job: job.title, company: job.company.name })}</p>
        </header>
        <section aria-labelledby="next" className={css({ display: 'grid', gap: '16' })}>
          <h2 id="next" className={css({ textStyle: 'section' })}>
            {t('success.next')}
          </h2>
          <Trail steps={steps} label={t('success.next')} look="whole" />
        </section>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12' })}>
          <ButtonLink to={`/recommended-job/applied/${job.id}`} variant="primary" size="large" className={wide}>
            {t('success.seeThis')}
          </ButtonLink>
          <ButtonLink to="#similar-jobs" size="large" className={below}>
            {t('success.more')}
          </ButtonLink>
        </div>
        {user ? <p className={css({ color: 'quiet', fontSize: '13' })}>{t('success.account', { email: user.email })}</p> : null}
      </div>
      <div className={column}>
        <SentApplication application={application} />
        <Similar jobId={job.id} />
      </div>
    </div>
  );
}
