import type { Role } from '../application/application.types.ts';

export type PostingEvent =
  | { type: 'job.published' }
  | { type: 'job.held' }
  | { type: 'job.reopened' }
  | { type: 'job.closed' }
  | { type: 'job.deleted' }
  /** Its employer says that it still stands. */
  | { type: 'job.confirmed' }
  /** It had ended, and its employer looks for somebody again. */
  | { type: 'job.reposted' }
  /** It is time to ask whether it still stands; this and the next two are sent by the scheduled job. */
  | { type: 'job.confirmationDue' }
  /** Nobody answered. */
  | { type: 'job.unanswered' }
  /** Nor since. */
  | { type: 'job.lapsed' }
  /** Its end (`valid_through`) has passed; sent by the scheduled job. */
  | { type: 'job.expired' }
  /** The feed it came from lists it, open. */
  | { type: 'job.listed' }
  /** The feed says it has ended, or lists its vacancy under another. */
  | { type: 'job.delisted' };

/** Who may send each event. The server checks it in the same transaction as the chart. */
export const POSTING_SENDERS: { readonly [Type in PostingEvent['type']]: readonly Role[] } = {
  'job.published': ['employer'],
  'job.held': ['employer'],
  'job.reopened': ['employer'],
  'job.closed': ['employer'],
  'job.deleted': ['employer'],
  'job.confirmed': ['employer'],
  'job.reposted': ['employer'],
  'job.confirmationDue': ['system'],
  'job.unanswered': ['system'],
  'job.lapsed': ['system'],
  'job.expired': ['system'],
  'job.listed': ['system'],
  'job.delisted': ['system'],
};
