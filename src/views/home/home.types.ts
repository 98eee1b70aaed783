import type { ReactNode } from 'react';
import type { HomeData } from '../../../contract/reco.ts';
import type { JobCard } from '../../../contract/records.ts';

/** What the home screen shows. `data` is null while it is on its way. */
export interface HomeScreenProps {
  data: HomeData | null;
  /** Where, as it stands in a sentence: "in the Philippines". */
  place: string;
  /** ISO 3166 code, lower case. */
  country: string;
  /** The server's time, as an ISO instant. */
  now: string;
  /** The search field, connected. */
  search: ReactNode;
  /** In place of the jobs where `data` could not be had. */
  failure: ReactNode;
  /** The save button of a job. */
  saveOf: (job: JobCard) => ReactNode;
  bannersOf: (data: HomeData) => ReactNode;
}
