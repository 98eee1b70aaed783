import { fromCallback, fromPromise } from 'xstate';
import type { ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicationState } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** What the address says is asked for. */
export interface ApplicantsView {
  jobId: number | null;
  stage: ApplicationState | null;
  name: string;
  /** Only whose identity is verified. */
  isVerified: boolean;
  page: number;
  /** Left out, those who must be answered first come first. */
  sort?: 'newest';
  /** Left out, a line each; a board of stages where there is room for one. */
  look?: 'board';
  /** Who is open beside the list, where there is room. The page's own, as the look is. */
  open?: string;
}

/** `notFound`: the job asked for is none of the company's. */
export type ListAnswer = { ok: true; list: ApplicantList } | { ok: false; failure: 'notFound' };

/** Something became of an application: another page, a colleague or a seeker did it. */
export interface ApplicantsChanged {
  type: 'applicants.changed';
}

export const applicantsActors = {
  ...connectionActors,
  listApplicants: fromPromise<ListAnswer, { view: ApplicantsView }>(missing('listApplicants')),
  watchApplicants: fromCallback<ApplicantsChanged>(missing('watchApplicants')),
};
