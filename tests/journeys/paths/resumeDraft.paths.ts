import { deleteResumeDraft, listResumeDrafts, updateResumeDraft } from '../../../contract/resume-drafts.ts';
import type { DraftAnswer } from '../../../src/machines/resumeDraft/resumeDraft.actors.ts';
import { draft, resumeDraftFlow } from '../../../src/machines/resumeDraft/resumeDraft.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, field, open, press } from './gestures.ts';
import { checkedFirst, reconnecting, typed } from './ownCalls.ts';
import { data, elsewhere, refusal, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const choose = (key: string) => async (stand: Stand) => {
  await stand.page.getByRole('button', { name: /^Options for draft / }).click();
  await stand.page.getByRole('menuitem', { name: words(key) }).click();
};

const renaming = {
  call: updateResumeDraft,
  reply: (answer) => (answer.ok ? data(answer.draft) : answer.failure === 'gone' ? refusal('notFound') : null),
} satisfies WireCall<DraftAnswer>;

drivePaths(resumeDraftFlow)({
  begin: {
    draft: async (stand) => {
      await beSeeker(stand);
      await answerAs(stand, listResumeDrafts, [draft]);
      await open('/manage-profile/resume')(stand);
    },
  },
  gestures: {
    'rename.requested': choose('resumes:menu.rename'),
    'name.submitted': async (stand, { name }) => {
      await field(stand, 'resumes:drafts.name').fill(typed(stand, name, 'a/b'));
      await press('resumes:rename.save')(stand);
    },
    'delete.requested': choose('resumes:menu.delete'),
    'delete.confirmed': press('resumes:delete.confirm'),
    'draft.changed': elsewhere('it was changed while creating a resume from it'),
    'action.retried': press('common:retry'),
    'action.closed': ({ page }) => page.getByRole('button', { name: /^(Cancel|Keep)$/ }).click(),
  },
  calls: {
    renameDraft: checkedFirst(renaming),
    renaming,
    deleteDraft: { call: deleteResumeDraft, reply: () => data(null) },
    waitToRename: reconnecting,
    waitToDelete: reconnecting,
  },
});
