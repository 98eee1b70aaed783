import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobCard } from '../../../contract/records.ts';
import { Badge } from '../ui/Badge.tsx';
import { companyPath } from '../../lib/search-url/company-url.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyName } from '../ui/CompanyName.tsx';
import { JobTitle } from '../ui/JobTitle.tsx';
import { Meta } from '../ui/Meta.tsx';
import { Link } from '../ui/Link.tsx';
import { SalaryText } from '../ui/SalaryText.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const strip = css({ display: 'flex', gap: '16', alignItems: 'flex-start' });
const title = css({ textStyle: 'title', '& a': { _hover: { textDecoration: 'underline', textUnderlineOffset: '0.15em' } } });
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', rowGap: '4', color: 'quiet' });

/** The job applied for, and its company. */
export function AppliedTo({ job }: { job: JobCard }) {
  const { t } = useTranslation('common');
  return (
    <div className={strip}>
      <CompanyMark logo={job.company.logo} size={52} isEager />
      <div className={css({ display: 'grid', gap: '4', minW: '0' })}>
        <h2 className={title}>
          <Link to={job.url}>
            <JobTitle title={job.title} />
          </Link>
        </h2>
        <div className={facts}>
          <Meta>
            <TextLink to={companyPath(job.company)} variant="plain">
              <CompanyName name={job.company.name} isVerified={job.company.is_verified} />
            </TextLink>
            <bdi>{job.location}</bdi>
            <span>
              <SalaryText salary={job.salary} />
            </span>
          </Meta>
          {job.status === 'open' ? null : <Badge>{t(`job.status.${job.status}`)}</Badge>}
        </div>
      </div>
    </div>
  );
}
