import { defineFlow } from '../flow.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';

export const jobPostingFlow = defineFlow({
  id: 'jobPosting',
  area: 'hiring',
  runsOn: 'server',
  title: 'Job posting',
  purpose: 'Whether a job can be found and applied for: one record, moved by its employer, the clock and the feed it came from.',
  source: 'src/machines/jobPosting/jobPosting.machine.ts',
  machine: jobPostingMachine,
  states: {
    draft: 'Its employer is writing it; nobody else sees it.',
    open: 'It can be found and applied for.',
    'open.posted': 'It was posted, or reopened.',
    'open.confirmed': 'Its employer confirmed that it is still open.',
    confirmDue: 'Its employer is asked whether it is still open; until then it can be found and applied for.',
    stale: 'They didn’t answer: nobody can find it or apply until they do.',
    delisted: 'They never answered: it has ended, and its applications are closed.',
    onHold: 'Its employer put it on hold: nobody can find it or apply; its applications wait in their current state.',
    closed: 'It has ended; its applications are closed and their job seekers notified.',
    deleted: 'Its employer deleted it, and its page with it.',
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
