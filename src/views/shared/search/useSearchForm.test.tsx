// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import { EMPTY_SEARCH } from '../../../lib/search-url/search.ts';
import { loadParts } from '../../core/deferred.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSearchForm } from './useSearchForm.tsx';

vi.mock('../../../services/config.ts', () => ({
  jobseekerFilters: () => Promise.resolve({ locations: [{ id: 1, value: 'Davao', seo_value: 'davao', region: null }] }),
}));
await loadParts();

const search = { ...EMPTY_SEARCH, query: 'cook', location: ['cebu-city', 'makati'], radius: 10 } as const;
const Form = () => <SearchField look="compact" {...useSearchForm(search, 'Cebu City')} />;
const open = () =>
  render(
    <Frame>
      <Form />
    </Frame>,
  );
const address = () => screen.getByLabelText('address').textContent;

test.each([
  ['other words', 0, 'nurse', '/jobs-hiring/nurse-jobs?location=cebu-city,makati&radius=10'],
  ['another place', 1, 'Davao', '/jobs-hiring/cook-jobs-in-davao?radius=10'],
])('a search with several places and %s goes where it says', async (_, at, text, expected) => {
  open();
  const field = screen.getAllByRole<HTMLInputElement>('combobox')[at] as HTMLInputElement;
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.form as HTMLFormElement);
  await waitFor(() => expect(address()).toBe(expected));
});
