import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { CompanyCards } from './CompanyCards.tsx';
import type { HomeScreenProps } from './home.types.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomeHiring } from './HomeHiring.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { HomeSection } from './HomeSection.tsx';
import { JobGrid } from './JobGrid.tsx';
import { TallyList } from './TallyList.tsx';

/**
 * A visitor's home page: a search field in front of the country's landscape, reasons to trust, new jobs, companies that keep their promises, and
 * shortcuts to searches.
 */
export function HomeScreen({ data, place, country, now, search, failure, saveOf, bannersOf }: HomeScreenProps) {
  const { t } = useTranslation('home');
  return (
    <div className={css({ pb: '24' })}>
      <HomeHero titles={data?.hotTitles ?? []} openJobs={data?.figures.openJobs ?? null} place={place} country={country} search={search} />
      {data && data.figures.openJobs > 0 ? <HomeReasons figures={data.figures} /> : null}
      <HomeSection id="jobs-near" title={t('jobs.title', { place })} to={buildSearchUrl({})} linkLabel={t('jobs.all')}>
        {failure && !data ? failure : <JobGrid jobs={data?.jobs ?? null} now={now} saveOf={saveOf} />}
      </HomeSection>
      {data ? bannersOf(data) : null}
      {data && data.companies.length > 0 ? (
        <HomeSection id="companies" title={t('companies.title')}>
          <CompanyCards companies={data.companies} />
        </HomeSection>
      ) : null}
      {data && data.categories.length > 0 ? (
        <HomeSection id="categories" title={t('categories.title')}>
          <TallyList
            entries={data.categories.map(({ seo_value, value, jobs }) => ({ to: buildSearchUrl({ mainFunctions: [seo_value] }), label: value, jobs }))}
          />
        </HomeSection>
      ) : null}
      {data && data.hotTitles.length > 0 ? (
        <HomeSection id="titles" title={t('titles.title')}>
          <TallyList entries={data.hotTitles.map(({ value, jobs }) => ({ to: buildSearchUrl({ query: value }), label: value, jobs }))} />
        </HomeSection>
      ) : null}
      <HomeHiring />
    </div>
  );
}
