import { fromCallback, fromPromise } from 'xstate';
import type { AnalysisRefusal, ApplicationAnalysis } from '../../../contract/applicant-analysis.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Whose look at which application it is: the employer's by its id, the seeker's own by the job. */
export type AnalysisOf = { side: 'employer'; id: string } | { side: 'seeker'; id: string; jobId: number };

/** An analysis as it is seen, and whether another can be asked for: by a seeker (`theirs`) none can. */
export type SeenAnalysis = ApplicationAnalysis & { refusal: AnalysisRefusal | 'theirs' | null; left: number; renews_at: string | null };

/** `refused`: it can not be asked for any more; how it is now is fetched. */
export type AskAnswer = { ok: true; seen: SeenAnalysis } | { ok: false; failure: 'refused' };

/** Something became of the application or its analysis. */
export interface AnalysisChanged {
  type: 'analysis.changed';
}

/** What an analysis needs done for it. services/applicantAnalysis.ts provides the real ones. */
export const applicantAnalysisActors = {
  ...connectionActors,
  readAnalysis: fromPromise<SeenAnalysis, AnalysisOf>(missing('readAnalysis')),
  /** Has one made. It is safe to ask twice: none is made twice of the same. */
  askAnalysis: fromPromise<AskAnswer, AnalysisOf>(missing('askAnalysis')),
  watchAnalysis: fromCallback<AnalysisChanged, AnalysisOf>(missing('watchAnalysis')),
};
