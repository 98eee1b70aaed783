// @vitest-environment jsdom
import { fireEvent, type Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, field, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { automaticRepliesFlow } from '../../machines/automaticReplies/automaticReplies.fixtures.ts';
import { AutomaticReplies } from './AutomaticReplies.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

/** The first of these names that is present. */
const oneOf = (screen: Screen, ...names: string[]) => screen.getByRole('button', { name: (name) => names.includes(name) });
const type = (screen: Screen, key: string, value: string | null) => {
  const box = field(screen, key) as HTMLInputElement;
  if (box.value !== (value ?? '')) fireEvent.change(box, { target: { value: value ?? '' } });
};
const settled = (screen: Screen) => {
  screen.getByRole('switch', { name: words('automaticReplies:outOfOffice') });
  if (screen.getByRole('status').textContent !== '' || screen.queryByRole('alert') || screen.queryByRole('form'))
    throw new Error('a message is shown or something is open');
};
const fail = () => {
  throw new Error('none is being saved');
};
const typing = (screen: Screen) => {
  screen.getByRole('form');
  if (screen.queryByRole('alert') || document.querySelector('[aria-invalid], [aria-busy=true]'))
    throw new Error('an error is shown or something is in progress');
};

viewPaths(automaticRepliesFlow)({
  view: () => (
    <Hiring at="/employer/settings">
      <AutomaticReplies />
    </Hiring>
  ),
  gestures: {
    'load.retried': (user, screen) => user.click(oneOf(screen, words('common:retry'), words('automaticReplies:notAllowed.retry'))),
    'reply.edited': (user, screen, { kind }) =>
      user.click(oneOf(screen, words('automaticReplies:setUp'), words('automaticReplies:edit.one', { reply: words(`automaticReplies:${kind}`) }))),
    'reply.switched': (user, screen, { kind }) => user.click(screen.getByRole('switch', { name: words(`automaticReplies:${kind}`) })),
    'undo.requested': press('common:undo'),
    'draft.changed': (_, screen, { draft }) => {
      const { first_day, last_day } = draft as Extract<AutomaticReply, { kind: 'outOfOffice' }>;
      type(screen, 'automaticReplies:firstDay', first_day);
      type(screen, 'automaticReplies:lastDay', last_day);
    },
    'draft.submitted': (user, screen) => user.click(oneOf(screen, words('automaticReplies:save'), words('automaticReplies:turnOn'))),
    'saving.abandoned': press('automaticReplies:waiting.abandon'),
    'editing.cancelled': press('common:cancel'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('automaticReplies:loading') }),
    disconnected: both(says('automaticReplies:disconnected'), offers('common:retry')),
    unloadable: both(says('automaticReplies:unloadable'), offers('common:retry')),
    notAllowed: both(says('automaticReplies:notAllowed.text'), offers('automaticReplies:notAllowed.retry')),
    'ready.idle': settled,
    'ready.saved': both(says('automaticReplies:saved'), offers('common:undo')),
    'ready.undone': says('automaticReplies:undone'),
    'ready.notSaved': says('automaticReplies:notSaved'),
    'editing.typing': typing,
    'editing.invalid': says('validation:required'),
    'editing.refused': says('validation:automaticReply.contact'),
    'editing.notSaved': says('automaticReplies:form.notSaved'),
    'saving.sending': both(says('automaticReplies:saving'), () => document.querySelector('li[aria-busy=true]') ?? fail()),
    'saving.waiting': both(says('automaticReplies:waiting'), offers('automaticReplies:waiting.abandon')),
  },
});
