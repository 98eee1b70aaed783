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
