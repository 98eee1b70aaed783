import type { Frequency, JobAlert, Rehearsal, WantedStatus } from '../../../contract/alerts.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Standing } from '../../lib/search-url/standing.ts';

/** An alert as it is being written. */
export interface Draft extends Standing {
  frequency: Frequency | null;
  /** Where it is sent; a seeker's own address unless they type another. */
  email: string;
}

/** What is asked of the server for an alert there is. */
export interface Change {
  id: string;
  /** The fields that change. */
  draft?: Draft;
  status?: WantedStatus;
}

/** What became of the last thing done to the list, told above it. `email`: where a letter asks to be answered. */
export type News = { kind: 'updated' | 'gone' | 'restored' | 'notRestored' } | { kind: 'confirming'; email: string };

export interface JobAlertContext {
  isSeeker: boolean;
  /** `settings`: the list stands on the page. `search`: nothing stands until it is asked for. */
  place: 'search' | 'settings';
  /** Being written, for a new alert or for the one being edited. */
  draft: Draft | null;
  /** The draft was never shown: it was whole when it was asked for. */
  isAtOnce: boolean;
  /** Of the draft. */
  rehearsal: Rehearsal | null;
  /** Messages by field, where the server refused them. */
  fields: Record<string, string[]>;
  /** The one that was made, or is being changed or deleted. */
  alert: JobAlert | null;
  /** What `created` tells of; a visitor's alert is shown by its status alone. */
  status: JobAlert['status'] | null;
  isNew: boolean;
  alerts: JobAlert[] | null;
  change: Change | null;
  deleted: JobAlert | null;
  news: News | null;
  /** Until when the address is sent no more letters, in `tooMany`. ISO-8601, this device's clock. */
  retryAt: string | null;
  failure: Failure | null;
}

export type JobAlertEvent =
  /** To be told of new jobs; with `isAtOnce` a seeker's whole draft is saved without a further question. */
  | { type: 'alert.requested'; draft: Draft; isAtOnce?: boolean }
  | { type: 'draft.changed'; draft: Draft }
  | { type: 'draft.submitted' }
  | { type: 'alert.retried' }
  /** Whatever is open is closed. */
  | { type: 'alert.dismissed' }
  | { type: 'alert.kept' }
  | { type: 'alert.managed' }
  | { type: 'alert.edited'; id: string }
  | { type: 'alert.enabled'; id: string }
  | { type: 'alert.snoozed'; id: string }
  | { type: 'alert.paused'; id: string }
  | { type: 'delete.requested'; id: string }
  | { type: 'delete.confirmed' }
  | { type: 'undo.requested' };

export type JobAlertInput = Pick<JobAlertContext, 'isSeeker' | 'place'>;
