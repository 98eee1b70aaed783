import { setup } from 'xstate';
import type { PostingEvent } from './jobPosting.types.ts';

const ends = { 'job.held': 'onHold', 'job.closed': 'closed', 'job.expired': 'closed', 'job.deleted': 'deleted' } as const;

/**
 * A vacancy from its first words on, as its employer, the clock and the feed it came from move it (flows.md, *jobPosting*); run by the server in the
 * transaction that locked the row. Nothing of a feed moves what its employer holds or deleted. Held or not, it closes when its end has passed. What
 * its employer posted here is kept alive: they are asked whether it still stands; one they do not answer for is found no more, then has ended.
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
