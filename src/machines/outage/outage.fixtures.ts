import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { outageMachine } from './outage.machine.ts';

export const outageFlow = defineFlow({
  id: 'outage',
  area: 'shared',
  title: 'Maintenance',
  purpose: 'Shows the maintenance page during maintenance, and ends it automatically.',
  source: 'src/machines/outage/outage.machine.ts',
  machine: outageMachine,
  states: {
    starting: 'Deciding from what the server sent with the page.',
    available: 'The site works.',
    suspected: 'A call failed because of maintenance; checking.',
    maintenance: 'The site is under maintenance.',
    'maintenance.waiting': 'Checks again after half a minute.',
    'maintenance.rechecking': 'Checking whether it is over.',
  },
  fixtures: {
    inputs: { visitor: {}, told: { outage: { isOutage: true, until: null } } },
    events: { 'outage.suspected': [{ type: 'outage.suspected' }], 'check.retried': [{ type: 'check.retried' }] },
    actors: {
      checkOutage: {
        done: [
          { isOutage: true, until: '2026-01-10T10:00:00Z' },
          { isOutage: false, until: null },
        ],
        error: [broken],
      },
    },
    project: () => null,
  },
});
