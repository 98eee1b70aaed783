import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { queryOf, searchOfPath } from '../../lib/search-url/asked.ts';
import { jobseekerFilters, rememberFilters } from '../../services/config.ts';
import { usePageData } from '../app/boot.ts';
import { SearchBody } from './SearchBody.tsx';
import { SearchFlow } from './SearchFlow.ts';

/** /jobs-hiring/…: the address is the search. */
export default function SearchPage() {
  const { pathname, search: queryString } = useLocation();
  const rendered = usePageData('search');
  const [filters, setFilters] = useState<JobseekerFilters | null>(rendered?.filters ?? null);
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
    else jobseekerFilters().then(setFilters, () => setFilters(NO_FILTERS));
    // Asked for once; another country is another page load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <SearchFlow.Provider options={{ input: initial }}>
      <SearchBody parsed={searchOfPath(pathname + queryString)} filters={filters} />
    </SearchFlow.Provider>
  );
}

/** Where the lists could not be had, words are searched all the same. */
const NO_FILTERS: JobseekerFilters = {
  industries: [],
  main_functions: [],
  job_functions: [],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  locations: [],
  salary_range_filters: [],
};
