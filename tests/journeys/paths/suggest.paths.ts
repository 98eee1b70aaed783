import { suggest } from '../../../contract/companies.ts';
import type { SuggestOption } from '../../../src/machines/suggest/suggest.actors.ts';
import { suggestFlow } from '../../../src/machines/suggest/suggest.fixtures.ts';
import { drivePaths } from './drive.ts';
import { button, open } from './gestures.ts';
import { data, type OwnCall, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const input = ({ page, kept }: Stand) => page.getByRole('combobox', { name: kept.field ?? 'What' });
const option = ({ page }: Stand, index: number) => page.getByRole('option').nth(index);
const key = (name: string) => (stand: Stand) => input(stand).press(name);

drivePaths(suggestFlow)({
  begin: {
    empty: open('/'),
    filled: async (stand) => {
      stand.kept.field = 'Where';
      await open('/jobs-hiring/accountant-jobs-in-mak')(stand);
    },
  },
  gestures: {
    'field.focused': async (stand) => {
      const isFocused = await input(stand).evaluate((element) => element === document.activeElement);
      await (isFocused ? input(stand).press('ArrowDown') : input(stand).click());
    },
    'text.typed': async (stand, { text }) => {
      if (text === '') return button(stand, 'common:search.clear').click();
      const before = await input(stand).inputValue();
      // The current text can't be typed again: a new lookup needs a different one.
      await input(stand).fill(text === before ? `${text}o` : text);
    },
    'option.next': key('ArrowDown'),
    'option.previous': key('ArrowUp'),
    'option.first': key('PageUp'),
    'option.last': key('PageDown'),
    'option.pointed': (stand, { index }) => option(stand, index).hover(),
    'option.chosen': (stand, { index }, states) => {
      if (index === undefined) return input(stand).press('Enter');
      // A screen reader clicks without hovering first, so an option of the earlier list can be chosen during the next lookup.
      const isLooking = states.some((state) => state.startsWith('looking'));
      return isLooking ? option(stand, index).dispatchEvent('click') : option(stand, index).click();
    },
    'recent.forgotten': ({ page }) => page.getByText(words('common:clear'), { exact: true }).click(),
    'suggest.dismissed': (stand) => input(stand).blur(),
  },
  cannot: (event, before) => {
    // This device's own storage answers before anyone can click or type.
    if (!event.type.startsWith('xstate.') && (before.matches('recalling') || before.matches('forgetting'))) return true;
    // Typing must change the text: an empty text over an empty field is no input.
    return event.type === 'text.typed' && event.text === '' && before.context.text === '';
  },
  calls: {
    suggest: { call: suggest, reply: (options) => data(options) } satisfies WireCall<SuggestOption[]>,
    recallRecent: {
      pave: (options) => (stand) =>
        stand.page.evaluate(
          (texts) => ['recent-what', 'recent-where'].forEach((name) => localStorage.setItem(name, JSON.stringify(texts))),
          options.map(({ value }) => value),
        ),
    } satisfies OwnCall<SuggestOption[]>,
    forgetRecent: { pave: () => async () => {} },
  },
});
