import { css } from '#css/css';
import type { HomeData } from '../../../contract/reco.ts';
import { CompanyCard } from '../ui/CompanyCard.tsx';

/** Side by side; on a phone they scroll, with a glimpse of the next one. */
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
    '& > li': { scrollSnapAlign: 'start', minW: '0' },
  },
});

/** Companies that keep their promise to reply, and how they kept the last ones. */
export function CompanyCards({ companies }: { companies: HomeData['companies'] }) {
  return (
    <ul className={grid}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} />
        </li>
      ))}
    </ul>
  );
}
