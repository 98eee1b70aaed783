// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../../tests/support/view-plan.ts';
import { resumeDocumentFlow } from '../../../machines/resumeDocument/resumeDocument.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { ResumeRow } from './ResumeRow.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const choose = (action: string) => async (user: UserEvent, screen: Screen) => {
  await user.click(screen.getByRole('button', { name: /^Options for / }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};
const quiet = (screen: Screen) => {
  if (screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog') ?? screen.queryByRole('alert')) throw new Error('something is open');
  if (screen.getByRole('status').textContent !== '') throw new Error('a message is shown');
};
const over = unseen('the list removes it');
const download = async (user: UserEvent, screen: Screen) => {
  const shown = screen.queryByRole('button', { name: words('resumes:menu.download') });
  await (shown ? user.click(shown) : choose(words('resumes:menu.download'))(user, screen));
};
const cancels = /^(Cancel|Close|Keep it)$/;

viewPaths(resumeDocumentFlow)({
  view: ({ input }) => (
    <Frame session={seekerSession}>
      <ul>
        <ResumeRow resume={input.resume} onResume={() => {}} onGone={() => {}} />
      </ul>
    </Frame>
  ),
  gestures: {
    'rename.requested': choose(words('resumes:menu.rename')),
    'name.submitted': async (user, screen, { filename }) => {
      await fill(user, field(screen, 'resumes:rename.label'), filename);
      await user.click(screen.getByRole('button', { name: words('resumes:rename.save') }));
    },
    'preview.requested': choose(words('resumes:menu.preview')),
    'download.requested': download,
    'letter.requested': choose(words('resumes:menu.letter')),
    'address.submitted': async (user, screen, { email }) => {
      await fill(user, field(screen, 'resumes:letter.address'), email);
      await user.click(screen.getByRole('button', { name: words('resumes:letter.check') }));
    },
    'address.changed': press('resumes:letter.change'),
    'address.confirmed': press('resumes:letter.send'),
    'autoSend.switched': async (user, screen) => {
      await user.click(screen.getByRole('button', { name: /^Options for / }));
      await user.click(screen.getByRole('menuitem', { name: /as default$/ }));
    },
    'delete.requested': choose(words('resumes:menu.delete')),
    'delete.confirmed': press('resumes:delete.confirm'),
    'autoSend.ended': press('resumes:delete.release'),
    'resume.changed': fromElsewhere('another of the list was chosen'),
    'action.retried': (user, screen) =>
      user.click(screen.getByRole('button', { name: new RegExp(`^(${words('common:retry')}|${words('resumes:letter.again')})$`) })),
    'action.closed': (user, screen) => user.click(screen.getAllByRole('button', { name: cancels })[0] as HTMLElement),
  },
  shows: {
    'listed.idle': quiet,
    'listed.renamed': says('resumes:news.renamed'),
    'listed.downloaded': says('resumes:news.downloaded'),
    'listed.notDownloaded': says('resumes:news.notDownloaded'),
    'listed.letterSent': says('resumes:news.letterSent'),
    'listed.autoSent': says('resumes:news.autoSent'),
    'listed.notAutoSent': says('resumes:news.notAutoSent'),
    'listed.autoSendFailed': says('resumes:news.autoSendFailed'),
    'renaming.typing': (screen) => {
      if (field(screen, 'resumes:rename.label').getAttribute('aria-invalid')) throw new Error('it is refused');
    },
    'renaming.invalid': says('validation:filename.special'),
    'renaming.failed': says('resumes:rename.failed'),
    'renaming.saving': offers('resumes:rename.save', { busy: true }),
    'renaming.offline': says('resumes:rename.offline'),
    'previewing.finding': (screen) => screen.getByRole('status', { name: words('resumes:preview.loading') }),
    'previewing.shown': (screen) => screen.getByRole('link', { name: words('resumes:preview.open') }),
    'previewing.unshowable': says('resumes:preview.unshowable'),
    'previewing.failed': both(says('resumes:preview.failed'), offers('common:retry')),
    'previewing.offline': says('resumes:news.offline'),
    'downloading.fetching': says('resumes:news.fetching'),
    'downloading.offline': says('resumes:news.offline'),
    'sending.addressing': offers('resumes:letter.check'),
    'sending.checking': both(offers('resumes:letter.check', { busy: true }), says('resumes:letter.checking')),
    'sending.wrongAddress': says('validation:email.format'),
    'sending.confirming': both(says('resumes:letter.confirm'), offers('resumes:letter.send'), offers('resumes:letter.change')),
    'sending.posting': offers('resumes:letter.send', { busy: true }),
    'sending.failed': both(says('resumes:letter.failed'), offers('resumes:letter.again')),
    'sending.offline': says('resumes:letter.offline'),
    'sending.tooMany': says('resumes:letter.tooMany'),
    'sending.unconfirmed': says('resumes:letter.unconfirmed'),
    'sending.tooLarge': says('resumes:letter.tooLarge'),
    'autoSending.saving': says('resumes:news.saving'),
    'autoSending.switched': unseen('decides right away'),
    'autoSending.offline': says('resumes:news.offline'),
    'deleting.asking': both(says('resumes:delete.text'), offers('resumes:delete.confirm')),
    'deleting.removing': offers('resumes:delete.confirm', { busy: true }),
    'deleting.inUse': both(says('resumes:delete.inUse'), offers('resumes:delete.release')),
    'deleting.releasing': offers('resumes:delete.release', { busy: true }),
    'deleting.failed': both(says('resumes:delete.failed'), offers('common:retry')),
    'deleting.offline': says('resumes:delete.offline'),
    deleted: over,
    gone: over,
  },
  alike: [[['previewing.offline', 'downloading.offline', 'autoSending.offline'], 'each goes on by itself; which it is was pressed a moment ago']],
});
