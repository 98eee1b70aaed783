import { fromPromise } from 'xstate';
import type { jobAlertMachine } from '../jobAlert/jobAlert.machine.ts';
import { missing } from '../missing.ts';

export const alertOfferActors = {
  /** Loads the code of job alerts, with the chart that runs them. Retries until it succeeds. */
  loadAlerts: fromPromise<typeof jobAlertMachine>(missing('loadAlerts')),
};
