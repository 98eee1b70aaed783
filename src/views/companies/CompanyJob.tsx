import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { JobCard } from '../../../contract/records.ts';
import { JobMarks } from '../ui/JobMarks.tsx';
import { JobTitle } from '../ui/JobTitle.tsx';
import { Meta } from '../ui/Meta.tsx';
import { SalaryText } from '../ui/SalaryText.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';

const row = css({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '12', alignItems: 'start', py: '12' });
const title = css({ textStyle: 'card', overflowWrap: 'anywhere', _after: { content: '""', position: 'absolute', inset: '0' } });
/** On a phone, pay has a line of its own, so that the rest fits whole on the next. */
const pay = css({ flexBasis: { base: '100%', md: 'auto' } });
const shown = css({ fontWeight: '600', color: 'ink' });

/** A job on its company's own page: without the company's name. */
export function CompanyJob({ job, now, action }: { job: JobCard; now: string; action: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <article className={row}>
      <div>
        <h3>
          <TextLink to={job.url} variant="plain" className={title}>
            <JobTitle title={job.title} />
          </TextLink>
        </h3>
        <div className={css({ fontSize: '13' })}>
          <Meta>
            <span className={cx(pay, job.salary && shown)}>
              <SalaryText salary={job.salary} />
            </span>
            <span>
              <bdi>{job.location}</bdi>
            </span>
            <span>{t(`arrangement.${job.work_arrangement}`)}</span>
            {job.posted_at === null ? null : (
              <span>
                <TimeAgo at={job.posted_at} now={now} style="narrow" />
              </span>
            )}
            <JobMarks job={job} />
          </Meta>
        </div>
      </div>
      <div className={css({ position: 'relative', mt: '-11px', me: '-12px' })}>{action}</div>
    </article>
  );
}
