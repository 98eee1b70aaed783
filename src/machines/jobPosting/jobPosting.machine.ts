import { assign, not, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { Role } from '../application/application.types.ts';
import { sentBy } from '../senders.ts';
import { daysAfter, instantOf, type PostingDates, type PostingInstant, renewed } from './dates.ts';
import type { PostingContext, PostingEvent, PostingMeta } from './jobPosting.types.ts';

const employer = sentBy<Role>('employer');
/** The feed. */
const system = sentBy<Role>('system');

const at = ({ event }: { event: { now: string } }) => ({ now: event.now });
const renew = { type: 'renew' as const, params: at };
const end = { type: 'end' as const, params: at };

/** An event of the clock, at an instant that follows from the posting's dates. */
const clock = <const Target extends string>(due: PostingInstant, target: Target) => ({
  guard: { type: 'isDue' as const, params: ({ event }: { event: { now: string } }) => ({ now: event.now, due }) },
  target,
  meta: { by: ['system'] as const, due },
});

const close = { ...employer('#jobPosting.closed'), actions: ['keepClosed' as const, end] };
const remove = employer('#jobPosting.deleted');
const expire = clock('ended', '#jobPosting.closed');
const repost = { ...employer('live'), actions: ['takeOver' as const, renew] };

/**
 * A job posting from its first draft on, moved by its employer, the clock and the feed it came from (flows/jobPosting.md). The server runs it in
 * the transaction that locked the row. A feed never moves what its employer put on hold, closed or deleted: it reopens only a job that expired or that
 * a feed ended, because nobody answers the applicants of a job that its employer filled. A job closes once its end date has passed, also while on hold.
 * Jobs posted here need confirmation: their employers are asked whether they are still open, and one without an answer is hidden, then ends.
 */
export const jobPostingMachine = setup({
  types: {} as { context: PostingContext; events: PostingEvent; input: PostingContext; meta: PostingMeta },
  guards: {
    isDue: ({ context }, { now, due }: { now: string; due: PostingInstant }) => {
      const instant = instantOf(context, due);
      return instant !== null && Date.parse(now) >= Date.parse(instant);
    },
    isFromFeed: ({ context }) => context.isFromFeed,
    isClosedByEmployer: ({ context }) => context.isClosedByEmployer,
  },
  actions: {
    renew: assign((_, { now }: { now: string }): PostingDates => renewed(now)),
    /** Ends today, unless it ended before. */
    end: assign({ validThrough: ({ context }, { now }: { now: string }) => earlier(context.validThrough, now) }),
    /** Stays for some time while it is on hold, so that it can be reopened. The end of a feed's job is the feed's. */
    keepForHold: assign({
      validThrough: ({ context }, { now }: { now: string }) =>
        context.isFromFeed ? context.validThrough : later(context.validThrough, daysAfter(now, LIMITS.heldDays)),
    }),
    keepClosed: assign({ isClosedByEmployer: true }),
    takeOver: assign({ isFromFeed: false, isClosedByEmployer: false }),
  },
}).createMachine({
  id: 'jobPosting',
  initial: 'draft',
  context: ({ input }) => input,
  states: {
    draft: { on: { 'job.published': { ...employer('live'), actions: renew }, 'job.deleted': remove } },
    live: {
      initial: 'open',
      on: {
        'job.held': { ...employer('onHold'), actions: { type: 'keepForHold', params: at } },
        'job.closed': close,
        'job.expired': expire,
        'job.deleted': remove,
      },
      states: {
        open: { on: { 'job.delisted': system('#jobPosting.closed'), 'job.confirmationDue': clock('confirmationDue', 'confirmDue') } },
        confirmDue: {
          on: {
            'job.delisted': system('#jobPosting.closed'),
            'job.confirmed': { ...employer('open'), actions: renew },
            'job.unanswered': clock('stale', 'stale'),
          },
        },
        stale: {
          on: { 'job.confirmed': { ...employer('open'), actions: renew }, 'job.lapsed': { ...clock('delisted', '#jobPosting.delisted'), actions: end } },
        },
      },
    },
    delisted: { on: { 'job.reposted': repost, 'job.deleted': remove } },
    onHold: {
      on: {
        'job.reopened': [
          { ...employer('live'), guard: 'isFromFeed' },
          { ...employer('live'), actions: renew },
        ],
        'job.closed': close,
        'job.expired': expire,
        'job.deleted': remove,
      },
    },
    closed: { on: { 'job.listed': { ...system('live'), guard: not('isClosedByEmployer') }, 'job.reposted': repost, 'job.deleted': remove } },
    deleted: { type: 'final' },
  },
});

const earlier = (a: string, b: string): string => (Date.parse(a) <= Date.parse(b) ? a : b);
const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);
