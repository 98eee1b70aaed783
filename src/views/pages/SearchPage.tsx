import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { queryOf, searchOfPath } from '../../lib/search-url/page-search.ts';
import { rememberFilters } from '../../services/config.ts';
import { usePageData } from '../core/boot.ts';
import { codeOf } from '../core/codeOf.ts';
import { deferred } from '../core/deferred.tsx';
import { FilterLists } from '../search/FilterLists.ts';
import { SearchBody } from '../search/SearchBody.tsx';
import { SearchFlow } from '../search/SearchFlow.ts';
import type { SearchParts } from '../search/SearchParts.ts';

const PARTS: SearchParts = {
  AlertButton: deferred(() => import('../alerts/AlertButton.tsx')),
  JobBeside: lazy(() => codeOf(() => import('../job/JobBeside.tsx'))),
};

/** /jobs-hiring/…: the URL is the search. */
export default function SearchPage() {
  const { pathname, search: queryString } = useLocation();
  const rendered = usePageData('search');
  const [initial] = useState(() =>
    rendered
      ? {
          ...queryOf(searchOfPath(pathname + queryString).search, rendered.filters),
          ...(rendered.near ? { near: rendered.near } : {}),
          ...(rendered.found ? { found: rendered.found } : {}),
          fields: rendered.fields,
        }
      : {},
  );
  useEffect(() => {
    if (rendered) rememberFilters(rendered.filters);
    // Once; another country is another page load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <FilterLists.Provider options={{ input: rendered ? { response: rendered.filters } : { payload: null } }}>
      <SearchFlow.Provider options={{ input: initial }}>
        <SearchOfAddress />
      </SearchFlow.Provider>
    </FilterLists.Provider>
  );
}

function SearchOfAddress() {
  const { pathname, search } = useLocation();
  const known = FilterLists.useSelector((state) => state.context.response ?? null);
  const isUnknown = FilterLists.useSelector((state) => state.hasTag('unanswered'));
  return <SearchBody parsed={searchOfPath(pathname + search)} filters={known ?? (isUnknown ? NO_FILTERS : null)} parts={PARTS} />;
}

/** If the lists can't be loaded, words can still be searched. */
const NO_FILTERS: JobseekerFilters = {
  industry_lists: [],
  job_categories: [],
  main_functions: [],
  job_functions: [],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  locations: [],
  salary_range_filters: [],
  function_titles: [],
};
