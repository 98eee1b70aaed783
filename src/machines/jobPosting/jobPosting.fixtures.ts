import { defineFlow } from '../flow.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';

const AT = { begun: '2026-03-02T04:00:00.000Z', later: '2026-12-31T00:00:00.000Z' } as const;
/** Before it is due, and after. */
const clock = <const Type extends string>(type: Type) => [
  { type, now: AT.later },
  { type, now: AT.begun },
];

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
    live: 'It runs until its end.',
    'live.open': 'It can be found and applied for.',
    'live.confirmDue': 'Its employer is asked whether it is still open; until then it can be found and applied for.',
    'live.stale': 'They didn’t answer: nobody can find it or apply until they do.',
    delisted: 'They never answered: it has ended, and its applications are closed.',
    onHold: 'Its employer put it on hold: nobody can find it or apply; its applications wait in their current state.',
    closed: 'It has ended; its applications are closed and their job seekers notified. A feed that lists it reopens it, unless its employer closed it.',
    deleted: 'Its employer deleted it, and its page with it.',
  },
  fixtures: {
    inputs: {
      posted: { isFromFeed: false, isClosedByEmployer: false, confirmedAt: AT.begun, confirmDueAt: null, validThrough: AT.begun },
      fromFeed: { isFromFeed: true, isClosedByEmployer: false, confirmedAt: AT.begun, confirmDueAt: null, validThrough: AT.begun },
    },
    events: {
      'job.published': [{ type: 'job.published', now: AT.begun }],
      'job.held': [{ type: 'job.held', now: AT.begun }],
      'job.reopened': [{ type: 'job.reopened', now: AT.begun }],
      'job.closed': [{ type: 'job.closed', now: AT.begun }],
      'job.deleted': [{ type: 'job.deleted', now: AT.begun }],
      'job.confirmed': [{ type: 'job.confirmed', now: AT.begun }],
      'job.reposted': [{ type: 'job.reposted', now: AT.begun }],
      'job.confirmationDue': clock('job.confirmationDue'),
      'job.unanswered': clock('job.unanswered'),
      'job.lapsed': clock('job.lapsed'),
      'job.expired': clock('job.expired'),
      'job.listed': [{ type: 'job.listed' }],
      'job.delisted': [{ type: 'job.delisted' }],
    },
    actors: {},
    project: ({ isFromFeed, isClosedByEmployer }) => [isFromFeed, isClosedByEmployer],
  },
});
