import type { Interview, InterviewStatus } from '../../../contract/interview-records.ts';
import { acceptInterview, cancelInterview, getInterview, listInterviews } from '../../../contract/interviews.ts';
import type { ActionAnswer, LatestInterview } from '../../../src/machines/interviewAction/interviewAction.actors.ts';
import { interviewActionFlow } from '../../../src/machines/interviewAction/interviewAction.fixtures.ts';
import { AT, interviewIn } from '../../../src/machines/interviewAction/samples.ts';
import { drivePaths } from './drive.ts';
import { addressOf, answerAs, beSeeker, button, field, open, press } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';

/** The samples are on a day long ago: offset that aligns the server's clock with theirs. One path at a time. */
let later = 0;
const moved = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replace(/"(\d{4}-\d\d-\d\dT[^"]+Z)"/g, (_, at: string) => `"${new Date(Date.parse(at) + later).toISOString()}"`)) as T;

/** Opens the page at an instant of the sample's day. */
const begin = (status: InterviewStatus, at: string) => async (stand: Stand) => {
  later = Date.now() - Date.parse(at);
  await beSeeker(stand);
  await answerAs(stand, listInterviews, [moved(interviewIn(status))], { page: 1, size: 20, total: 1 });
  await open('/interviews')(stand);
};

/** After a refusal the page fetches the interview by itself, with the call that the path holds when another changed it. */
async function answerNext({ page }: Stand, interview: Interview | null): Promise<void> {
  const answer = interview ? data(moved(interview)) : refusal('serverError');
  if (typeof answer === 'string') return;
  await page.route(
    (url) => addressOf(getInterview).test(url.pathname),
    (route) => route.fulfill({ status: answer.status, json: answer.body }),
    { times: 1 },
  );
}

drivePaths(interviewActionFlow)({
  begin: {
    'offered for tonight': begin('pending', AT.offered),
    'about to be too late to cancel': begin('upcoming', AT.beforeCancelCloses),
  },
  gestures: {
    'action.chosen': (stand, { action }) => press(`interview:action.${action}`)(stand),
    'choice.confirmed': async (stand, { choice }) => {
      if ('reason' in choice) await field(stand, 'interview:choose.reason').fill(choice.reason);
      await press(`interview:confirm.${choice.action}`)(stand);
    },
    'action.retried': press('interview:retry'),
    'action.left': (stand) => button(stand, 'interview:leave', 'interview:close').click(),
    // The user returns to the page.
    'interview.changed': ({ page }) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  },
  calls: {
    sendChoice: {
      call: [acceptInterview, cancelInterview],
      reply: (answer) => (answer.ok ? data(moved(answer.interview)) : refusal(answer.failure)),
      before: async (stand, answer) => (answer.ok ? undefined : answerNext(stand, answer.interview)),
    } satisfies WireCall<ActionAnswer>,
    loadInterview: { call: getInterview, reply: ({ interview }) => data(moved(interview)) } satisfies WireCall<LatestInterview>,
  },
  cannot: (event, { context: { action, interview, asOf } }) =>
    // An answer would move the page's clock by days.
    asOf === AT.long ||
    // Only that it is too late to cancel is waited for; other timers are for the tests of the view, with a mocked clock.
    (String(event.type).startsWith('xstate.after') && (asOf !== AT.beforeCancelCloses || interview.status !== 'upcoming')) ||
    // Canceling a mere offer means declining it. Events that weren't requested, and past times, have no button.
    (event.type === 'action.chosen' && event.action === 'interview.cancelled' && interview.status === 'pending') ||
    (event.type === 'choice.confirmed' && (event.choice.action !== action || ('time' in event.choice && !interview.times.includes(event.choice.time)))),
  // From the offer in the page, which no answer moves, until it is too late to cancel.
  timers: { untilNext: Date.parse(AT.beforeCancelCloses) - Date.parse(AT.offered) + 120_000 },
});
