import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css } from '#css/css';
import type { JobCard as Job } from '../../../contract/records.ts';
import { Badge } from './Badge.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { CompanyName } from './CompanyName.tsx';
import { jobCardStyle } from './jobCard.styles.ts';
import { JobMarks } from './JobMarks.tsx';
import { JobTitle } from './JobTitle.tsx';
import { PromiseText } from './PromiseText.tsx';
import { SalaryText } from './SalaryText.tsx';
import { TimeAgo } from './TimeAgo.tsx';

interface JobCardProps {
  job: Job;
  /** The server's time, as an ISO instant. */
  now: string;
  /** Where the card leads; the job's own page unless told. */
  to?: string;
  look?: 'card' | 'row';
  /** The one that is open beside the list. */
  isCurrent?: boolean;
  /** At the upper end: the save button. */
  action?: ReactNode;
  /** At the foot, in place of the promise: the trail of an application. */
  children?: ReactNode;
  /** Above the fold: its mark is not put off. */
  isEager?: boolean;
  headingLevel?: 2 | 3;
}

/** A job in a list: what it is and what it pays first; then who, where, how and since when; then when an answer comes. */
export function JobCard({ job, now, to = job.url, look = 'card', isCurrent = false, action, children, isEager, headingLevel = 3 }: JobCardProps) {
  const { t } = useTranslation('common');
  const style = jobCardStyle({ look });
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const foot =
    children ?? (job.promise_days === null || job.status !== 'open' ? null : <PromiseText days={job.promise_days} kept={job.company.promise_kept} />);
  return (
    <article className={style.card} data-current={isCurrent || undefined}>
      <div className={css({ display: 'flex', gap: '12', alignItems: 'flex-start' })}>
        <CompanyMark logo={job.company.logo} isEager={isEager} />
        <div className={style.head}>
          <Heading className={style.title}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              <JobTitle title={job.title} />
            </Link>
          </Heading>
          <p className={style.salary}>
            <SalaryText salary={job.salary} />
          </p>
        </div>
        {action ? <div className={style.action}>{action}</div> : null}
      </div>
      <div className={css({ display: 'grid', gap: '4' })}>
        <p className={style.company}>
          <CompanyName name={job.company.name} isVerified={job.company.is_verified} />
        </p>
        <p className={style.facts}>
          {job.status === 'open' ? (
            <JobMarks job={job} />
          ) : (
            <span>
              <Badge>{t(`job.status.${job.status}`)}</Badge>
            </span>
          )}
          <span>
            <bdi>{job.location}</bdi>
            {job.other_locations > 0 ? ` ${t('job.otherLocations', { count: job.other_locations })}` : null}
          </span>
          <span>{t(`arrangement.${job.work_arrangement}`)}</span>
          {job.job_type ? <span>{job.job_type.value}</span> : null}
          {job.xp_lvl ? <span>{job.xp_lvl.value}</span> : null}
          {job.degree ? <span>{job.degree.value}</span> : null}
          {job.posted_at === null ? null : (
            <span>
              <TimeAgo at={job.posted_at} now={now} />
            </span>
          )}
          {job.can_apply ? null : <span>{t('job.noWayToApply')}</span>}
        </p>
      </div>
      {foot ? <div className={style.foot}>{foot}</div> : null}
    </article>
  );
}
