import type { JobseekerFilters } from '../../../contract/config.ts';
import { filtersRequest } from '../../services/filters.ts';
import { useRequest } from '../core/useRequest.ts';

/** The job filters of this country; null until they are loaded, or if that fails. */
export const useFilters = (): JobseekerFilters | null => useRequest(filtersRequest, null, { reuse: 'always' })[0].context.response ?? null;
