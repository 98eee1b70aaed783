import { useEffect, useState } from 'react';
import type { ListItem } from '../../../contract/config.ts';
import { listOnce, placesOf } from '../../services/profile/lists.ts';

const TYPES = ['job_functions', 'job_types', 'xp_lvls', 'degrees', 'job_benefit_lists'] as const;
export type Lists = Readonly<Record<(typeof TYPES)[number] | 'places', readonly ListItem[]>>;

const EMPTY: Lists = { job_functions: [], job_types: [], xp_lvls: [], degrees: [], job_benefit_lists: [], places: [] };

/** What a vacancy is described by, in the reader's language; empty until it is there. @param countryId the company's: its places */
export function useLists(countryId: number): Lists {
  const [lists, setLists] = useState(EMPTY);
  useEffect(() => {
    let isCurrent = true;
    const keep = (name: keyof Lists) => (items: readonly ListItem[]) => isCurrent && setLists((now) => ({ ...now, [name]: items }));
    for (const type of TYPES) void listOnce(type).then(keep(type));
    void placesOf(countryId).then(keep('places'));
    return () => {
      isCurrent = false;
    };
  }, [countryId]);
  return lists;
}
