import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { companyPath } from '../../lib/search-url/company-url.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyName } from '../ui/CompanyName.tsx';
import { Meta } from '../ui/Meta.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** The employer, in its own words unless the description has them, and how many other open jobs it has. */
export function JobCompany({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  if (!job.company_about) return null;
  return (
    <section aria-labelledby="job-company">
      <h2 id="job-company" className={css({ textStyle: 'section', mb: '12' })}>
        {t('company', { company: job.company.name })}
      </h2>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '12' })}>
        <CompanyMark logo={job.company.logo} size={56} />
        <div className={css({ minW: '0' })}>
          <TextLink to={companyPath(job.company)} variant="plain" className={css({ fontWeight: '600', display: 'block' })}>
            <CompanyName name={job.company.name} isVerified={job.company.is_verified} />
          </TextLink>
          <div className={css({ fontSize: '13' })}>
            <Meta>
              {[job.industry?.value, job.company_size?.value, t('company.jobs', { count: job.company_open_jobs })].filter(Boolean).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </Meta>
          </div>
        </div>
      </div>
      {job.description.includes(job.company_about) ? null : <p className={css({ mt: '12', maxW: '68ch', lineHeight: '1.6' })}>{job.company_about}</p>}
    </section>
  );
}
