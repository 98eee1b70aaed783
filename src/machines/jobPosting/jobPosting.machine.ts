import { setup } from 'xstate';
import type { PostingEvent } from './jobPosting.types.ts';

const ends = { 'job.held': 'onHold', 'job.closed': 'closed', 'job.expired': 'closed', 'job.deleted': 'deleted' } as const;

/**
 * A job posting from its first draft on, moved by its employer, the clock and the feed it came from (flows.md, *jobPosting*). The server runs it in
 * the transaction that locked the row. A feed never moves what its employer put on hold or deleted. It closes once its end date has passed, also
 * while on hold. Jobs posted here need confirmation: their employers are asked whether they are still open, and one without an answer is hidden, then
 * ends.
 */
export const jobPostingMachine = setup({ types: {} as { events: PostingEvent } }).createMachine({
  id: 'jobPosting',
  initial: 'draft',
  states: {
    draft: { on: { 'job.published': 'open', 'job.deleted': 'deleted' } },
    open: {
      initial: 'posted',
      on: { ...ends, 'job.delisted': 'closed', 'job.confirmationDue': 'confirmDue' },
      states: { posted: {}, confirmed: {} },
    },
    confirmDue: { on: { ...ends, 'job.delisted': 'closed', 'job.confirmed': 'open.confirmed', 'job.unanswered': 'stale' } },
    stale: { on: { ...ends, 'job.confirmed': 'open.confirmed', 'job.lapsed': 'delisted' } },
    delisted: { on: { 'job.reposted': 'open', 'job.deleted': 'deleted' } },
    onHold: { on: { 'job.reopened': 'open', 'job.closed': 'closed', 'job.expired': 'closed', 'job.deleted': 'deleted' } },
    closed: { on: { 'job.listed': 'open', 'job.reposted': 'open', 'job.deleted': 'deleted' } },
    deleted: { type: 'final' },
  },
});
