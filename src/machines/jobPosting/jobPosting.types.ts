import type { Role } from '../application/application.types.ts';

export type PostingEvent =
  | { type: 'job.published' }
  | { type: 'job.held' }
  | { type: 'job.reopened' }
  | { type: 'job.closed' }
  | { type: 'job.deleted' }
  /** Its employer confirms that it is still open. */
  | { type: 'job.confirmed' }
  /** It had ended, and its employer is hiring again. */
  | { type: 'job.reposted' }
  /** Time to ask whether it is still open; this and the next two are sent by the scheduled job. */
  | { type: 'job.confirmationDue' }
  /** No answer came. */
  | { type: 'job.unanswered' }
  /** Still no answer came. */
  | { type: 'job.lapsed' }
  /** Its end date (`valid_through`) has passed; sent by the scheduled job. */
  | { type: 'job.expired' }
  /** Its feed lists it as open. */
  | { type: 'job.listed' }
  /** Its feed reports that it ended, or lists the same job under another id. */
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
