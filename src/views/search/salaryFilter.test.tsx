// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { field, Frame, press, words } from '../../../tests/support/view-frame.tsx';
import { EMPTY_SEARCH, type Search } from '../../lib/search-url/search.ts';
import { filterLists } from '../../services/config.ts';
import { FilterLists } from './FilterLists.ts';
import FilterSheet from './FilterSheet.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));
const filters: JobseekerFilters = {
  industry_lists: [],
  job_categories: [],
  main_functions: [],
  job_functions: [],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  locations: [],
  salary_range_filters: [{ id: 1, value: '10k-20k', seo_value: '10k-20k', from: 10_000, to: 20_000 }],
  function_titles: [],
};
const onChange = vi.fn<(change: Partial<Search>) => void>();
const user = userEvent.setup();
const from = () => field(screen, 'search:filter.salaryFrom');
const to = () => field(screen, 'search:filter.salaryTo');
const open = (salary: Search['salary'] = null) => {
  onChange.mockClear();
  render(
    <Frame at="/jobs-hiring/job-search">
      <FilterLists.Provider logic={filterLists} options={{ input: { response: filters } }}>
        <FilterSheet search={{ ...EMPTY_SEARCH, salary }} filters={filters} onChange={onChange} onClose={() => {}} />
      </FilterLists.Provider>
    </Frame>,
  );
};
/** The salary that the sheet’s main button searches with. */
const shown = async () => {
  await press('search:filters.show')(user, screen);
  return onChange.mock.lastCall?.[0].salary;
};

test('typed amounts are searched with, without another button', async () => {
  open();
  await user.type(from(), '15,000');
  await user.type(to(), '30000');
  expect(from()).toHaveProperty('value', '15,000');
  expect(await shown()).toEqual({ from: 15_000, to: 30_000 });
});

test('decimals are decimals: a search is for the whole amounts around them', async () => {
  open();
  await user.type(from(), '18.50');
  await user.type(to(), '20.50');
  expect(await shown()).toEqual({ from: 18, to: 21 });
});

test('a text that could be two amounts says so, and isn’t searched with until it is corrected or replaced', async () => {
  open({ from: 15_000, to: null });
  await user.clear(from());
  await user.type(from(), '1.850');
  await user.tab();
  expect(from()).toHaveProperty('value', '1.850');
  expect(screen.getByText(words('validation:amount.invalid', { example: '18.50' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /10/ }));
  expect([from(), to()].map((each) => (each as HTMLInputElement).value)).toEqual(['10,000', '20,000']);
  await press('search:filters.clear')(user, screen);
  expect(from()).toHaveProperty('value', '');
});

test('an inverted range says so, stays as typed, and isn’t searched with', async () => {
  open({ from: 15_000, to: null });
  await user.type(to(), '900');
  expect([from(), to()].map((each) => (each as HTMLInputElement).value)).toEqual(['15,000', '900']);
  expect(screen.getByText(words('validation:salary.upsideDown'))).toBeTruthy();
  expect(await shown()).toEqual({ from: 15_000, to: null });
});

test('clearing, or a usual range, replaces what was typed', async () => {
  open({ from: 15_000, to: null });
  await user.type(to(), '900');
  await press('search:filters.clear')(user, screen);
  expect([from(), to()].map((each) => (each as HTMLInputElement).value)).toEqual(['', '']);
  await user.type(to(), '900');
  await user.click(screen.getByRole('button', { name: /10/ }));
  expect([from(), to()].map((each) => (each as HTMLInputElement).value)).toEqual(['10,000', '20,000']);
});
