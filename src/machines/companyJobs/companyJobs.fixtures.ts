import { defineFlow } from '../flow.ts';
import { broken, jobCard, offline } from '../samples.ts';
import { companyJobsMachine } from './companyJobs.machine.ts';

const clerk = { ...jobCard, id: 8, title: 'Payroll Clerk', url: '/job/payroll-clerk-at-acme-8' };
const driver = { ...jobCard, id: 9, title: 'Van Driver', url: '/job/van-driver-at-acme-9' };

export const companyJobsFlow = defineFlow({
  id: 'companyJobs',
  area: 'find',
  title: "A company's jobs",
  purpose: 'Shows the open jobs of a company on its page, by job function and page by page.',
  source: 'src/machines/companyJobs/companyJobs.machine.ts',
  machine: companyJobsMachine,
  states: {
    listed: 'The jobs are shown.',
    loading: 'Loading other or more jobs; the current ones stay.',
    'loading.prompt': 'Loading started recently.',
    'loading.slow': 'Loading takes longer than usual, and the page says so.',
    offline: 'Offline; loads when the connection is back.',
    failed: 'Loading failed; the user can try again.',
  },
  fixtures: {
    inputs: { acme: { companyId: 3, first: { jobs: [jobCard], total: 2 } } },
    events: {
      'function.chosen': [
        { type: 'function.chosen', id: 5 },
        { type: 'function.chosen', id: null },
      ],
      'more.requested': [{ type: 'more.requested' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      listJobs: { done: [{ jobs: [clerk, driver], total: 3 }], error: [offline, broken] },
      waitForConnection: { done: [undefined] },
    },
    project: ({ functionId, jobs, total }) => [functionId, jobs.length < total],
  },
});
