import { acceptInterview, cancelInterview, getInterview, listInterviews } from '../../../contract/interviews.ts';
import type { ActionAnswer, LatestInterview } from '../../../src/machines/interviewAction/interviewAction.actors.ts';
import { interviewActionFlow } from '../../../src/machines/interviewAction/interviewAction.fixtures.ts';
import { AT, interviewIn } from '../../../src/machines/interviewAction/samples.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, button, field, open, press } from './gestures.ts';
import { data, type WireCall } from './plan.ts';

/** The samples are on a day long ago: offset that aligns the server's clock with theirs. One path at a time. */
let later = 0;
const moved = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replace(/"(\d{4}-\d\d-\d\dT[^"]+Z)"/g, (_, at: string) => `"${new Date(Date.parse(at) + later).toISOString()}"`)) as T;

drivePaths(interviewActionFlow)({
  begin: {
    'offered for tonight': async (stand) => {
      later = Date.now() - Date.parse(AT.offered);
      await beSeeker(stand);
      await answerAs(stand, listInterviews, [moved(interviewIn('pending'))], { page: 1, size: 20, total: 1 });
      await open('/interviews')(stand);
    },
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
    // The data of a refusal comes from a call that the path holds for another actor.
    sendChoice: {
      call: [acceptInterview, cancelInterview],
      reply: (answer) => (answer.ok ? data(moved(answer.interview)) : null),
    } satisfies WireCall<ActionAnswer>,
    loadInterview: { call: getInterview, reply: ({ interview }) => data(moved(interview)) } satisfies WireCall<LatestInterview>,
  },
  cannot: (event, { context: { action, interview } }) =>
    // Hours pass in the tests of its view, with a mocked clock.
    String(event.type).startsWith('xstate.after') ||
    // Canceling a mere offer means declining it. Events that weren't requested, and past times, have no button.
    (event.type === 'action.chosen' && event.action === 'interview.cancelled' && interview.status === 'pending') ||
    (event.type === 'choice.confirmed' && (event.choice.action !== action || ('time' in event.choice && !interview.times.includes(event.choice.time)))),
});
