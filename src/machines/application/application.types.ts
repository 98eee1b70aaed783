import type { ApplicationState } from '../../../contract/records.ts';

export type Role = 'seeker' | 'employer' | 'system';

export interface ApplicationContext {
  /** When the promised reply is due; null without a promise. */
  dueAt: string | null;
  /** Why it wasn't accepted; otherwise null. `noAnswer` if the promise expired. */
  reason: string | null;
}

/** States in which it is the employer's turn. */
export type ActiveState = Exclude<ApplicationState, 'onHold' | 'accepted' | 'notAccepted' | 'withdrawn' | 'jobClosed'>;

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
  /** The promised date passed without a reply; sent by the scheduled job. `now` is the server's clock, ISO-8601. */
  | { type: 'promise.due'; now: string }
  /** The grace period has passed too. */
  | { type: 'promise.expired'; now: string };

export type ApplicationEventType = ApplicationEvent['type'];
