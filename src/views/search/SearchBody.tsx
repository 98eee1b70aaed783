import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { queryOf } from '../../lib/search-url/page-search.ts';
import type { ParsedSearch } from '../../lib/search-url/parse.ts';
import type { Search } from '../../lib/search-url/search.ts';
import { recordHotSearch } from '../../services/search.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { useTitle } from '../core/useTitle.ts';
import { Callout } from '../ui/Callout.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { SearchFlow } from './SearchFlow.ts';
import type { SearchParts } from './SearchParts.ts';
import { useSearchForm } from '../shared/search/useSearchForm.tsx';
import { useSearchTitle } from './useSearchTitle.ts';
import { useIsWide } from '../ui/useIsWide.ts';

const columns = css({ display: 'grid', gap: '32', alignItems: 'start', paddingBlockEnd: '24' });
const withJob = css({ xl: { gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)' } });
/** Below the sticky header, down to the bottom of the screen. */
const beside = css({
  position: 'sticky',
  insetBlockStart: '64px',
  h: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ps: '32',
  borderInlineStartWidth: '1px',
  borderColor: 'line',
  xlDown: { display: 'none' },
});
const controls = css({ display: 'grid', gap: { base: '4', md: '8' }, pt: { base: '8', md: '12' } });

interface SearchBodyProps {
  parsed: ParsedSearch;
  filters: JobseekerFilters | null;
  parts: SearchParts;
}

/** The search page with its chart: the URL is passed to the chart, the chart's answer is shown, every choice becomes a URL. */
export function SearchBody({ parsed: { search, unknown, problems }, filters, parts: { AlertButton, JobBeside } }: SearchBodyProps) {
  const { t } = useTranslation('search');
  const now = useServerNow();
  const navigate = useNavigate();
  const actor = SearchFlow.useActorRef();
  const [named = ''] = search.location;
  const place = filters?.locations.find(({ seo_value }) => seo_value === named.toLowerCase())?.value ?? named;
  const title = useSearchTitle(search, place);
  useTitle(title);
  const resolved = filters ? queryOf(search, filters) : null;
  const key = JSON.stringify(resolved && [resolved.query, resolved.unknownPlace]);
  const isFirst = useRef(true);
  useEffect(() => {
    const begun = actor.getSnapshot();
    const isRendered = isFirst.current && (begun.context.found !== null || begun.matches('refused') || begun.matches('placeUnknown'));
    isFirst.current = isFirst.current && resolved === null;
    if (resolved && !isRendered) actor.send({ type: 'url.changed', query: resolved.query, unknownPlace: resolved.unknownPlace });
    // The key represents the query by value, since the object is new on each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, actor]);
  useEffect(() => {
    const counting = actor.on('words.searched', recordHotSearch);
    return () => counting.unsubscribe();
  }, [actor]);
  const change = (changed: Partial<Search>) => void navigate(buildSearchUrl({ ...search, ...changed, page: 1, job: null }), { preventScrollReset: true });
  // Doesn't repeat what the results already say.
  const shownBelow = SearchFlow.useSelector((state) => (state.matches('refused') ? 'query.tooLong' : state.matches('pastEnd') ? 'page.clamped' : null));
  const notUnderstood = [...unknown, ...(resolved?.unknown ?? [])];
  // If there is room, the first job is open until another is chosen.
  const isWide = useIsWide();
  const first = SearchFlow.useSelector((state) => state.context.found?.reply.jobs[0]?.id ?? null);
  const hasJobs = first !== null || search.job !== null;
  const open = search.job ?? (isWide ? first : null);
  return (
    <div className={containerStyle}>
      <div className={controls}>
        <SearchBar key={`${search.query} ${place}`} search={search} place={place} />
        {filters ? <FilterBar search={search} filters={filters} onChange={change} /> : null}
      </div>
      <div className={cx(columns, hasJobs && withJob)}>
        <section className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '4', md: '8' }, pt: { md: '8' }, minW: '0' })}>
          <ResultsHead title={title} search={search} AlertButton={AlertButton} onChange={change} />
          {notUnderstood.length > 0 ? (
            <Callout severity="warning">
              {t('unknown', { count: notUnderstood.length, names: notUnderstood.map((name) => `“${name.slice(0, 60)}”`).join(', ') })}
            </Callout>
          ) : null}
          {problems
            .filter((problem) => problem !== shownBelow)
            .map((problem) => (
              <Callout key={problem} severity="warning">
                {t(`problem.${problem}`)}
              </Callout>
            ))}
          <Results search={search} filters={filters} now={now} openJob={open} AlertButton={AlertButton} />
        </section>
        {open === null ? null : (
          <aside className={beside} aria-label={t('open')}>
            <Suspense fallback={null}>
              <JobBeside key={open} jobId={open} isChosen={search.job !== null} />
            </Suspense>
          </aside>
        )}
      </div>
    </div>
  );
}

function SearchBar({ search, place }: { search: Search; place: string }) {
  return <SearchField look="compact" {...useSearchForm(search, place)} />;
}
