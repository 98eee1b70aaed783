import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { requestMachine } from './request.machine.ts';

export const requestFlow = defineFlow({
  id: 'request',
  area: 'shared',
  title: 'A read',
  purpose: 'The one chart every read of the product shares: it fetches, keeps the last answer, retries, and waits out being offline.',
  source: 'src/machines/request/request.machine.ts',
  machine: requestMachine,
  states: {
    starting: 'Deciding by what is there already.',
    idle: 'Nothing was asked.',
    fetching: 'The answer is awaited; an earlier one stays visible.',
    'fetching.prompt': 'Within the time an answer usually takes.',
    'fetching.slow': 'It takes longer than four seconds; the view says so.',
    success: 'The answer is there.',
    failure: 'It failed; it can be tried again, and an earlier answer stays.',
    offline: 'The device is offline; it goes on by itself once it is back.',
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
    project: ({ payload, response }) => ({ isAsked: payload !== undefined, isAnswered: response !== undefined }),
  },
});
