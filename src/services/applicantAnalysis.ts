import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { AnalysisChanged, AnalysisOf, RequestAnswer, SeenAnalysis } from '../machines/applicantAnalysis/applicantAnalysis.actors.ts';
import { applicantAnalysisMachine } from '../machines/applicantAnalysis/applicantAnalysis.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { watchChanged } from './realtime.ts';

const REFUSALS: readonly number[] = [ERRORS.analysesUsed.code, ERRORS.memberNotAllowed.code, ERRORS.notAllowedNow.code];

async function read(of: AnalysisOf, signal: AbortSignal): Promise<SeenAnalysis> {
  if (of.side === 'employer') return (await api('getApplicantAnalysis', { params: { id: of.id } }, { signal })).data;
  const { data } = await api('getOwnAnalysis', { params: { id: of.jobId } }, { signal });
  return { ...data, refusal: 'theirs', left: 0, renews_at: null };
}

/** The analysis chart with its actors. */
export const applicantAnalysis = applicantAnalysisMachine.provide({
  actors: {
    waitForConnection,
    readAnalysis: fromPromise<SeenAnalysis, AnalysisOf>(({ input, signal }) => read(input, signal)),
    requestAnalysis: fromPromise<RequestAnswer, AnalysisOf>(async ({ input, signal }) => {
      try {
        return { ok: true, seen: (await api('analyseApplicant', { params: { id: input.id }, body: {} }, { signal })).data };
      } catch (error) {
        const { code } = toFailure(error);
        if (!REFUSALS.includes(code)) throw error;
        return { ok: false, failure: 'refused' };
      }
    }),
    watchAnalysis: fromCallback<AnalysisChanged, AnalysisOf>(({ input, sendBack }) =>
      watchChanged('application', (id) => (id === null || id === input.id) && sendBack({ type: 'analysis.changed' })),
    ),
  },
});
