import type { JobseekerFilters } from '../../../contract/config.ts';
import { filtersRequest } from '../../services/filters.ts';
import { useBoot } from '../core/boot.ts';
import { useRequest } from '../core/useRequest.ts';

/** The job filters of a country, the current one by default; null until they are loaded, or if that fails. */
export function useFilters(countryId?: number): JobseekerFilters | null {
  const boot = useBoot();
  return useRequest(filtersRequest, countryId ?? boot.countryId, { reuse: 'always' })[0].context.response ?? null;
}
