import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** `until`: ISO-8601, when the maintenance is expected to end; null when that is not known. */
export interface Outage {
  isOutage: boolean;
  until: string | null;
}

/** What the outage flow needs done for it. */
export const outageActors = {
  /** GET config/search/website-outage. */
  checkOutage: fromPromise<Outage>(missing('checkOutage')),
};
