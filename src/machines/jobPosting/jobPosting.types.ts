import type { Role } from '../application/application.types.ts';
import type { PostingDates, PostingInstant } from './dates.ts';

/** The chart's context: its dates, and what decides who has the say about it. */
export interface PostingContext extends PostingDates {
  /** A feed posted it, and has the say about its dates. */
  isFromFeed: boolean;
  /** Its employer closed it, and only they can post it again. */
  isClosedByEmployer: boolean;
}

/** Who may send a transition's event, and for the clock's events, when. */
export interface PostingMeta {
  by: readonly Role[];
  due?: PostingInstant;
}

/** The events of people and the clock carry the instant at which they happen (ISO-8601, the server's clock). */
interface Happening {
  now: string;
}

export type PostingEvent =
  | (Happening &
      (
        | { type: 'job.published' }
        | { type: 'job.held' }
        | { type: 'job.reopened' }
        | { type: 'job.closed' }
        | { type: 'job.deleted' }
        /** Its employer confirms that it is still open. */
        | { type: 'job.confirmed' }
        /** It had ended, and its employer is hiring again. */
        | { type: 'job.reposted' }
        /** Time to ask whether it is still open; this and the next three are sent by the scheduled jobs. */
        | { type: 'job.confirmationDue' }
        /** No answer came. */
        | { type: 'job.unanswered' }
        /** Still no answer came. */
        | { type: 'job.lapsed' }
        /** Its end date (`valid_through`) has passed. */
        | { type: 'job.expired' }
      ))
  /** A feed lists it as open. */
  | { type: 'job.listed' }
  /** Its feed reports that it ended, or lists the same job under another id. */
  | { type: 'job.delisted' };

/** What an employer does with a posting. */
export type EmployerEventType = 'job.published' | 'job.held' | 'job.reopened' | 'job.closed' | 'job.deleted' | 'job.confirmed' | 'job.reposted';
