import { fromPromise } from 'xstate';
import type { jobAlertMachine } from '../jobAlert/jobAlert.machine.ts';
import { missing } from '../missing.ts';

export const alertOfferActors = {
  /** The code of job alerts, with the chart that runs them. It's loaded until it's there. */
  loadAlerts: fromPromise<typeof jobAlertMachine>(missing('loadAlerts')),
};
