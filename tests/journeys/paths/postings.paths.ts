import { listPostings, movePosting } from '../../../contract/postings.ts';
import type { MoveAnswer, PostingList } from '../../../src/machines/postings/postings.actors.ts';
import { postingsFlow } from '../../../src/machines/postings/postings.fixtures.ts';
import { publishJob } from '../hiring.ts';
import { confirmAddress } from '../member.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, hearing, open, press } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const TITLES: Readonly<Record<number, string>> = { 7: 'Accountant', 8: 'Bookkeeper' };
const REFUSALS = { full: 'tooManyPostings', unconfirmed: 'addressUnconfirmed', moved: 'notAllowedNow', refused: 'postingRefused' } as const;
const ofMenu = async ({ page }: Stand, id: number, move: string) => {
  await page
    .getByRole('listitem', { name: TITLES[id] as string })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: words(`postings:move.${move}`), exact: true }).click();
};
const list = { call: listPostings, reply: data } satisfies WireCall<PostingList>;

drivePaths(postingsFlow)({
  begin: {
    open: async (stand) => {
      const heard = hearing(stand);
      stand.kept.go = () => heard;
      await beRecruiter(stand);
      await open('/employer/jobs')(stand);
    },
  },
  gestures: {
    'load.retried': (stand, _, states) => press(states.includes('ready.outcome.outdated') ? 'postings:outdated.action' : 'common:retry')(stand),
    'move.requested': (stand, { id, move }) => (move === 'confirm' ? press('postings:move.confirm')(stand) : ofMenu(stand, id, move)),
    'move.confirmed': press('postings:ask.close.confirm'),
    'move.dismissed': press('postings:ask.keep'),
    'move.undone': press('postings:undo'),
    'move.retried': press('common:retry'),
    // Their other device publishes a job.
    'list.changed': async ({ page, email, kept }) => {
      if (kept.field !== 'confirmed') await confirmAddress(page, email);
      kept.field = 'confirmed';
      await kept.go?.();
      await publishJob(page);
    },
  },
  calls: {
    listPostings: list,
    followPostings: list,
    refreshPostings: list,
    movePosting: {
      call: movePosting,
      reply: (answer) => (answer.ok ? data(answer.posting) : refusal(REFUSALS[answer.failure])),
    } satisfies WireCall<MoveAnswer>,
  },
});
