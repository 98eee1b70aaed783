import { fromPromise } from 'xstate';
import { alertOfferMachine } from '../machines/alertOffer/alertOffer.machine.ts';
import type { jobAlertMachine } from '../machines/jobAlert/jobAlert.machine.ts';
import { untilThere } from './untilThere.ts';

/** The chart of a button that offers a job alert. @param loadView loads what shows the alert, which must be there before the press is answered */
export const alertOffer = (loadView: () => Promise<unknown>) =>
  alertOfferMachine.provide({
    actors: {
      loadAlerts: fromPromise<typeof jobAlertMachine>(async () => {
        const [{ jobAlert }] = await untilThere(() => Promise.all([import('./jobAlert.ts'), loadView()]));
        return jobAlert;
      }),
    },
  });
