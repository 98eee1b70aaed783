import MapPin from '~icons/lucide/map-pin';
import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobDetail } from '../../../../contract/records.ts';
import { companyPath } from '../../../lib/search-url/company-url.ts';
import { CompanyName } from '../../ui/CompanyName.tsx';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { JobMarks } from '../../ui/JobMarks.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { Meta } from '../../ui/Meta.tsx';
import { JobTitle } from '../../ui/JobTitle.tsx';
import { SalaryText } from '../../ui/SalaryText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4', color: 'quiet' });

/** The top of a job page: title, company, salary, place, age, and the actions passed as children. */
export function JobHead({
  job,
  now,
  children,
  headingLevel: Heading = 'h1',
}: {
  job: JobDetail;
  now: string;
  children?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}) {
  const { t } = useTranslation('job');
  return (
    <header className={css({ display: 'grid', gap: '12' })}>
      <div>
        <Cover src={job.company_cover} companyId={job.company.id} size="head" isEager />
        <CompanyMark logo={job.company.logo} size={64} isEager isOnCover />
      </div>
      <Heading className={css({ textStyle: { base: 'title', md: 'page' }, textWrap: 'balance', overflowWrap: 'anywhere' })}>
        <JobTitle title={job.title} />
      </Heading>
      <p className={css({ mt: '-4px', minW: '0' })}>
        <TextLink to={companyPath(job.company)} variant="plain" className={css({ fontWeight: '600', py: '8' })}>
          <CompanyName name={job.company.name} isVerified={job.company.is_verified} />
        </TextLink>
        <span className={css({ display: 'block', color: 'quiet', fontSize: '13' })}>
          {job.posted_at === null ? (
            t('posted.unknown')
          ) : (
            <Filled text={(when) => t('posted', { when })}>
              <TimeAgo at={job.posted_at} now={now} />
            </Filled>
          )}
        </span>
        {job.company_domain && !job.company.is_verified ? (
          <span className={css({ display: 'block', color: 'quiet', fontSize: '13', overflowWrap: 'anywhere' })}>
            {t('company.domain', { domain: job.company_domain })}
          </span>
        ) : null}
      </p>
      <p className={css({ textStyle: 'section' })}>
        <SalaryText salary={job.salary} />
      </p>
      <div className={line}>
        <Meta>
          {/* A draft has no place at first. */}
          {job.location === '' ? null : (
            <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '4' })}>
              <MapPin size={16} aria-hidden="true" className={css({ flexShrink: '0' })} />
              {job.location}
              {job.other_locations > 0 ? ` ${t('otherLocations', { count: job.other_locations })}` : ''}
            </span>
          )}
          <span>{t(`common:arrangement.${job.work_arrangement}`)}</span>
          {job.job_type ? <span>{job.job_type.value}</span> : null}
        </Meta>
        {job.status === 'open' ? <JobMarks job={job} /> : null}
      </div>
      {children}
    </header>
  );
}
