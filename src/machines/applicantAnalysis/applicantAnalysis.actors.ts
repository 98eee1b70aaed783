import { fromCallback, fromPromise } from 'xstate';
import type { AnalysisRefusal, ApplicationAnalysis } from '../../../contract/applicant-analysis.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Which application, from whose side: the employer refers to it by its id, the job seeker by the job. */
export type AnalysisOf = { side: 'employer'; id: string } | { side: 'seeker'; id: string; jobId: number };

/** An analysis as shown, and whether another can be requested. Job seekers (`theirs`) can't request one. */
export type SeenAnalysis = ApplicationAnalysis & { refusal: AnalysisRefusal | 'theirs' | null; left: number; renews_at: string | null };

/** `refused`: it can no longer be requested; the current state is fetched. */
export type RequestAnswer = { ok: true; seen: SeenAnalysis } | { ok: false; failure: 'refused' };

/** The application or its analysis changed. */
export interface AnalysisChanged {
  type: 'analysis.changed';
}

/** Actors of the analysis chart. services/applicantAnalysis.ts provides them. */
export const applicantAnalysisActors = {
  ...connectionActors,
  readAnalysis: fromPromise<SeenAnalysis, AnalysisOf>(missing('readAnalysis')),
  /** Requests an analysis. Safe to repeat: the same input is analyzed only once. */
  requestAnalysis: fromPromise<RequestAnswer, AnalysisOf>(missing('requestAnalysis')),
  watchAnalysis: fromCallback<AnalysisChanged, AnalysisOf>(missing('watchAnalysis')),
};
