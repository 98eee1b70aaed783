import { getApplicant } from '../../../contract/applicants.ts';
import { getInterview, listInterviews, offerInterview } from '../../../contract/interviews.ts';
import { applicant } from '../../../src/machines/applicant/applicant.fixtures.ts';
import { interviewIn } from '../../../src/machines/interviewAction/samples.ts';
import type { OfferAnswer } from '../../../src/machines/interviewOffer/interviewOffer.actors.ts';
import { interviewOfferFlow } from '../../../src/machines/interviewOffer/interviewOffer.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, field, open, press } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';
import { WEEK } from '../../../contract/durations.ts';

const REFUSALS = ['notAllowedNow', 'interviewOpen', 'applyBanned', 'cancelBlocked', 'interviewTimeGone', 'interviewChanged', 'notFound'] as const;

/** The samples' times are long ago by the server's clock: picks a time next week, in the page's time zone. */
async function pickTime({ page }: Stand): Promise<void> {
  const next = await page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, WEEK);
  await page.getByRole('textbox', { name: /^Time 1/ }).fill(next);
}

drivePaths(interviewOfferFlow)({
  begin: {
    application: async (stand) => {
      await beRecruiter(stand);
      await answerAs(stand, getApplicant, applicant);
      await answerAs(stand, listInterviews, [], { page: 1, size: 20, total: 0 });
      await answerAs(stand, getInterview, interviewIn('cancelled', 'employer'));
      await open(`/employer/interviews/new?application=${applicant.id}`)(stand);
    },
  },
  gestures: {
    'offer.submitted': async (stand, { draft }) => {
      await pickTime(stand);
      await field(stand, 'interview:offer.address').fill(draft.address);
      await press('interview:offer.send')(stand);
    },
    'draft.changed': (stand) => field(stand, 'interview:offer.instructions').pressSequentially('.'),
    'offer.retried': press('interview:retry'),
    'offer.left': press('interview:offer.cancel'),
  },
  calls: {
    sendOffer: {
      call: offerInterview,
      reply: (answer) => {
        if (answer.ok) return data(answer.interview);
        if (answer.failure === 'invalid') return refusal('parameterInvalid', { errors: { 'times.0': ['Choose a time in the future'] } });
        const name = REFUSALS.find((each) => each === answer.failure);
        return name ? refusal(name) : null;
      },
    } satisfies WireCall<OfferAnswer>,
  },
});
