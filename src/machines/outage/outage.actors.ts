import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** `until`: ISO-8601, when the maintenance is expected to end; null if unknown. */
export interface Outage {
  isOutage: boolean;
  until: string | null;
}

/** Actors of the outage flow. */
export const outageActors = {
  /** GET config/search/website-outage. */
  checkOutage: fromPromise<Outage>(missing('checkOutage')),
};
