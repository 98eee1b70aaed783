import { fromPromise } from 'xstate';
import type { InterviewEventType } from '../interview/interview.types.ts';
import { missing } from '../missing.ts';

/** Somebody of the demo who looks for work, and the job they found. Ids are of the records. */
export interface Candidacy {
  seekerId: string;
  jobId: number;
}

/** What there is to see of it. */
export interface SeekerSight {
  /** `closed`: the job takes no application, or theirs has ended without a hire. */
  application: 'none' | 'sent' | 'hired' | 'closed';
  /** The employer wrote last. */
  isAsked: boolean;
  /** What the interview's chart lets the job seeker do now; empty without an interview. */
  may: readonly InterviewEventType[];
  /** The times are the first that were offered. */
  isFirstOffer: boolean;
  /** The job seeker has said whether the employer came. */
  isMarked: boolean;
  /** They have written since they were hired. */
  hasThanked: boolean;
}

/** What a demo's job seeker does, by the calls that a person's presses make. */
export const demoSeekerActors = {
  look: fromPromise<SeekerSight, Candidacy>(missing('look')),
  apply: fromPromise<void, Candidacy>(missing('apply')),
  /** Answers what the employer wrote. */
  answer: fromPromise<void, Candidacy>(missing('answer')),
  /** Takes the first of the times that are still to come. */
  acceptTime: fromPromise<void, Candidacy>(missing('acceptTime')),
  askOtherTime: fromPromise<void, Candidacy>(missing('askOtherTime')),
  checkIn: fromPromise<void, Candidacy>(missing('checkIn')),
  /** Says that the employer came. */
  mark: fromPromise<void, Candidacy>(missing('mark')),
  thank: fromPromise<void, Candidacy>(missing('thank')),
};
