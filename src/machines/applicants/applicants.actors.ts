import { fromCallback, fromPromise } from 'xstate';
import type { ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicationState } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** The view that the URL describes. */
export interface ApplicantsView {
  jobId: number | null;
  stage: ApplicationState | null;
  name: string;
  /** Only applicants with a verified identity. */
  isVerified: boolean;
  page: number;
  /** If missing, applicants who need a reply first come first. */
  sort?: 'newest';
  /** If missing, a list; otherwise a board of stages, where there is room for one. */
  look?: 'board';
  /** The applicant shown next to the list, where there is room. Local to the page, like `look`. */
  open?: string;
}

/** `notFound`: the job doesn't belong to the company. */
export type ListAnswer = { ok: true; list: ApplicantList } | { ok: false; failure: 'notFound' };

/** An application changed: another page, a colleague or a job seeker did it. */
export interface ApplicantsChanged {
  type: 'applicants.changed';
}

export const applicantsActors = {
  ...connectionActors,
  listApplicants: fromPromise<ListAnswer, { view: ApplicantsView }>(missing('listApplicants')),
  watchApplicants: fromCallback<ApplicantsChanged>(missing('watchApplicants')),
};
