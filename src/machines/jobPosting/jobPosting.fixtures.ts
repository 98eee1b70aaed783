import { defineFlow } from '../flow.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';

export const jobPostingFlow = defineFlow({
  id: 'jobPosting',
  area: 'hiring',
  runsOn: 'server',
  title: 'Job posting',
  purpose: 'Whether a vacancy can be found and applied to: one record, moved by its employer, the clock and the feed it came from.',
  source: 'src/machines/jobPosting/jobPosting.machine.ts',
  machine: jobPostingMachine,
  states: {
    draft: 'Its employer writes it; nobody else sees it.',
    open: 'It is found and can be applied to.',
    'open.posted': 'It was posted, or opened again.',
    'open.confirmed': 'Its employer said that it still stands.',
    confirmDue: 'Its employer is asked whether it still stands; meanwhile it is found and can be applied to.',
    stale: 'They did not say: it is found no more, and nobody can apply, until they do.',
    delisted: 'They never did: it has ended, and its applications are closed.',
    onHold: 'Its employer holds it: not found, not applied to; its applications wait where they were.',
    closed: 'It has ended; its applications are closed and their seekers told.',
    deleted: 'Its employer removed it; its page is gone.',
  },
  fixtures: {
    inputs: { posted: undefined },
    events: {
      'job.published': [{ type: 'job.published' }],
      'job.held': [{ type: 'job.held' }],
      'job.reopened': [{ type: 'job.reopened' }],
      'job.closed': [{ type: 'job.closed' }],
      'job.deleted': [{ type: 'job.deleted' }],
      'job.confirmed': [{ type: 'job.confirmed' }],
      'job.reposted': [{ type: 'job.reposted' }],
      'job.confirmationDue': [{ type: 'job.confirmationDue' }],
      'job.unanswered': [{ type: 'job.unanswered' }],
      'job.lapsed': [{ type: 'job.lapsed' }],
      'job.expired': [{ type: 'job.expired' }],
      'job.listed': [{ type: 'job.listed' }],
      'job.delisted': [{ type: 'job.delisted' }],
    },
    actors: {},
    project: () => null,
  },
});
