import { useTranslation } from '../ui/useTranslation.tsx';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { filterCount, type Search } from '../../lib/search-url/search.ts';
import { deferred } from '../core/deferred.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { JobCardSkeleton } from '../ui/JobCardSkeleton.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchFlow } from './SearchFlow.ts';
import type { SearchParts } from './SearchParts.ts';

const UnknownPlace = deferred(() => import('./UnknownPlace.tsx'));
/** Right away: somebody who finds nothing looks for alternatives. */
const rightAway = () => Promise.resolve();
const NoJobs = deferred(() => import('./NoJobs.tsx'), rightAway);
const NoMatch = deferred(() => import('./NoMatch.tsx'), rightAway);
const PastEnd = deferred(() => import('./PastEnd.tsx'), rightAway);

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
        <ResultList found={found} search={search} now={now} openJob={openJob} isBusy={isBusy} />
      ) : (
        [0, 1, 2, 3, 4].map((index) => <JobCardSkeleton key={index} look="row" />)
      )}
    </>
  );
}
