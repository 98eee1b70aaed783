import type { HomeData } from '../../../contract/reco.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { useTranslation } from '../ui/useTranslation.tsx';
import { CompanyCards } from './CompanyCards.tsx';
import { HomeSection } from './HomeSection.tsx';
import { TallyList } from './TallyList.tsx';

/** Companies that keep their promises, and shortcuts to searches. Empty lists are left out. */
export function HomeLists({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  return (
    <>
      {data.companies.length > 0 ? (
        <HomeSection id="companies" title={t('companies.title')}>
          <CompanyCards companies={data.companies} />
        </HomeSection>
      ) : null}
      {data.categories.length > 0 ? (
        <HomeSection id="categories" title={t('categories.title')}>
          <TallyList
            entries={data.categories.map(({ seo_value, value, jobs }) => ({ to: buildSearchUrl({ mainFunctions: [seo_value] }), label: value, jobs }))}
          />
        </HomeSection>
      ) : null}
      {data.hotTitles.length > 0 ? (
        <HomeSection id="titles" title={t('titles.title')}>
          <TallyList entries={data.hotTitles.map(({ value, jobs }) => ({ to: buildSearchUrl({ query: value }), label: value, jobs }))} />
        </HomeSection>
      ) : null}
    </>
  );
}
