import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { queryOf } from '../../lib/search-url/asked.ts';
import type { ParsedSearch } from '../../lib/search-url/parse.ts';
import type { Search } from '../../lib/search-url/search.ts';
import { recordHotSearch } from '../../services/search.ts';
import { useBoot } from '../app/boot.ts';
import { useTitle } from '../app/useTitle.ts';
import { Callout } from '../ui/Callout.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Filters } from './Filters.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { SearchFlow } from './SearchFlow.ts';
import { useSearchForm } from './useSearchForm.ts';
import { useSearchTitle } from './useSearchTitle.ts';
import { codeOf } from '../app/codeOf.ts';

const JobBeside = lazy(() => codeOf(() => import('./JobBeside.tsx')));

const columns = css({ display: 'grid', gap: '32', py: '24', alignItems: 'start', lg: { gridTemplateColumns: '264px minmax(0, 1fr)' } });
const withJob = css({ xl: { gridTemplateColumns: '240px minmax(340px, 2fr) minmax(0, 3fr)' } });
/** Below the header, which stays too. */
const rail = css({ position: 'sticky', insetBlockStart: '88px', maxH: 'calc(100vh - 112px)', overflowY: 'auto', pe: '12', lgDown: { display: 'none' } });
const beside = css({
  position: 'sticky',
  insetBlockStart: '88px',
  maxH: 'calc(100vh - 112px)',
  overflowY: 'auto',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  xlDown: { display: 'none' },
});

/** The search page over its chart: the URL tells the chart, the chart's answer is shown, every choice becomes a URL. */
export function SearchBody({ parsed: { search, unknown, problems }, filters }: { parsed: ParsedSearch; filters: JobseekerFilters | null }) {
  const { t } = useTranslation('search');
  const { now } = useBoot();
  const navigate = useNavigate();
  const actor = SearchFlow.useActorRef();
  const place = filters?.locations.find(({ seo_value }) => seo_value === search.location[0])?.value ?? search.location[0] ?? '';
  const title = useSearchTitle(search, place);
  useTitle(title);
  const asked = filters ? queryOf(search, filters) : null;
  const key = JSON.stringify(asked && [asked.query, asked.unknownPlace]);
  const isFirst = useRef(true);
  useEffect(() => {
    const begun = actor.getSnapshot();
    const isRendered = isFirst.current && (begun.context.found !== null || begun.matches('refused') || begun.matches('placeUnknown'));
    isFirst.current = isFirst.current && asked === null;
    if (asked && !isRendered) actor.send({ type: 'url.changed', query: asked.query, unknownPlace: asked.unknownPlace });
    // The key is the query by value; the object is new at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, actor]);
  useEffect(() => {
    const counting = actor.on('words.searched', recordHotSearch);
    return () => counting.unsubscribe();
  }, [actor]);
  const change = (changed: Partial<Search>) => void navigate(buildSearchUrl({ ...search, ...changed, page: 1, job: null }), { preventScrollReset: true });
  // What the results say themselves is not said twice.
  const saidBelow = SearchFlow.useSelector((state) => (state.matches('refused') ? 'query.tooLong' : state.matches('pastEnd') ? 'page.clamped' : null));
  const notUnderstood = [...unknown, ...(asked?.unknown ?? [])];
  const isJobOpen = search.job !== null;
  return (
    <div className={containerStyle}>
      <div className={css({ pt: '16' })}>
        <SearchBar key={`${search.query} ${place}`} search={search} place={place} />
      </div>
      <div className={cx(columns, isJobOpen && withJob)}>
        <aside className={rail} aria-label={t('filters')}>
          {filters ? <Filters search={search} filters={filters} onChange={change} /> : null}
        </aside>
        <section className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', minW: '0' })}>
          <ResultsHead title={title} search={search} filters={filters} onChange={change} />
          {notUnderstood.length > 0 ? (
            <Callout severity="warning">
              {t('unknown', { count: notUnderstood.length, names: notUnderstood.map((name) => `“${name.slice(0, 60)}”`).join(', ') })}
            </Callout>
          ) : null}
          {problems
            .filter((problem) => problem !== saidBelow)
            .map((problem) => (
              <Callout key={problem} severity="warning">
                {t(`problem.${problem}`)}
              </Callout>
            ))}
          <Results search={search} now={now} />
        </section>
        {search.job === null ? null : (
          <aside className={beside} aria-label={t('open')}>
            <Suspense fallback={null}>
              <JobBeside key={search.job} jobId={search.job} closeTo={buildSearchUrl({ ...search, job: null })} />
            </Suspense>
          </aside>
        )}
      </div>
    </div>
  );
}

function SearchBar({ search, place }: { search: Search; place: string }) {
  return <SearchField {...useSearchForm(search, place)} />;
}
