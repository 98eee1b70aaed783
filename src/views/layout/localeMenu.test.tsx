// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { COUNTRIES } from '../../../contract/countries.ts';
import LocaleMenu from './LocaleMenu.tsx';

test('offers every market with its flag, with the current one selected', () => {
  const { getByLabelText } = render(
    <Frame>
      <LocaleMenu country="sg" language="en" theme="system" onThemeChange={() => {}} />
    </Frame>,
  );
  const select = getByLabelText(words('layout:locale.country')) as HTMLSelectElement;
  expect([...select.options].map(({ value }) => value)).toEqual(COUNTRIES.map(({ code }) => code));
  expect(select.selectedOptions[0]?.textContent).toBe('🇸🇬 Singapore');
  expect([...select.options].every(({ textContent }) => /^\p{Regional_Indicator}{2} \p{L}/u.test(textContent ?? ''))).toBe(true);
});
