// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, fill, focusesFault, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { firstPhrase, phrasesFlow } from '../../machines/phrases/phrases.fixtures.ts';
import { seekerSession } from '../../machines/samples.ts';
import { Phrases } from './Phrases.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/chat/phrases.ts', async () => ({ phrases: (await import('../../machines/phrases/phrases.machine.ts')).phrasesMachine }));

const one = { text: firstPhrase.text };
const box = (screen: Screen) => screen.getByRole('textbox', { name: words('chat:phrases.words') });
const quiet = (screen: Screen) => {
  offers('chat:phrases.edit', { values: one })();
  if (screen.getByRole('status').textContent !== '') throw new Error('a message is shown');
};
const typing = (screen: Screen) => {
  box(screen);
  offers('chat:phrases.save')();
  if (screen.queryByRole('alert') || box(screen).getAttribute('aria-invalid')) throw new Error('something is wrong');
};

viewPaths(phrasesFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <Phrases kind="phrase" place="chat" most={2} onUse={() => {}} />
    </Frame>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    'phrase.added': press('chat:phrases.add'),
    'phrase.edited': press('chat:phrases.edit', one),
    'phrase.submitted': async (user, screen, { text }) => {
      await fill(user, box(screen), text);
      await press('chat:phrases.save')(user, screen);
    },
    'editing.cancelled': press('common:cancel'),
    'removal.requested': press('chat:phrases.delete', one),
    'removal.confirmed': press('chat:phrases.removal.confirm'),
    'removal.declined': press('chat:phrases.removal.keep'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('chat:phrases.loading') }),
    disconnected: both(says('chat:phrases.offline'), offers('common:retry')),
    unloadable: both(says('chat:phrases.failed'), offers('common:retry')),
    'listed.shown': quiet,
    'listed.saved': says('chat:phrases.saved'),
    'listed.removed': says('chat:phrases.removed'),
    'listed.notRemoved': says('chat:phrases.notRemoved'),
    'editing.typing': typing,
    'editing.empty': both(says('chat:phrases.required'), focusesFault),
    'editing.refused': both(says('chat:phrases.refused.hasContact'), focusesFault),
    'editing.notSaved': says('chat:phrases.notSaved'),
    saving: offers('chat:phrases.save', { busy: true }),
    confirmingRemoval: both((screen) => screen.getByRole('alertdialog', { name: words('chat:phrases.removal.title') }), offers('chat:phrases.removal.keep')),
    removing: () => {
      if (!document.querySelector('button[aria-busy=true]')) throw new Error('none is being deleted');
    },
  },
});
