// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, reads, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen, type ViewPlan } from '../../../../tests/support/view-plan.ts';
import { preferencesFlow } from '../../../machines/preferences/preferences.fixtures.ts';
import { recordFlow } from '../../../machines/record/record.fixtures.ts';
import type { RecordEvent, StoredRecord } from '../../../machines/record/record.types.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { RecordSection } from './RecordSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));
// Hundreds of time zones and languages don't matter to the chart.
vi.mock('./options.ts', () => ({ useChoices: () => [] }));

type Plan = ViewPlan<typeof recordFlow.machine>;
const isBusySave = offers('profile:save', { busy: true });
const named = (name: RegExp) => (user: UserEvent, screen: Screen) => user.click(screen.getByRole('button', { name }));
const editorIs = (text: string) => both(offers('profile:save'), says(text));
const quietEditor = (screen: Screen) => {
  offers('profile:save')();
  if (screen.queryByText('Saving draft…') ?? screen.queryByText(/^Draft saved/)) throw new Error('it says that a draft is saved');
};

/** The user actions in the list and editor of a kind of record. */
function plan(kind: 'workExperience' | 'preference', one: StoredRecord): Omit<Plan, 'view'> {
  const name = String(one['job_title']);
  const job = (screen: Screen) => field(screen, `profile:${kind}.job_title`) as HTMLInputElement;
  return {
    gestures: {
      'record.added': press(`profile:${kind}.add`),
      'record.edited': named(new RegExp(`^Edit ${name}`)),
      'draft.resumed': press('profile:draft.resume'),
      'draft.dropped': press('profile:draft.drop'),
      // Types another word each time: the same one would change nothing.
      'values.changed': (user, screen) => fill(user, job(screen), `${job(screen).value}x`),
      'record.submitted': press('profile:save'),
      'editor.closed': press('common:close'),
      'duplicate.confirmed': press('profile:duplicate.save'),
      'duplicate.declined': press('profile:duplicate.back'),
      'discard.confirmed': press('profile:discard.confirm'),
      'discard.declined': press('profile:discard.back'),
      'delete.requested': named(new RegExp(`^Delete ${name}`)),
      'delete.confirmed': press('profile:delete.confirm'),
      'delete.declined': press('profile:delete.keep'),
      'undo.requested': press('common:undo'),
      'record.retried': press('common:retry'),
    },
    shows: {
      starting: unseen('decides right away'),
      loading: (screen) => screen.getByRole('status', { name: 'Loading your profile' }),
      unreachable: says('profile:unreachable'),
      unloadable: says('profile:unloadable'),
      'list.deciding': unseen('decides right away'),
      'list.empty': says(`profile:${kind}.empty`),
      'list.listed': (screen) => screen.getByRole('list'),
      'list.undoable': both(says('profile:news.deleted', { name }), offers('common:undo')),
      'editing.untouched': quietEditor,
      'editing.changed': quietEditor,
      'editing.keeping': editorIs('profile:draft.keeping'),
      'editing.kept': editorIs('profile:draft.kept'),
      'editing.keptHere': editorIs('profile:draft.keptHere'),
      'editing.invalid': editorIs('profile:save.invalid'),
      'editing.refused': both(offers('profile:save'), reads('There is no room.')),
      validating: isBusySave,
      confirmingDuplicate: says('profile:duplicate.text'),
      saving: isBusySave,
      offline: says('profile:save.offline'),
      failed: says('profile:save.failed'),
      refreshing: says('profile:refreshing'),
      confirmingDiscard: says('profile:discard.text'),
      discarding: says('profile:discarding'),
      'confirmingDelete.asking': both(says('profile:delete.text', { name }), offers('profile:delete.confirm')),
      'confirmingDelete.failed': says('profile:delete.failed'),
      'confirmingDelete.kept': reads('It has to stay.'),
      deleting: offers('profile:delete.confirm', { busy: true }),
      restoring: offers('common:undo', { busy: true }),
    },
    alike: [
      [['validating', 'saving'], 'one click is one step'],
      [['editing.untouched', 'editing.changed'], 'the input is in the field, and saved at the next pause'],
    ],
    cannot: (event: RecordEvent, { context }) => event.type === 'record.added' && context.draft?.id === null,
  };
}

viewPaths(recordFlow)({
  view: ({ input }) => (
    <Frame session={seekerSession}>
      <RecordSection {...input} />
    </Frame>
  ),
  ...plan('workExperience', (recordFlow.fixtures.inputs['listed']?.records ?? [])[0] as StoredRecord),
});

viewPaths(preferencesFlow)({
  view: ({ input }) => (
    <Frame session={seekerSession}>
      <RecordSection {...input} />
    </Frame>
  ),
  ...plan('preference', (preferencesFlow.fixtures.inputs['several']?.records ?? [])[0] as StoredRecord),
});
