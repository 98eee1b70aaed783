import type { JobseekerFilters } from '../../../contract/config.ts';
import { filtersRequest } from '../../services/filters.ts';
import { useRequest } from '../core/useRequest.ts';

/** What jobs can be filtered by here; null until it is known, and where it can not be had. */
export const useFilters = (): JobseekerFilters | null => useRequest(filtersRequest, null, { reuse: 'always' })[0].context.response ?? null;
