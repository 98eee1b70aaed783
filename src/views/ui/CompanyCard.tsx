import { useTranslation } from './useTranslation.tsx';
import { css, cx } from '#css/css';
import type { ListedCompany } from '../../../contract/company-pages.ts';
import { coverPath } from '../../../contract/drawings.ts';
import { CompanyMark } from './CompanyMark.tsx';
import { CompanyName } from './CompanyName.tsx';
import { Cover } from './Cover.tsx';
import { Meta } from './Meta.tsx';
import { PromiseDots } from './PromiseDots.tsx';
import { TextLink } from './TextLink.tsx';

const item = css({
  position: 'relative',
  minW: '0',
  '& > div': { display: 'grid', gap: '2px', px: '16', pt: '8', minW: '0' },
  // The industry has a line of its own, so that cards of a row are equally high.
  '& > div > :nth-child(2) > *': { flexBasis: '100%' },
});
/** In a long list on a phone: a row without the cover. */
const rowOnPhone = css({
  mdDown: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12',
    py: '12',
    '& > :first-child': { display: 'none' },
    '& > img': { m: '0' },
    '& > div': { p: '0' },
    '& > div > :nth-child(2) > *': { flexBasis: 'auto' },
  },
});
const whole = css({ textStyle: 'card', overflowWrap: 'anywhere', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' } });
const small = css({ fontSize: '13' });

interface CompanyCardProps {
  company: ListedCompany;
  /** It is above the fold. */
  isEager?: boolean;
  isRowOnPhone?: boolean;
}

/** A company in a list: its cover, how it kept its last promises, and how many jobs it has open. All of it links to its page. */
export function CompanyCard({ company, isEager = false, isRowOnPhone = false }: CompanyCardProps) {
  const { t, i18n } = useTranslation('common');
  const { id, url, name, logo, is_verified: isVerified, promise_record: record, industry, jobs } = company;
  return (
    <article className={isRowOnPhone ? cx(item, rowOnPhone) : item}>
      <Cover src={coverPath(id)} companyId={id} size="block" isEager={isEager} />
      <CompanyMark logo={logo} size={48} isOnCover isEager={isEager} />
      <div>
        <h3>
          <TextLink to={url} variant="plain" className={whole}>
            <CompanyName name={name} isVerified={isVerified} />
          </TextLink>
        </h3>
        <Meta>
          {industry ? <span>{industry}</span> : null}
          <span>{t('openJobs', { count: jobs, formatted: jobs.toLocaleString(i18n.language) })}</span>
        </Meta>
        <p className={small}>
          <PromiseDots record={record} />
        </p>
      </div>
    </article>
  );
}
