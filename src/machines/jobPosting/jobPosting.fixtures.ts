import { defineFlow } from '../flow.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';

export const jobPostingFlow = defineFlow({
  id: 'jobPosting',
  title: 'Job posting',
  purpose: 'Whether a vacancy can be found and applied to: one record, moved by its employer, the clock and the feed it came from.',
  source: 'src/machines/jobPosting/jobPosting.machine.ts',
  machine: jobPostingMachine,
  states: {
    open: 'It is found and can be applied to.',
    onHold: 'Its employer holds it: not found, not applied to; its applications wait where they were.',
    closed: 'It has ended; its applications are closed and their seekers told.',
    deleted: 'Its employer removed it; its page is gone.',
  },
  fixtures: {
    inputs: { posted: undefined },
    events: {
      'job.held': [{ type: 'job.held' }],
      'job.reopened': [{ type: 'job.reopened' }],
      'job.closed': [{ type: 'job.closed' }],
      'job.deleted': [{ type: 'job.deleted' }],
      'job.expired': [{ type: 'job.expired' }],
      'job.listed': [{ type: 'job.listed' }],
      'job.delisted': [{ type: 'job.delisted' }],
    },
    actors: {},
    project: () => null,
  },
});
