import { fromPromise } from 'xstate';
import type { InterviewEventType } from '../interview/interview.types.ts';
import { missing } from '../missing.ts';

/** Whom a demo's employer deals with: somebody who applied, or who only writes about a job. Ids are of the records. */
export interface Case {
  seekerId: string;
  recruiterId: string;
  jobId: number;
  applicationId: string | null;
}

/** What there is to see of a case. */
export interface EmployerSight {
  /** How the application stands; `none` where somebody only writes. */
  application: 'none' | 'unread' | 'read' | 'settled';
  /** The job seeker wrote last. */
  isAsked: boolean;
  /** How many messages the employer has written, counted to 3. */
  written: number;
  /** The employer wrote last, some time ago. */
  isQuiet: boolean;
  /** An interview was offered, whatever became of it. */
  isInvited: boolean;
  /** What the interview's chart lets the employer do now; empty without an interview. */
  may: readonly InterviewEventType[];
  /** The job seeker asked for another time. */
  isMoving: boolean;
  /** The employer has said whether the job seeker came. */
  isMarked: boolean;
  /** The interview's result is given: passed. */
  isPassed: boolean;
}

/** What a demo's employer does, by the calls that a person's presses make. */
export const demoEmployerActors = {
  look: fromPromise<EmployerSight, Case>(missing('look')),
  openApplication: fromPromise<void, Case>(missing('openApplication')),
  /** Begins the conversation with a question about the application. */
  greet: fromPromise<void, Case>(missing('greet')),
  /** Answers what was asked, with the next question while there is one. */
  answer: fromPromise<void, Case>(missing('answer')),
  offerTimes: fromPromise<void, Case>(missing('offerTimes')),
  /** Takes a time that the job seeker would rather have; offers others where none was named. */
  agree: fromPromise<void, Case>(missing('agree')),
  checkIn: fromPromise<void, Case>(missing('checkIn')),
  /** Says that the job seeker came. */
  mark: fromPromise<void, Case>(missing('mark')),
  /** Gives the result, and accepts the application. */
  hire: fromPromise<void, Case>(missing('hire')),
};
