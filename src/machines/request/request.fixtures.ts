import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { requestMachine } from './request.machine.ts';

export const requestFlow = defineFlow({
  id: 'request',
  area: 'shared',
  title: 'Read request',
  purpose: 'The chart shared by every read of the product: it fetches, caches the last answer, retries, and waits while offline.',
  source: 'src/machines/request/request.machine.ts',
  machine: requestMachine,
  states: {
    starting: 'Deciding from what is already there.',
    idle: 'Nothing was requested.',
    fetching: 'Waiting for the response; an earlier one stays visible.',
    'fetching.prompt': 'The request started recently.',
    'fetching.slow': 'It takes longer than four seconds, and the view says so.',
    success: 'The response is there.',
    failure: 'The request failed; the user can try again, and an earlier response stays.',
    offline: 'Offline; continues automatically when the connection is back.',
  },
  fixtures: {
    inputs: {
      idle: {},
      asked: { payload: { jobId: 7 } },
      rendered: { response: ['Senior Accountant'] },
      stale: { payload: { jobId: 7 }, response: ['Accountant'], isStale: true },
    },
    events: {
      'request.sent': [{ type: 'request.sent', payload: { jobId: 7 } }],
      'request.retried': [{ type: 'request.retried' }],
      'request.cleared': [{ type: 'request.cleared' }],
      'response.outdated': [{ type: 'response.outdated' }],
      'response.changed': [{ type: 'response.changed', response: ['Senior Accountant'] }],
    },
    actors: { fetch: { done: [['Senior Accountant']], error: [offline, broken] }, waitForConnection: { done: [undefined] }, watchChanges: {} },
    project: ({ payload, response }) => ({ isRequested: payload !== undefined, isAnswered: response !== undefined }),
  },
});
