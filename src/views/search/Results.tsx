import { useTranslation } from '../ui/useTranslation.tsx';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { requireAll } from '../../lib/words/query-parts.ts';
import { filterCount, type Search } from '../../lib/search-url/search.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { deferred } from '../core/deferred.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { JobCardSkeleton } from '../ui/JobCardSkeleton.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { SearchFlow } from './SearchFlow.ts';
import type { SearchParts } from './SearchParts.ts';
import { dividedRows } from '../ui/jobCard.styles.ts';
import { WIDE } from '../ui/useIsWide.ts';

const Pagination = deferred(async () => ({ default: (await import('../ui/Pagination.tsx')).Pagination }));
const UnknownPlace = deferred(() => import('./UnknownPlace.tsx'));
/** Right away: somebody who finds nothing looks for alternatives. */
const rightAway = () => Promise.resolve();
const NoJobs = deferred(() => import('./NoJobs.tsx'), rightAway);
const NoMatch = deferred(() => import('./NoMatch.tsx'), rightAway);
const PastEnd = deferred(() => import('./PastEnd.tsx'), rightAway);

const list = css(dividedRows, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  transition: 'opacity {durations.base}',
  // The rows' text is aligned with the page; their background extends to its edges.
  mx: '-12px',
  '&[aria-busy=true]': { opacity: '0.55' },
  // Rows far below are laid out when they come near; a card is about this high.
  '& > li:nth-child(n + 6)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 113px' },
  // No line next to a highlighted row.
  '& > li:has([data-current]) > article::after, & > li:has([data-current]) + li > article::after': { display: 'none' },
});

const relatedHead = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '16', pt: '24', pb: '8', px: '12px' });
const requireStyle = css({ py: '12', my: '-12px', fontSize: '13', textDecoration: 'underline' });
const relatedHeading = css({ fontSize: '17', fontWeight: '650' });

interface ResultsProps {
  search: Search;
  /** The lists with the filters' names; null until loaded. */
  filters: JobseekerFilters | null;
  now: string;
  /** The job open next to the list. */
  openJob: number | null;
  AlertButton: SearchParts['AlertButton'];
}

/** The search results, in every state of the chart; earlier results stay while new ones load. */
export function Results({ search, filters, now, openJob, AlertButton }: ResultsProps) {
  const { t } = useTranslation(['search', 'common']);
  const { send } = SearchFlow.useActorRef();
  const state = SearchFlow.useSelector((snapshot) => snapshot);
  const { found, failure, fields } = state.context;
  const retry = () => send({ type: 'search.retried' });
  const isBusy = state.hasTag('busy');

  if (state.matches('placeUnknown')) return <UnknownPlace search={search} />;
  if (state.matches('empty'))
    return filters && filterCount(search) > 0 ? (
      <NoJobs search={search} filters={filters} AlertButton={AlertButton} />
    ) : (
      <NoMatch search={search} AlertButton={AlertButton} />
    );
  if (state.matches('pastEnd')) return <PastEnd search={search} lastPage={found ? Math.ceil(found.meta.total / found.meta.size) : 1} />;
  if (state.matches('refused')) {
    return (
      <Callout severity="error" title={t('refused.title')}>
        {Object.values(fields).flat().join(' ')}
      </Callout>
    );
  }
  if (state.matches('failed') && !found)
    return (
      <ErrorState title={t('failed.title')} kept={t('failed.kept')} reference={failure?.requestId ?? null} onRetry={retry}>
        {failure?.message}
      </ErrorState>
    );
  return (
    <>
      {state.matches('offline') && !found ? <OfflineHere onRetry={retry} /> : null}
      {state.matches('failed') || (state.matches('offline') && found) ? (
        <Callout
          severity="warning"
          actions={
            <Button size="small" onClick={retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t(state.matches('offline') ? 'offline.stale' : 'failed.stale')}
        </Callout>
      ) : null}
      {state.hasTag('slow') ? <p role="status">{t('slow')}</p> : null}
      {found?.reply.jobs.length ? (
        <Cards search={search} now={now} openJob={openJob} isBusy={isBusy} />
      ) : (
        [0, 1, 2, 3, 4].map((index) => <JobCardSkeleton key={index} look="row" />)
      )}
    </>
  );
}

function Cards({ search, now, openJob, isBusy }: Omit<ResultsProps, 'filters' | 'AlertButton'> & { isBusy: boolean }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const found = SearchFlow.useSelector((snapshot) => snapshot.context.found);
  if (!found) return null;
  const { reply, meta } = found;
  // On a wide screen, a job opens next to the list; otherwise, and with any modifier key, the link is a normal link.
  const openBeside = (jobId: number) => (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !(event.target as Element).closest('a') || !window.matchMedia(WIDE).matches) return;
    event.preventDefault();
    void navigate(buildSearchUrl({ ...search, job: jobId }), { preventScrollReset: true });
  };
  // Related jobs follow those that contain every word, which may end on an earlier page.
  const relatedFrom = reply.related > 0 ? Math.max(0, meta.total - reply.related - (meta.page - 1) * meta.size) : -1;
  const pages = Math.min(LIMITS.searchPages, Math.ceil(meta.total / meta.size) + (meta.more ? 1 : 0));
  return (
    <>
      {reply.corrected_query ? <Callout severity="info">{t('corrected', { query: search.query, corrected: reply.corrected_query })}</Callout> : null}
      <ol className={list} aria-busy={isBusy} aria-label={t('results')}>
        {reply.jobs.map((job, index) => (
          <li key={job.id} onClickCapture={openBeside(job.id)}>
            {index === relatedFrom ? (
              <div className={relatedHead}>
                <h2 className={relatedHeading}>{t(meta.total === reply.related ? 'related.only' : 'related.more')}</h2>
                <TextLink to={buildSearchUrl({ ...search, query: requireAll(search.query), page: 1, job: null })} variant="quiet" className={requireStyle}>
                  {t('related.require')}
                </TextLink>
              </div>
            ) : null}
            <JobCard
              job={job}
              now={now}
              look="row"
              isCurrent={job.id === openJob}
              isEager={index < 4}
              action={<SaveJob jobId={job.id} title={job.title} />}
              headingLevel={2}
            />
          </li>
        ))}
      </ol>
      <Pagination page={search.page} pages={pages} hrefOf={(page) => buildSearchUrl({ ...search, page, job: null })} />
    </>
  );
}
