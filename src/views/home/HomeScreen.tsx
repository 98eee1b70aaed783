import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { hydratedLater } from '../core/deferred.tsx';
import type { HomeScreenProps } from './home.types.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomeHiring } from './HomeHiring.tsx';
import { HomeLists } from './HomeLists.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { HomeSection } from './HomeSection.tsx';
import { JobGrid } from './JobGrid.tsx';

const LaterJobGrid = hydratedLater(JobGrid);
const LaterLists = hydratedLater(HomeLists);
const LaterHiring = hydratedLater(HomeHiring);

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
        {failure && !data ? failure : <LaterJobGrid jobs={data?.jobs ?? null} now={now} saveOf={saveOf} />}
      </HomeSection>
      {data ? bannersOf(data) : null}
      {data ? <LaterLists data={data} /> : null}
      <LaterHiring />
    </div>
  );
}
