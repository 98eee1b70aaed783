import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import type { JobCard as Job } from '../../../contract/records.ts';
import { Badge } from './Badge.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { CompanyName } from './CompanyName.tsx';
import { jobCardStyle } from './jobCard.styles.ts';
import { JobMarks } from './JobMarks.tsx';
import { JobTitle } from './JobTitle.tsx';
import { Link } from './Link.tsx';
import { PromiseText } from './PromiseText.tsx';
import { SalaryText } from './SalaryText.tsx';
import { TimeAgo } from './TimeAgo.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const quiet = css({ color: 'quiet', fontWeight: '400' });
const dot = css({ mx: '4' });

/** The least width of a cut name. A short one needs less than half an em for each letter: with more, there would be a hole behind it. */
const leastOf = (name: string) => ({ '--least': `${Math.min(7, name.length * 0.4)}em` }) as CSSProperties;

interface JobCardProps {
  job: Job;
  /** The server's time, as an ISO instant. */
  now: string;
  /** The link target; the job's own page by default. */
  to?: string;
  look?: 'card' | 'row';
  /** The one open next to the list. */
  isCurrent?: boolean;
  /** At the upper end: the save button. */
  action?: ReactNode;
  /** At the bottom: why it is in this list. */
  children?: ReactNode;
  /** Above the fold: its logo isn't loaded lazily. */
  isEager?: boolean;
  headingLevel?: 2 | 3;
}

/** A job in a list: title and pay first; then company and place; then when a reply comes, and how often it came on time. */
export function JobCard({ job, now, to = job.url, look = 'card', isCurrent = false, action, children, isEager, headingLevel = 3 }: JobCardProps) {
  const { t } = useTranslation('common');
  const style = jobCardStyle({ look });
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const facts = [job.job_type?.value, job.xp_lvl?.value, job.degree?.value].filter((fact) => fact !== undefined);
  const promiseDays = job.status === 'open' ? job.promise_days : null;
  return (
    <article className={style.card} data-current={isCurrent || undefined}>
      <div className={style.inside}>
        <div className={style.mark}>
          <CompanyMark logo={job.company.logo} isEager={isEager} />
        </div>
        <Heading className={style.title}>
          <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
            <JobTitle title={job.title} />
          </Link>
        </Heading>
        <p className={style.terms}>
          <span className={style.pay}>
            <SalaryText salary={job.salary} />
          </span>
          <span className={style.facts}>
            <Facts facts={facts} />
          </span>
        </p>
        <p className={style.company}>
          <b style={leastOf(job.company.name)}>
            <CompanyName name={job.company.name} isVerified={job.company.is_verified} />
          </b>
          <span>
            <Facts
              facts={[
                <bdi key="place">
                  {job.location}
                  {job.other_locations > 0 ? (
                    <>
                      {` +${job.other_locations}`}
                      <VisuallyHidden> {t('job.otherLocations', { count: job.other_locations })}</VisuallyHidden>
                    </>
                  ) : null}
                </bdi>,
                t(`arrangement.${job.work_arrangement}`),
                ...(job.can_apply ? [] : [t('job.noWayToApply')]),
              ]}
            />
          </span>
          {job.status === 'open' ? <JobMarks job={job} /> : <Badge>{t(`job.status.${job.status}`)}</Badge>}
        </p>
        {promiseDays === null ? null : (
          <div className={style.promise}>
            <PromiseText days={promiseDays} record={job.company.promise_record} />
          </div>
        )}
        {action ? <div className={style.action}>{action}</div> : null}
        {job.posted_at === null ? null : (
          <span className={style.when}>
            <TimeAgo at={job.posted_at} now={now} style="narrow" />
          </span>
        )}
        {children ? <div className={style.foot}>{children}</div> : null}
      </div>
    </article>
  );
}

/** Facts in a row, with a dot before each. */
function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return facts.map((fact, index) => (
    // Their order is their identity.
    // eslint-disable-next-line react/no-array-index-key
    <span key={index} className={quiet}>
      <span className={dot}>·</span>
      {fact}
    </span>
  ));
}
