import SearchX from '~icons/lucide/search-x';
import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { countryByCode } from '../../../contract/countries.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { queryOf } from '../../lib/search-url/page-search.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { EMPTY_SEARCH, type Search } from '../../lib/search-url/search.ts';
import { countFacets } from '../../services/search.ts';
import { useBoot } from '../core/boot.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { kilometersIn } from '../shared/search/kilometers.ts';
import { blockingFilter } from './facets.ts';
import type { SearchParts } from './SearchParts.ts';
import { salaryWords } from '../shared/search/salaryWords.ts';

interface NoJobsProps {
  search: Search;
  filters: JobseekerFilters;
  AlertButton: SearchParts['AlertButton'];
}

/** Shown if a search with filters finds nothing: names the filter whose removal finds the most jobs, and how many. */
export default function NoJobs({ search, filters, AlertButton }: NoJobsProps) {
  const { t, i18n } = useTranslation(['search', 'common']);
  const { country } = useBoot();
  const [state] = useMachine(countFacets, { input: { payload: queryOf({ ...search, page: 1 }, filters).query } });
  const words = {
    arrangement: (value: string) => t(`common:arrangement.${value}`),
    radius: (kilometers: number) => t('filter.within', { distance: kilometersIn(i18n.language, kilometers) }),
    verified: t('filter.verifiedCompany'),
    salary: search.salary ? salaryWords(search.salary, countryByCode(country)?.currency ?? 'USD', i18n.language, t) : '',
  };
  const blocking = state.context.response ? blockingFilter(search, filters, words, state.context.response.without) : null;
  const name = blocking && new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(blocking.labels);
  return (
    <EmptyState
      icon={SearchX}
      title={t('empty.title')}
      actions={
        <>
          {blocking ? (
            <ButtonLink to={buildSearchUrl({ ...search, ...blocking.without, page: 1, job: null })} variant="primary">
              {t('empty.remove', { filter: name })}
            </ButtonLink>
          ) : null}
          <ButtonLink to={buildSearchUrl({ ...EMPTY_SEARCH, query: search.query })} variant={blocking ? 'quiet' : 'primary'}>
            {t('empty.clear')}
          </ButtonLink>
          <AlertButton search={search} look="quiet" isEmpty />
        </>
      }
    >
      {blocking ? t('empty.without', { count: blocking.jobs, formatted: blocking.jobs.toLocaleString(i18n.language), filter: name }) : t('empty.filters')}
    </EmptyState>
  );
}
