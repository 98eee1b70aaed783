import { type AutomaticReply, listAutomaticReplies, saveAutomaticReply } from '../../../contract/automatic-replies.ts';
import type { RepliesAnswer, SaveAnswer } from '../../../src/machines/automaticReplies/automaticReplies.actors.ts';
import { automaticRepliesFlow } from '../../../src/machines/automaticReplies/automaticReplies.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, button, field, open, press } from './gestures.ts';
import { reconnecting } from './ownCalls.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';
import { wording, words } from './words.ts';

const daysOf = (reply: AutomaticReply | null) => (reply?.kind === 'outOfOffice' ? [reply.first_day, reply.last_day] : []);

async function write(stand: Stand, key: string, day: string | null | undefined): Promise<void> {
  const box = field(stand, key);
  if ((await box.inputValue()) !== (day ?? '')) await box.fill(day ?? '');
}

drivePaths(automaticRepliesFlow)({
  begin: {
    recruiter: async (stand) => {
      await beRecruiter(stand);
      await open('/employer/settings')(stand);
    },
  },
  gestures: {
    'load.retried': ({ page }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`${wording('common:retry').source}|${wording('automaticReplies:notAllowed.retry').source}`) })
        .first()
        .click(),
    'reply.edited': ({ page }, { kind }) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('switch', { name: words(`automaticReplies:${kind}`) }) })
        .getByRole('button')
        .click(),
    'reply.switched': ({ page }, { kind }) => page.getByRole('switch', { name: words(`automaticReplies:${kind}`) }).click(),
    'undo.requested': press('common:undo'),
    'draft.changed': async (stand, { draft }) => {
      const [first, last] = daysOf(draft);
      await write(stand, 'automaticReplies:firstDay', first);
      await write(stand, 'automaticReplies:lastDay', last);
    },
    'draft.submitted': (stand) => button(stand, 'automaticReplies:save', 'automaticReplies:turnOn').click(),
    'saving.abandoned': press('automaticReplies:waiting.abandon'),
    'editing.cancelled': press('common:cancel'),
  },
  // Typing what is there changes nothing.
  cannot: (event, before) => event.type === 'draft.changed' && daysOf(event.draft).join() === daysOf(before.context.draft).join(),
  calls: {
    listReplies: {
      call: listAutomaticReplies,
      reply: (answer) => (answer.ok ? data(answer.replies) : refusal('memberNotAllowed')),
    } satisfies WireCall<RepliesAnswer>,
    saveReply: {
      call: saveAutomaticReply,
      reply: (answer) => {
        if (answer.ok) return data(answer.reply);
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: { text: ['Remove links'] } }) : refusal('memberNotAllowed');
      },
    } satisfies WireCall<SaveAnswer>,
    waitToSave: reconnecting,
  },
});
