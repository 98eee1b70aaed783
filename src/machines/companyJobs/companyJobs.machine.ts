import { assign, setup } from 'xstate';
import type { JobCard } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import { companyJobsActors, type CompanyJobsQuery, type CompanyJobsPage } from './companyJobs.actors.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';

interface Context {
  companyId: number;
  /** The job function shown; null for all. */
  functionId: number | null;
  jobs: JobCard[];
  total: number;
  /** The last page that was requested. */
  page: number;
  failure: Failure | null;
}
type Event = { type: 'function.chosen'; id: number | null } | { type: 'more.requested' } | { type: 'load.retried' };

const queryOf = ({ context: { companyId, functionId, page } }: { context: Context }): CompanyJobsQuery => ({ companyId, functionId, page });
const functionIn = ({ event }: { event: { id: number | null } }) => ({ id: event.id });

/** A company's open jobs on its page: of one function or all, with more at the end of the list. Starts with the page that the server rendered. */
export const companyJobsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { companyId: number; first: CompanyJobsPage };
    tags: 'busy' | 'slow';
  },
  actors: companyJobsActors,
  guards: {
    ...failingGuards,
    isAnother: ({ context }, { id }: { id: number | null }) => context.functionId !== id,
    hasMore: ({ context }) => context.jobs.length < context.total,
  },
  actions: {
    ...failingActions,
    startList: assign({ functionId: (_, { id }: { id: number | null }) => id, page: 1 }),
    turnPage: assign({ page: ({ context }) => context.page + 1 }),
    storeJobs: assign({
      jobs: ({ context }, { found }: { found: CompanyJobsPage }) => {
        if (context.page === 1) return found.jobs;
        // New jobs may have shifted the pages, so skip jobs that are already shown.
        const shown = new Set(context.jobs.map(({ id }) => id));
        return [...context.jobs, ...found.jobs.filter(({ id }) => !shown.has(id))];
      },
      total: (_, { found }: { found: CompanyJobsPage }) => found.total,
      failure: null,
    }),
  },
  delays: { untilSlow: 4_000 },
}).createMachine({
  id: 'companyJobs',
  context: ({ input: { companyId, first } }) => ({ companyId, functionId: null, jobs: first.jobs, total: first.total, page: 1, failure: null }),
  initial: 'listed',
  on: {
    'function.chosen': {
      guard: { type: 'isAnother', params: functionIn },
      target: '.loading',
      actions: { type: 'startList', params: functionIn },
    },
  },
  states: {
    listed: { on: { 'more.requested': { guard: 'hasMore', target: 'loading', actions: 'turnPage' } } },
    loading: {
      tags: 'busy',
      initial: 'prompt',
      invoke: {
        id: 'listJobs',
        src: 'listJobs',
        input: queryOf,
        onDone: { target: 'listed', actions: { type: 'storeJobs', params: ({ event }) => ({ found: event.output }) } },
        onError: failsTo('offline', 'failed'),
      },
      states: { prompt: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
    },
    ...unansweredStates('loading', { 'load.retried': 'loading' }),
  },
});
