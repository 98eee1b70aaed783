import { css } from '#css/css';
import type { CompanyCard } from '../../../contract/records.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyName } from '../ui/CompanyName.tsx';
import { PromiseDots } from '../ui/PromiseDots.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const grid = css({ display: 'grid', columnGap: '32', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });
const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minH: '68px',
  py: '12',
  borderBlockEndWidth: '1px',
  borderColor: 'line',
});
const whole = css({ fontWeight: '600', _after: { content: '""', position: 'absolute', inset: '0' } });

/** Companies that keep their promise to answer, and how often they did. */
export function CompanyLine({ companies }: { companies: readonly CompanyCard[] }) {
  return (
    <ul className={grid}>
      {companies.map((company) => (
        <li key={company.id} className={item}>
          <CompanyMark logo={company.logo} size={40} />
          <div className={css({ minW: '0', lineHeight: '1.35' })}>
            <TextLink to={buildSearchUrl({ query: company.name })} variant="plain" className={whole}>
              <CompanyName name={company.name} isVerified={company.is_verified} />
            </TextLink>
            <p className={css({ fontSize: '13', mt: '4' })}>
              <PromiseDots record={company.promise_record} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
