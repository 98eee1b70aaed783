// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../../tests/support/view-plan.ts';
import { resumeDraftFlow } from '../../../machines/resumeDraft/resumeDraft.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { DraftRow } from './DraftRow.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const choose = (action: string) => async (user: UserEvent, screen: Screen) => {
  await user.click(screen.getByRole('button', { name: /^Options for draft / }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};
const over = unseen('the list removes it');

viewPaths(resumeDraftFlow)({
  view: ({ input }) => (
    <Frame session={seekerSession}>
      <ul>
        <DraftRow draft={input.draft} onOpen={() => {}} onDraft={() => {}} onGone={() => {}} />
      </ul>
    </Frame>
  ),
  gestures: {
    'rename.requested': choose(words('resumes:menu.rename')),
    'name.submitted': async (user, screen, { name }) => {
      await fill(user, field(screen, 'resumes:drafts.name'), name);
      await user.click(screen.getByRole('button', { name: words('resumes:rename.save') }));
    },
    'delete.requested': choose(words('resumes:menu.delete')),
    'delete.confirmed': press('resumes:delete.confirm'),
    'draft.changed': fromElsewhere('it was changed where a resume is made of it'),
    'action.retried': press('common:retry'),
    'action.closed': (user, screen) => user.click(screen.getByRole('button', { name: /^(Cancel|Keep)$/ })),
  },
  shows: {
    'listed.idle': (screen) => {
      if (screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')) throw new Error('something is open');
      if (screen.getByRole('status').textContent !== '') throw new Error('a message is shown');
    },
    'listed.renamed': says('resumes:news.renamed'),
    'renaming.typing': (screen) => {
      if (field(screen, 'resumes:drafts.name').getAttribute('aria-invalid')) throw new Error('it is refused');
    },
    'renaming.invalid': says('validation:filename.special'),
    'renaming.failed': says('resumes:rename.failed'),
    'renaming.saving': offers('resumes:rename.save', { busy: true }),
    'renaming.offline': says('resumes:rename.offline'),
    'deleting.asking': both(says('resumes:drafts.deleteText'), offers('resumes:delete.confirm')),
    'deleting.removing': offers('resumes:delete.confirm', { busy: true }),
    'deleting.failed': both(says('resumes:delete.failed'), offers('common:retry')),
    'deleting.offline': says('resumes:delete.offline'),
    deleted: over,
    gone: over,
  },
});
