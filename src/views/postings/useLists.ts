import type { ListItem } from '../../../contract/config.ts';
import { listRequest, type ListQuery } from '../../services/profile/listRequest.ts';
import { useRequest } from '../core/useRequest.ts';

const NONE: readonly ListItem[] = [];

function useList(query: ListQuery): readonly ListItem[] {
  const [{ context }] = useRequest(listRequest, query, { reuse: 'always' });
  return context.response ?? NONE;
}

/** The lists for describing a job, in the reader's language; empty until loaded. @param countryId the company's: its places */
export const useLists = (countryId: number) => ({
  job_functions: useList({ list: 'job_functions' }),
  job_types: useList({ list: 'job_types' }),
  xp_lvls: useList({ list: 'xp_lvls' }),
  degrees: useList({ list: 'degrees' }),
  job_benefit_lists: useList({ list: 'job_benefit_lists' }),
  places: useList({ list: 'places', countryId }),
});

export type Lists = ReturnType<typeof useLists>;
