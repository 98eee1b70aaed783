import type { ReactNode } from 'react';
import type { HomeData } from '../../../contract/reco.ts';
import type { JobCard } from '../../../contract/records.ts';

/** What the home page shows. `data` is null while loading. */
export interface HomeScreenProps {
  data: HomeData | null;
  /** The place, in a form for use within a sentence: "in the Philippines". */
  place: string;
  /** ISO 3166 code, lower case. */
  country: string;
  /** The server's time, as an ISO instant. */
  now: string;
  /** The search field, connected. */
  search: ReactNode;
  /** Replaces the jobs if `data` couldn't be loaded. */
  failure: ReactNode;
  /** The save button of a job. */
  saveOf: (job: JobCard) => ReactNode;
  bannersOf: (data: HomeData) => ReactNode;
}
