import { analyseApplicant, getApplicantAnalysis } from '../../../contract/applicant-analysis.ts';
import { openApplicant } from '../../../contract/applicants.ts';
import { applicant } from '../../../src/machines/applicant/applicant.fixtures.ts';
import type { RequestAnswer } from '../../../src/machines/applicantAnalysis/applicantAnalysis.actors.ts';
import { applicantAnalysisFlow } from '../../../src/machines/applicantAnalysis/applicantAnalysis.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, button, open, press, retry } from './gestures.ts';
import { reconnecting } from './ownCalls.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { holdSocket } from './socket.ts';

const reading = { call: getApplicantAnalysis, reply: data } satisfies WireCall<unknown>;

drivePaths(applicantAnalysisFlow)({
  // Otherwise the page polls by itself.
  isFrozen: true,
  begin: {
    employer: async (stand) => {
      await beRecruiter(stand);
      const sends = await holdSocket(stand);
      stand.kept.go = () => sends('changed', { what: 'application', id: applicant.id });
      await answerAs(stand, openApplicant, applicant);
      await open(`/employer/applicants/${applicant.id}`)(stand);
      await stand.page.locator('#analysis').waitFor();
    },
  },
  gestures: {
    'load.retried': retry,
    'analysis.requested': (stand, _event, states) =>
      button(stand, ...(states.includes('askFailed') ? ['common:retry'] : ['analysis:again', 'analysis:ask'])).click(),
    'analysis.dropped': press('analysis:drop'),
    'analysis.changed': ({ kept }) => kept.go?.() ?? Promise.resolve(),
  },
  calls: {
    readAnalysis: reading,
    lookAgain: reading,
    requestAnalysis: {
      call: analyseApplicant,
      reply: (answer) => (answer.ok ? data(answer.seen) : refusal('notAllowedNow')),
    } satisfies WireCall<RequestAnswer>,
    waitToAsk: reconnecting,
  },
  timers: { untilRenewed: 60_000 },
});
