import type { ApplicationState, PromiseState } from '../../../contract/records.ts';

export type Role = 'seeker' | 'employer' | 'system';

/** The promise's region; `none` where the employer gave none (contract: `promise` is null). */
export type PromiseRegion = PromiseState | 'none';

export interface ApplicationContext {
  /** Until when the employer promised an answer; null without a promise. */
  dueAt: string | null;
  /** Why it was not accepted; null otherwise. `noAnswer` when the promise ran out. */
  reason: string | null;
  /** Where a held application goes on when the job is reopened. */
  heldFrom: ActiveState;
}

/** In which it is up to the employer, in the order an application usually goes through them. */
export const ACTIVE_STATES = ['pending', 'viewed', 'communicating', 'interview'] as const satisfies readonly ApplicationState[];
export type ActiveState = (typeof ACTIVE_STATES)[number];

export const isActive = (state: string): state is ActiveState => (ACTIVE_STATES as readonly string[]).includes(state);

export type ApplicationEvent =
  | { type: 'application.viewed' }
  | { type: 'chat.opened' }
  | { type: 'interview.agreed' }
  | { type: 'application.accepted' }
  | { type: 'application.declined'; reason: string }
  | { type: 'application.withdrawn' }
  | { type: 'job.closed' }
  | { type: 'job.held' }
  | { type: 'job.reopened' }
  /** The promised instant passed without an answer; sent by the scheduled job. */
  | { type: 'promise.due' }
  /** The time of grace after it passed too. */
  | { type: 'promise.expired' };

export type ApplicationEventType = ApplicationEvent['type'];

/** Who may send each event. The server checks it in the same transaction as the chart. */
export const SENDERS: { readonly [Type in ApplicationEventType]: readonly Role[] } = {
  'application.viewed': ['employer'],
  'chat.opened': ['employer'],
  // The interview's own chart tells once both agreed on a time.
  'interview.agreed': ['system'],
  'application.accepted': ['employer'],
  'application.declined': ['employer'],
  'application.withdrawn': ['seeker'],
  'job.closed': ['employer', 'system'],
  'job.held': ['employer'],
  'job.reopened': ['employer'],
  'promise.due': ['system'],
  'promise.expired': ['system'],
};
