// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { draft } from '../../../machines/resumeDraft/resumeDraft.fixtures.ts';
import { resumeTemplateFlow } from '../../../machines/resumeTemplate/resumeTemplate.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { TemplateGallery } from './TemplateGallery.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../../services/profile/resumeDraft.ts', async () => {
  const { fromPromise } = await import('xstate');
  const { requestFor } = await import('../../../machines/request/request.machine.ts');
  const { resumeDraftMachine } = await import('../../../machines/resumeDraft/resumeDraft.machine.ts');
  return { resumeDraft: resumeDraftMachine, draftsRequest: requestFor().provide({ actors: { fetch: fromPromise(async () => [draft]) as never } }) };
});
// jsdom draws nothing, so nothing comes into view there.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const gallery = (screen: Screen) => {
  if (screen.queryByRole('dialog')) throw new Error('a template is open');
};
const says2 = (key: string) => both(gallery, says(key));
const attach = words('resumes:shape.attach');

viewPaths(resumeTemplateFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <TemplateGallery onMade={() => {}} />
    </Frame>
  ),
  // Options are changed next to the pages; changing one doesn't close the dialog that asks for a name.
  gestures: {
    'template.chosen': (user, screen) => user.click(screen.getByRole('button', { name: 'Use Academic' })),
    'draft.opened': async (user, screen) => user.click(await screen.findByRole('button', { name: words('resumes:drafts.open', { name: draft.name }) })),
    'form.changed': async (user: UserEvent, screen) => {
      const paper = field(screen, 'resumes:shape.paper') as HTMLSelectElement;
      await user.selectOptions(paper, paper.value === 'A4' ? 'Letter' : 'A4');
    },
    'generate.requested': press('resumes:shape.attach'),
    'download.requested': press('resumes:shape.download'),
    'draft.requested': (user, screen) => user.click(screen.getByRole('button', { name: /^Save (as draft|to )/ })),
    'name.submitted': async (user, screen, { name }) => {
      await fill(user, field(screen, 'resumes:drafts.name'), name);
      await user.click(screen.getByRole('button', { name: words('resumes:drafts.keep') }));
    },
    'name.abandoned': press('resumes:drafts.back'),
    'profile.requested': press('resumes:make.json'),
    'template.retried': (user, screen) => user.click(screen.getAllByRole('button', { name: words('common:retry') })[0] as HTMLElement),
    'template.closed': press('common:close'),
  },
  shows: {
    'choosing.idle': (screen) => {
      gallery(screen);
      if (screen.queryByText(words('resumes:make.json.exported')) ?? screen.queryByText(words('resumes:make.json.notExported')))
        throw new Error('a message is shown');
    },
    'choosing.exported': says2('resumes:make.json.exported'),
    'choosing.notExported': says2('resumes:make.json.notExported'),
    'exporting.fetching': says2('resumes:make.json.fetching'),
    'exporting.offline': says2('resumes:news.offline'),
    'shaping.deciding': unseen('decides right away'),
    'shaping.drawing': says('resumes:shape.drawing'),
    'shaping.drawn.idle': both(
      (screen) => screen.getByRole('img', { name: 'Page 1 of 1' }),
      offers('resumes:shape.attach'),
      (screen) => {
        if (document.body.textContent?.includes(words('resumes:shape.drawing'))) throw new Error('it is being drawn');
        if (screen.queryByText(words('resumes:shape.downloaded')) ?? screen.queryByText(words('resumes:shape.kept'))) throw new Error('a message is shown');
        if (screen.queryByRole('alert')) throw new Error('something failed');
      },
    ),
    'shaping.drawn.kept': says('resumes:shape.kept'),
    'shaping.drawn.downloaded': says('resumes:shape.downloaded'),
    'shaping.drawn.notDownloaded': says('resumes:shape.notDownloaded'),
    'shaping.notDrawn': both(says('resumes:shape.notDrawn'), offers('common:retry')),
    'shaping.offline': says('resumes:shape.offline'),
    'shaping.unfinished': both(says('resumes:shape.unfinished'), offers('resumes:shape.toProfile')),
    'generating.making': both(says('resumes:shape.attaching'), offers('resumes:shape.attach', { busy: true })),
    'generating.offline': both(says('resumes:shape.makeOffline'), offers('resumes:shape.attach', { busy: true })),
    'generating.failed': says('resumes:shape.failed'),
    'generating.full': both(says('resumes:shape.full'), (screen) => {
      if (!(screen.getByRole('button', { name: attach }) as HTMLButtonElement).disabled) throw new Error('it can be attached');
    }),
    made: both(says('resumes:shape.madeText'), offers('resumes:shape.done')),
    'downloading.fetching': both(says('resumes:shape.downloading'), offers('resumes:shape.download', { busy: true })),
    'downloading.offline': both(says('resumes:shape.makeOffline'), offers('resumes:shape.download', { busy: true })),
    'keeping.naming': offers('resumes:drafts.keep'),
    'keeping.invalid': says('validation:filename.special'),
    'keeping.failed': says('resumes:drafts.notKept'),
    'keeping.full': says('resumes:drafts.full'),
    'keeping.saving': both(offers('resumes:drafts.keep', { busy: true }), says('resumes:drafts.keeping')),
    'keeping.offline': says('resumes:drafts.offline'),
    'keeping.kept': unseen('decides right away'),
  },
});
