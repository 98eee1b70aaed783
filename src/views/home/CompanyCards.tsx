import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { coverPath } from '../../../contract/drawings.ts';
import type { HomeData } from '../../../contract/reco.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyName } from '../ui/CompanyName.tsx';
import { Cover } from '../ui/Cover.tsx';
import { PromiseDots } from '../ui/PromiseDots.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Side by side; on a phone one after the other, the next one peeping in. */
const grid = css({
  display: 'grid',
  gap: { base: '12', md: '24' },
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  mdDown: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(272px, 82%)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '16px',
    mx: '-16px',
    px: '16px',
    '& > li': { scrollSnapAlign: 'start' },
  },
});
const item = css({ position: 'relative', minW: '0', '& > div': { display: 'grid', gap: '2px', px: '16', pt: '8' } });
const whole = css({ textStyle: 'card', overflowWrap: 'anywhere', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' } });
const quiet = css({ color: 'quiet', truncate: true });
const small = css({ fontSize: '13' });

/** Companies that keep their promise to reply, and how they kept the last ones. */
export function CompanyCards({ companies }: { companies: HomeData['companies'] }) {
  const { t, i18n } = useTranslation('home');
  return (
    <ul className={grid}>
      {companies.map(({ id, name, logo, is_verified: isVerified, promise_record: record, industry, jobs }) => (
        <li key={id} className={item}>
          <Cover src={coverPath(id)} companyId={id} size="block" />
          <CompanyMark logo={logo} size={48} isOnCover />
          <div>
            <h3>
              <TextLink to={buildSearchUrl({ query: name })} variant="plain" className={whole}>
                <CompanyName name={name} isVerified={isVerified} />
              </TextLink>
            </h3>
            {industry === null ? null : <p className={quiet}>{industry}</p>}
            <p className={small}>
              <PromiseDots record={record} />
            </p>
            <p className={small}>{t('companies.jobs', { count: jobs, formatted: jobs.toLocaleString(i18n.language) })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
