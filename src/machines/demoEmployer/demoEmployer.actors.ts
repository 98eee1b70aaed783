import { fromPromise } from 'xstate';
import type { InterviewEventType } from '../interview/interview.types.ts';
import { missing } from '../missing.ts';

/** Whom the demo's employer deals with: an applicant, or a job seeker who only wrote about a job. Ids are of the records. */
export interface Case {
  seekerId: string;
  recruiterId: string;
  jobId: number;
  applicationId: string | null;
}

/** What the employer can see of a case. */
export interface EmployerSight {
  /** The state of the application; `none` if there is only a conversation. */
  application: 'none' | 'unread' | 'read' | 'settled';
  /** The job seeker wrote last. */
  isAsked: boolean;
  /** How many messages the employer has written, counted to 3. */
  written: number;
  /** The employer wrote last, some time ago. */
  isQuiet: boolean;
  /** An interview was offered, whatever its state. */
  isInvited: boolean;
  /** What the interview's chart lets the employer do now; empty without an interview. */
  may: readonly InterviewEventType[];
  /** The job seeker asked for another time. */
  isMoving: boolean;
  /** The employer has recorded whether the job seeker attended. */
  isMarked: boolean;
  /** The interview's result is recorded: passed. */
  isPassed: boolean;
}

/** What a demo's employer does, through the same calls as a person. */
export const demoEmployerActors = {
  look: fromPromise<EmployerSight, Case>(missing('look')),
  openApplication: fromPromise<void, Case>(missing('openApplication')),
  /** Starts the conversation with a question about the application. */
  greet: fromPromise<void, Case>(missing('greet')),
  /** Replies, and asks the next question if there is one. */
  answer: fromPromise<void, Case>(missing('answer')),
  offerTimes: fromPromise<void, Case>(missing('offerTimes')),
  /** Accepts a time that the job seeker proposes; offers others if they proposed none. */
  agree: fromPromise<void, Case>(missing('agree')),
  checkIn: fromPromise<void, Case>(missing('checkIn')),
  /** Records that the job seeker attended. */
  mark: fromPromise<void, Case>(missing('mark')),
  /** Records the result, and accepts the application. */
  hire: fromPromise<void, Case>(missing('hire')),
};
