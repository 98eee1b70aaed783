import type { ApplicationState, PromiseState } from '../../../contract/records.ts';

export type Role = 'seeker' | 'employer' | 'system';

/** The promise's region; `none` if the employer made none (contract: `promise` is null). */
export type PromiseRegion = PromiseState | 'none';

export interface ApplicationContext {
  /** When the promised reply is due; null without a promise. */
  dueAt: string | null;
  /** Why it wasn't accepted; otherwise null. `noAnswer` if the promise expired. */
  reason: string | null;
  /** Where a held application continues when the job reopens. */
  heldFrom: ActiveState;
}

/** States in which it is the employer's turn, in the usual order. */
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
  /** The promised date passed without a reply; sent by the scheduled job. */
  | { type: 'promise.due' }
  /** The grace period has passed too. */
  | { type: 'promise.expired' };

export type ApplicationEventType = ApplicationEvent['type'];

/** Who may send each event. The server checks it in the same transaction as the chart. */
export const SENDERS: { readonly [Type in ApplicationEventType]: readonly Role[] } = {
  'application.viewed': ['employer'],
  'chat.opened': ['employer'],
  // The interview's chart sends it once both sides agreed on a time.
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
