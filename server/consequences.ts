import type { InterviewClosure, InterviewStatus } from '../contract/interview-records.ts';
import type { ApplicationState, PostingStatus } from '../contract/records.ts';
import type { ApplicationEvent, Role } from '../src/machines/application/application.types.ts';
import { ACTIVE_STATES, OPEN, UNANSWERED } from '../src/machines/application/statuses.ts';
import type { InterviewEventType } from '../src/machines/interview/interview.types.ts';
import { AGREED } from '../src/machines/interview/statuses.ts';
import type { PostingEvent } from '../src/machines/jobPosting/jobPosting.types.ts';

/** An application that is in one of these states gets this event; in every other state it stays as it is. */
export interface ToApplication {
  from: readonly ApplicationState[];
  event: ApplicationEvent;
  by: Role;
}

export interface Consequences {
  interviewOffered: ToApplication;
  employerWrote: ToApplication;
  interviewAgreed: ToApplication & { after: readonly InterviewEventType[] };
  applied: ToApplication & { whileInterviewIn: readonly InterviewStatus[] };
  applicationEnded: Partial<Record<ApplicationState, InterviewClosure>>;
  postingEnded: { after: readonly PostingEvent['type'][]; because: InterviewClosure; leftIn: readonly PostingStatus[] };
  postingMoved: readonly (ToApplication & { whileIn: readonly PostingStatus[] })[];
}

const GONE = ['closed', 'deleted', 'delisted'] as const satisfies PostingStatus[];

/**
 * What a step of one record does to others: posting, application, interview. The server executes these rows (`server/modules/*`, `server/jobs`), and
 * `npm run explore` runs every combination of the charts with them. All happen in the transaction of the step, but for what says "within the minute".
 */
export const CONSEQUENCES: Consequences = {
  /** Whoever is offered an interview has an answer. */
  interviewOffered: { from: UNANSWERED, event: { type: 'chat.opened' }, by: 'employer' },
  /** Opening the conversation, or writing in it about the job, is an answer too. */
  employerWrote: { from: UNANSWERED, event: { type: 'chat.opened' }, by: 'employer' },
  /** On hold too: it goes on as an interview once the job is reopened. */
  interviewAgreed: {
    after: ['time.accepted', 'proposal.accepted'],
    from: [...UNANSWERED, 'communicating', 'onHold'],
    event: { type: 'interview.agreed' },
    by: 'system',
  },
  /** Of an interview that was offered in the conversation and agreed before the application was made. */
  applied: { whileInterviewIn: AGREED, from: ['pending'], event: { type: 'interview.agreed' }, by: 'system' },
  /** Reaching one of these closes the application's interviews that have not begun. Who is accepted may still meet. */
  applicationEnded: { withdrawn: 'withdrawn', notAccepted: 'notAccepted', jobClosed: 'jobClosed' },
  /** Closes the job's interviews that have not begun. What a feed ends has those left over closed within the minute: an import writes to nobody. */
  postingEnded: { after: ['job.closed', 'job.deleted', 'job.expired', 'job.lapsed'], because: 'jobClosed', leftIn: GONE },
  /** Within the minute, since one job may have thousands of applications. Only an employer holds a job. */
  postingMoved: [
    { whileIn: GONE, from: OPEN, event: { type: 'job.closed' }, by: 'system' },
    { whileIn: ['onHold'], from: ACTIVE_STATES, event: { type: 'job.held' }, by: 'employer' },
    { whileIn: ['open', 'confirmDue'], from: ['onHold'], event: { type: 'job.reopened' }, by: 'employer' },
  ],
};
