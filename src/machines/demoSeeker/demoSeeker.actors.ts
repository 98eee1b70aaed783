import { fromPromise } from 'xstate';
import type { InterviewEventType } from '../interview/interview.types.ts';
import { missing } from '../missing.ts';

/** Somebody in the demo who looks for work, and the job they found. Ids are of the records. */
export interface Candidacy {
  seekerId: string;
  jobId: number;
}

/** What the job seeker can see. */
export interface SeekerSight {
  /** `closed`: the job takes no applications, or theirs ended without a hire. */
  application: 'none' | 'sent' | 'hired' | 'closed';
  /** The employer wrote last. */
  isAsked: boolean;
  /** What the interview's chart lets the job seeker do now; empty without an interview. */
  may: readonly InterviewEventType[];
  /** These are the first times that were offered. */
  isFirstOffer: boolean;
  /** The job seeker has recorded whether the employer attended. */
  isMarked: boolean;
  /** They have written since they were hired. */
  hasThanked: boolean;
}

/** What a demo's job seeker does, through the same calls as a person. */
export const demoSeekerActors = {
  look: fromPromise<SeekerSight, Candidacy>(missing('look')),
  apply: fromPromise<void, Candidacy>(missing('apply')),
  /** Replies to the employer's message. */
  answer: fromPromise<void, Candidacy>(missing('answer')),
  /** Accepts the first of the offered times that is still in the future. */
  acceptTime: fromPromise<void, Candidacy>(missing('acceptTime')),
  askOtherTime: fromPromise<void, Candidacy>(missing('askOtherTime')),
  checkIn: fromPromise<void, Candidacy>(missing('checkIn')),
  /** Records that the employer attended. */
  mark: fromPromise<void, Candidacy>(missing('mark')),
  thank: fromPromise<void, Candidacy>(missing('thank')),
};
