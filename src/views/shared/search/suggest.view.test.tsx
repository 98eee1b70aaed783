// @vitest-environment jsdom
import { fireEvent, type Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { Frame, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../../tests/support/view-plan.ts';
import type { SuggestKind } from '../../../machines/suggest/suggest.actors.ts';
import { suggestFlow } from '../../../machines/suggest/suggest.fixtures.ts';
import { SuggestInput } from '../../ui/SuggestInput.tsx';
import { useSuggest } from './useSuggest.ts';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

function Field({ kind, text = '' }: { kind: SuggestKind; text?: string | undefined }) {
  return (
    <>
      <SuggestInput label="What" placeholder="" name="query" icon={null} suggesting={useSuggest(kind, text, () => {})} />
      <button type="button">Next</button>
    </>
  );
}

const input = (screen: Screen) => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = (screen: Screen) => input(screen).getAttribute('aria-expanded') === 'true';
const option = (screen: Screen, index: number) => screen.getAllByRole('option')[index] as HTMLElement;
const key = (name: string) => (user: UserEvent) => user.keyboard(`{${name}}`);
const storage = unseen('this device’s own storage answers within a frame');

async function replaceText(user: UserEvent, screen: Screen, text: string) {
  if (document.activeElement !== input(screen)) await user.click(input(screen));
  // The current text can't be typed again: a new lookup needs a different one.
  if (text === '' && input(screen).value === '') await user.paste('a');
  await user.keyboard('{Control>}a{/Control}');
  if (text === '') await user.keyboard('{Backspace}');
  else await user.paste(text === input(screen).value ? `${text}o` : text);
}

const list = (marked: number) => (screen: Screen) => {
  const selected = screen.getAllByRole('option').filter((one) => one.ariaSelected === 'true');
  if (selected.length !== marked || input(screen).ariaBusy === 'true') throw new Error(`${selected.length} options are marked`);
};
const isLooking = (screen: Screen) => {
  if (input(screen).getAttribute('aria-busy') !== 'true') throw new Error('the field does not say that it looks something up');
};

viewPaths(suggestFlow)({
  view: ({ input: begun }) => (
    <Frame>
      <Field {...begun} />
    </Frame>
  ),
  gestures: {
    'field.focused': (user, screen) => (document.activeElement === input(screen) ? user.keyboard('{ArrowDown}') : user.click(input(screen))),
    'text.typed': (user, screen, { text }) => replaceText(user, screen, text),
    'text.filled': fromElsewhere('sent by “Use my location” next to the field'),
    'option.next': key('ArrowDown'),
    'option.previous': key('ArrowUp'),
    'option.first': key('PageUp'),
    'option.last': key('PageDown'),
    'option.pointed': (user, screen, { index }) => user.hover(option(screen, index)),
    'option.chosen': async (user, screen, { index }, leaves) => {
      if (index === undefined) return user.keyboard('{Enter}');
      // A screen reader clicks without hovering first, so an option of the earlier list can be chosen during the next lookup.
      if (leaves.some((leaf) => leaf.startsWith('looking'))) fireEvent.click(option(screen, index));
      else await user.click(option(screen, index));
    },
    'recent.forgotten': (user, screen) => user.click(screen.getByText(words('common:clear'))),
    'suggest.dismissed': (user, screen) => (isOpen(screen) ? user.keyboard('{Escape}') : user.tab()),
  },
  shows: {
    closed: (screen) => {
      if (isOpen(screen)) throw new Error('a list is open');
    },
    recalling: storage,
    'looking.waiting': isLooking,
    'looking.loading': isLooking,
    settling: unseen('decides right away'),
    'offering.unmarked': list(0),
    'offering.marked': list(1),
    forgetting: storage,
    nothing: says('common:suggest.nothing'),
    unavailable: says('common:suggest.unavailable'),
  },
  alike: [[['looking.waiting', 'looking.loading'], 'waiting for the typing to pause is part of looking it up']],
});
