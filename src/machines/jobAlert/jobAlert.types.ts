import type { Frequency, JobAlert, Rehearsal, WantedStatus } from '../../../contract/alerts.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Standing } from '../../lib/search-url/standing.ts';

/** An alert as entered in the form. */
export interface Draft extends Standing {
  frequency: Frequency | null;
  /** The address to send to; a job seeker's own unless they enter another. */
  email: string;
  /** The country of an existing alert. A new one is for the visitor's. */
  countryId?: number;
}

/** A request to change an existing alert. */
export interface Change {
  id: string;
  /** The changed fields. */
  draft?: Draft;
  status?: WantedStatus;
}

/** The result of the last action, shown above the list. `email`: the address that got a confirmation email. */
export type News = { kind: 'updated' | 'gone' | 'restored' | 'notRestored' } | { kind: 'confirming'; email: string };

export interface JobAlertContext {
  isSeeker: boolean;
  /** `settings`: the page shows the list. `search`: nothing is shown until requested. */
  place: 'search' | 'settings';
  /** The form's values, for a new or an edited alert. */
  draft: Draft | null;
  /** The draft was complete when requested, so its form was never shown. */
  isAtOnce: boolean;
  /** The preview of the draft. */
  rehearsal: Rehearsal | null;
  /** Messages by field, if the server rejected them. */
  fields: Record<string, string[]>;
  /** The alert that was created, or is being edited or deleted. */
  alert: JobAlert | null;
  /** The status that `created` reports; of a visitor's alert, only this is shown. */
  status: JobAlert['status'] | null;
  isNew: boolean;
  alerts: JobAlert[] | null;
  change: Change | null;
  deleted: JobAlert | null;
  news: News | null;
  /** When the address can get emails again, in `tooMany`. ISO-8601, this device's clock. */
  retryAt: string | null;
  failure: Failure | null;
}

export type JobAlertEvent =
  /** Requests notifications of new jobs; with `isAtOnce`, a job seeker's complete draft is saved without further input. */
  | { type: 'alert.requested'; draft: Draft; isAtOnce?: boolean }
  | { type: 'draft.changed'; draft: Draft }
  | { type: 'draft.submitted' }
  | { type: 'alert.retried' }
  /** Closes whatever is open. */
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
