import { fromCallback } from 'xstate';
import { defineFlow } from '../flow.ts';
import { jobAlertFlow } from '../jobAlert/jobAlert.fixtures.ts';
import type { jobAlertMachine } from '../jobAlert/jobAlert.machine.ts';
import type { Draft } from '../jobAlert/jobAlert.types.ts';
import { alertOfferMachine } from './alertOffer.machine.ts';

const draft = jobAlertFlow.fixtures.events['alert.requested'][0]?.draft as Draft;
/** Stands in for the job alert chart, which has a flow of its own. */
const alerts = fromCallback(() => {}) as unknown as typeof jobAlertMachine;

export const alertOfferFlow = defineFlow({
  id: 'alertOffer',
  area: 'find',
  title: 'Offer a job alert',
  purpose: 'Turns a search into a job alert with one click, and loads the code for it on demand.',
  source: 'src/machines/alertOffer/alertOffer.machine.ts',
  machine: alertOfferMachine,
  states: {
    idle: 'The button hasn’t been clicked.',
    loading: 'The code of job alerts is loading.',
    answering: 'The job alert chart handles each click.',
  },
  fixtures: {
    inputs: { search: undefined },
    events: {
      'alert.pressed': [
        { type: 'alert.pressed', draft, isSeeker: false },
        { type: 'alert.pressed', draft, isSeeker: true },
      ],
    },
    actors: { loadAlerts: { done: [alerts] } },
    project: () => null,
  },
});
