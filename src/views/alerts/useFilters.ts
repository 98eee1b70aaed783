import { useEffect, useState } from 'react';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { jobseekerFilters } from '../../services/config.ts';

/** What jobs can be filtered by here; null until it is known, and where it can not be had. */
export function useFilters(): JobseekerFilters | null {
  const [filters, setFilters] = useState<JobseekerFilters | null>(null);
  useEffect(() => {
    let isWanted = true;
    jobseekerFilters().then(
      (known) => isWanted && setFilters(known),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  return filters;
}
