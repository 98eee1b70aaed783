import { setup } from 'xstate';
import type { Role } from '../application/application.types.ts';
import { sentBy } from '../senders.ts';
import type { PostingEvent } from './jobPosting.types.ts';

const employer = sentBy<Role>('employer');
/** The clock and the feed. */
const system = sentBy<Role>('system');

const ends = { 'job.held': employer('onHold'), 'job.closed': employer('closed'), 'job.expired': system('closed'), 'job.deleted': employer('deleted') };

/**
 * A job posting from its first draft on, moved by its employer, the clock and the feed it came from (flows.md, *jobPosting*). The server runs it in
 * the transaction that locked the row. A feed never moves what its employer put on hold or deleted. It closes once its end date has passed, also
 * while on hold. Jobs posted here need confirmation: their employers are asked whether they are still open, and one without an answer is hidden, then
 * ends.
 */
export const jobPostingMachine = setup({ types: {} as { events: PostingEvent; meta: { by: readonly Role[] } } }).createMachine({
  id: 'jobPosting',
  initial: 'draft',
  states: {
    draft: { on: { 'job.published': employer('open'), 'job.deleted': employer('deleted') } },
    open: {
      initial: 'posted',
      on: { ...ends, 'job.delisted': system('closed'), 'job.confirmationDue': system('confirmDue') },
      states: { posted: {}, confirmed: {} },
    },
    confirmDue: { on: { ...ends, 'job.delisted': system('closed'), 'job.confirmed': employer('open.confirmed'), 'job.unanswered': system('stale') } },
    stale: { on: { ...ends, 'job.confirmed': employer('open.confirmed'), 'job.lapsed': system('delisted') } },
    delisted: { on: { 'job.reposted': employer('open'), 'job.deleted': employer('deleted') } },
    onHold: { on: { 'job.reopened': employer('open'), 'job.closed': employer('closed'), 'job.expired': system('closed'), 'job.deleted': employer('deleted') } },
    closed: { on: { 'job.listed': system('open'), 'job.reposted': employer('open'), 'job.deleted': employer('deleted') } },
    deleted: { type: 'final' },
  },
});
