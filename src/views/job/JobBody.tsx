import { lazy, Suspense, type ComponentProps } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { Callout } from '../ui/Callout.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { Applied } from './Applied.tsx';
import { JobActions } from './JobActions.tsx';
import { JobCompany } from './JobCompany.tsx';
import { JobDescription } from '../shared/job/JobDescription.tsx';
import { JobFacts } from '../shared/job/JobFacts.tsx';
import { JobFlow } from './JobFlow.ts';
import { JobHead } from '../shared/job/JobHead.tsx';
import { JobNext } from './JobNext.tsx';
import { JobPlace } from './JobPlace.tsx';
import { JobPromise } from '../shared/job/JobPromise.tsx';
import { JobRecruiter } from './JobRecruiter.tsx';
import { JobSafety } from './JobSafety.tsx';
import { JobSimilar } from '../shared/job/JobSimilar.tsx';
import { useOwnApplication } from './useOwnApplication.ts';
import { codeOf } from '../core/codeOf.ts';
import { deferred, hydratedLater } from '../core/deferred.tsx';

const LaterPlace = hydratedLater(JobPlace);
const LaterCompany = hydratedLater(JobCompany);
const LaterSimilar = hydratedLater(JobSimilar);
const InstallApp = deferred(() => import('./InstallApp.tsx'));
const ReportDialog = lazy(() => codeOf(() => import('../shared/report/ReportDialog.tsx')));

const page = css({
  py: { base: '16', md: '32' },
  pb: { base: '72', md: '48' },
  display: 'grid',
  gap: '48',
  xl: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});
const column = css({ display: 'grid', gap: '32', alignContent: 'start', minW: '0' });
const panel = css({ p: '24', borderRadius: 'card', bg: 'raised', boxShadow: 'inset 0 0 0 1px {colors.line}', display: 'grid', gap: '16' });

interface JobBodyProps {
  job: JobDetail;
  now: string;
  BlockButton: ComponentProps<typeof JobSafety>['BlockButton'];
}

/** A job that can be shown: open, closed or on hold. */
export function JobBody({ job, now, BlockButton }: JobBodyProps) {
  const { t } = useTranslation('job');
  const state = JobFlow.useSelector((snapshot) => snapshot);
  const { report, similar } = state.children;
  const hasApplied = useOwnApplication() !== null;
  return (
    <div className={cx(containerStyle, page)} data-state={job.status}>
      <article className={column}>
        {job.status === 'closed' ? (
          <Callout severity="warning" title={t('closed.title')}>
            {t('closed.text')}
          </Callout>
        ) : null}
        {job.status === 'onHold' ? (
          <Callout severity="info" title={t('onHold.title')}>
            {t('onHold.text')}
          </Callout>
        ) : null}
        <JobHead job={job} now={now}>
          <JobPromise job={job} isPast={hasApplied || job.status !== 'open'} />
          {job.recruiter ? <JobRecruiter recruiter={job.recruiter} /> : null}
          <JobActions job={job} />
        </JobHead>
        <JobFacts job={job} />
        <JobDescription job={job} />
        <LaterPlace job={job} />
        <LaterCompany job={job} />
      </article>
      <aside className={column}>
        {hasApplied ? (
          <div className={panel}>
            <Applied look="whole" />
          </div>
        ) : job.status === 'open' && job.promise_days !== null ? (
          <div className={panel}>
            <JobNext promiseDays={job.promise_days} />
          </div>
        ) : null}
        {similar ? <LaterSimilar similar={similar} now={now} /> : null}
        {job.status === 'open' ? (
          <section aria-labelledby="job-safety" className={panel}>
            <JobSafety company={job.company} BlockButton={BlockButton} />
          </section>
        ) : null}
        <InstallApp />
      </aside>
      {report ? (
        <Suspense fallback={null}>
          <ReportDialog report={report} />
        </Suspense>
      ) : null}
    </div>
  );
}
