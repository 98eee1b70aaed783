import { setup } from 'xstate';
import type { PostingEvent } from './jobPosting.types.ts';

/**
 * A vacancy from its opening on, as its employer, the clock and the feed it came from move it (flows.md, *jobPosting*); run by the server in the
 * transaction that locked the row. Nothing of a feed moves what its employer holds or deleted. Held or not, it closes when its end has passed.
 */
export const jobPostingMachine = setup({ types: {} as { events: PostingEvent } }).createMachine({
  id: 'jobPosting',
  initial: 'open',
  states: {
    open: {
      on: { 'job.held': 'onHold', 'job.closed': 'closed', 'job.expired': 'closed', 'job.delisted': 'closed', 'job.deleted': 'deleted' },
    },
    onHold: { on: { 'job.reopened': 'open', 'job.closed': 'closed', 'job.expired': 'closed', 'job.deleted': 'deleted' } },
    closed: { on: { 'job.listed': 'open', 'job.deleted': 'deleted' } },
    deleted: { type: 'final' },
  },
});
