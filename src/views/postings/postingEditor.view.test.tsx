// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { postingEditorFlow } from '../../machines/postingEditor/postingEditor.fixtures.ts';
import { employerSession, key } from '../../machines/samples.ts';
import { PostingEditor } from './PostingEditor.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/postings/leaving.ts', () => ({ saveOnLeaving: () => {} }));
vi.mock('../../services/postings/postingEditor.ts', async () => ({
  postingEditor: (await import('../../machines/postingEditor/postingEditor.machine.ts')).postingEditorMachine,
}));
// The lists don't matter to the chart.
vi.mock('../../../contract/profile-lists.ts', async (original) => ({ ...(await original<object>()), CURRENCIES: ['PHP'] }));
vi.mock('../../services/profile/lists.ts', () => ({ listOnce: async () => [], placesOf: async () => [] }));
vi.mock('../../services/postings/titles.ts', async () => {
  const { fromPromise } = await import('xstate');
  const { requestFor } = await import('../../machines/request/request.machine.ts');
  return { titleRequest: requestFor<string, []>().provide({ actors: { fetch: fromPromise(async () => []) } }) };
});

/** An editable field in each step that the paths reach. */
const writable = (screen: Screen) =>
  (screen.queryByLabelText(new RegExp(words('postings:field.title'))) ??
    screen.queryByLabelText(words('postings:field.applyUrl')) ??
    field(screen, 'postings:field.salaryFrom')) as HTMLInputElement;
const onward = (screen: Screen) => screen.getByRole('button', { name: (name) => name === words('postings:preview') || name === words('postings:step.next') });
const goTo = (step: string) => (user: UserEvent, screen: Screen) =>
  user.click(screen.getByRole('button', { name: new RegExp(`${words(`postings:step.${step}`)}`) }));
const saysSaved = (name: string) => both(onward, says(`postings:saved.${name}`));
const notChecked = both(saysSaved('notChecked'), offers('common:retry'));
const busy = (screen: Screen) => {
  if (onward(screen).getAttribute('aria-busy') !== 'true') throw new Error('nothing is in progress');
};
const PUBLISH = ['publish', 'publish.changes', 'publish.anyway'] as const;
const publishButton = (screen: Screen) => screen.getByRole('button', { name: (name) => PUBLISH.some((one) => name === words(`postings:${one}`)) });
/** The reason is below the heading, and the button that was pressed far below both. */
const atTop = () => {
  if (document.activeElement?.textContent !== words('postings:preview.title')) throw new Error('the heading above the reason doesn’t have the focus');
};
const refusedFor = (reason: string) => both(both(says(`postings:notPublished.${reason}.title`), offers('postings:back')), atTop);

viewPaths(postingEditorFlow)({
  view: () => (
    <Frame at="/employer/jobs/7" session={employerSession}>
      <PostingEditor input={{ id: null, key, step: 'job' }} />
    </Frame>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    // Types another word each time: the same one would change nothing.
    'values.changed': (user, screen) => fill(user, writable(screen), `${writable(screen).value}1`),
    'save.retried': press('common:retry'),
    'check.retried': press('common:retry'),
    'step.finished': (user, screen) => user.click(onward(screen)),
    'step.chosen': goTo('promise'),
    'preview.requested': goTo('review'),
    'editing.resumed': press('postings:back'),
    'posting.published': (user, screen) => user.click(publishButton(screen)),
    'posting.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('postings:editor.loading') }),
    disconnected: both(says('postings:editor.disconnected'), offers('common:retry')),
    unloadable: both(says('postings:editor.unloadable.title'), offers('common:retry')),
    notFound: says('postings:editor.notFound.title'),
    refused: says('postings:editor.refused.title'),
    'editing.resting': (screen) => screen.getByText((text) => text === words('postings:saved.resting') || text === words('postings:saved.resting.published')),
    'editing.returning': unseen('decides right away'),
    'editing.changed': saysSaved('changed'),
    'editing.saving': saysSaved('changed'),
    'editing.saved': saysSaved('saved'),
    'editing.notSaved': both(saysSaved('notSaved'), offers('common:retry')),
    'editing.offline': saysSaved('offline'),
    'editing.unpublished': saysSaved('unpublished'),
    'editing.invalid': saysSaved('invalid'),
    'editing.notChecked.step': notChecked,
    'editing.notChecked.all': notChecked,
    checkingStep: busy,
    checking: busy,
    'previewing.clean': both(says('postings:preview.text'), (screen) => {
      if (screen.queryByText(words('postings:warned.title'))) throw new Error('it warns');
    }),
    'previewing.warned': both(says('postings:warned.payment'), offers('postings:publish.anyway')),
    publishing: (screen) => {
      if (publishButton(screen).getAttribute('aria-busy') !== 'true') throw new Error('nothing is in progress');
    },
    offline: both(says('postings:publish.offline'), offers('common:retry')),
    failed: both(says('postings:publish.failed'), offers('common:retry')),
    'notPublished.same': both(refusedFor('same'), offers('postings:notPublished.same.open', { values: { title: 'Accountant' } })),
    'notPublished.full': both(refusedFor('full'), offers('postings:full.action')),
    'notPublished.masking': refusedFor('masking'),
    'notPublished.unconfirmed': both(refusedFor('unconfirmed'), offers('postings:unconfirmed.action')),
    'notPublished.gone': refusedFor('gone'),
    'notPublished.refused': refusedFor('refused'),
    published: both(says('postings:published.text'), offers('postings:published.list')),
  },
  alike: [
    [['editing.changed', 'editing.saving'], 'the pause before keeping is part of it to who writes'],
    [['checking', 'checkingStep'], 'what was pressed is at work, whether a step or the whole is looked at'],
    [['editing.notChecked.step', 'editing.notChecked.all'], 'what was pressed failed, whether a step or the whole was looked at'],
  ],
});
