import { listApplications } from '../../../contract/applications.ts';
import { type ChatObstacle, openChat, redirectCondition } from '../../../contract/chats.ts';
import type { ConditionAnswer, OpeningAnswer, OpeningFailure } from '../../../src/machines/chatOpening/chatOpening.actors.ts';
import { chatOpeningFlow } from '../../../src/machines/chatOpening/chatOpening.fixtures.ts';
import { chat } from '../../../src/machines/chatRoom/chat.samples.ts';
import { application } from '../../../src/machines/samples.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, open, press } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { words } from './words.ts';

const OBSTACLES: Record<OpeningFailure, ChatObstacle> = {
  signInRequired: 'login',
  profileIncomplete: 'profileIncomplete',
  notEligible: 'notEligible',
  unavailable: 'jobClosed',
};

/** From an application, whose card offers the chat with the job's recruiter. */
drivePaths(chatOpeningFlow)({
  begin: {
    job: async (stand) => {
      await beSeeker(stand);
      await answerAs(stand, listApplications, [{ ...application, status: 'communicating' }], { page: 1, size: 20, total: 1 });
      await open('/recommended-job/applied')(stand);
    },
  },
  gestures: {
    'chat.requested': press('job:chat'),
    'chat.retried': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('common:retry') })
        .click(),
    'chat.declined': press('chat:opening.close'),
  },
  calls: {
    checkCondition: {
      call: redirectCondition,
      reply: (answer) => data({ obstacle: answer.ok ? null : OBSTACLES[answer.failure], chat_id: null, recruiter: null }),
    } satisfies WireCall<ConditionAnswer>,
    openChat: {
      call: openChat,
      reply: (answer) => {
        if (answer.ok) return data({ ...chat, id: answer.chatId });
        // An expired session leads to signing in before the button is affected.
        if (answer.failure === 'signInRequired') return null;
        return refusal(answer.failure === 'unavailable' ? 'noRecruiter' : answer.failure);
      },
    } satisfies WireCall<OpeningAnswer>,
  },
  comesTo: { opened: ({ page }) => page.waitForURL(/\/chat\/[\w-]+$/) },
  // The button was left behind for the room.
  cannot: (_, before) => before.matches('opened'),
});
