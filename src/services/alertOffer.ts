import { fromPromise } from 'xstate';
import { alertOfferMachine } from '../machines/alertOffer/alertOffer.machine.ts';
import type { jobAlertMachine } from '../machines/jobAlert/jobAlert.machine.ts';
import { untilThere } from './untilThere.ts';

/**
 * The chart of a button that offers a job alert. @param loadView loads the component that shows the alert, which must be ready before the click is
 * handled
 */
export const alertOffer = (loadView: () => Promise<unknown>) =>
  alertOfferMachine.provide({
    actors: {
      loadAlerts: fromPromise<typeof jobAlertMachine>(async () => {
        const [{ jobAlert }] = await untilThere(() => Promise.all([import('./jobAlert.ts'), loadView()]));
        return jobAlert;
      }),
    },
  });
