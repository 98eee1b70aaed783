// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fromPromise } from 'xstate';
import { beforeEach, expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { EMPTY_SEARCH, type Search } from '../../lib/search-url/search.ts';
import { failure } from '../../lib/failure.ts';
import { filterLists } from '../../services/config.ts';
import { FilterLists } from './FilterLists.ts';
import { Filters } from './Filters.tsx';

const item = (id: number, value: string, seo_value: string) => ({ id, value, seo_value });
const nurse = { ...item(431, 'Staff Nurse', 'staff-nurse-431'), job_function_id: 21 };
const dentist = { ...item(432, 'Dentist', 'dentist-432'), job_function_id: 22 };
const chef = { ...item(9, 'Head Chef', 'head-chef-9'), job_function_id: 31 };
/** As rendered by the server: with the titles in the URL. */
const named: JobseekerFilters = {
  industry_lists: [],
  job_categories: [],
  main_functions: [item(2, 'Healthcare', 'healthcare'), item(3, 'Hospitality', 'hospitality')],
  job_functions: [
    { ...item(21, 'Nursing', 'nursing'), main_function_id: 2 },
    { ...item(22, 'Dentistry', 'dentistry'), main_function_id: 2 },
    { ...item(31, 'Kitchen', 'kitchen'), main_function_id: 3 },
  ],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  locations: [],
  salary_range_filters: [],
  function_titles: [],
};
const whole: JobseekerFilters = { ...named, function_titles: [nurse, dentist, chef] };

let answers: (JobseekerFilters | Error)[];
let requests: number;
beforeEach(() => {
  answers = [whole];
  requests = 0;
});
const logic = filterLists.provide({
  actors: {
    fetch: fromPromise(async () => {
      requests += 1;
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw failure('refused', 500);
      return answer;
    }),
  },
});
const onChange = vi.fn<(change: Partial<Search>) => void>();

function Page({ search }: { search: Partial<Search> }) {
  const filters = FilterLists.useSelector((state) => state.context.response ?? named);
  return <Filters search={{ ...EMPTY_SEARCH, ...search }} filters={filters} onChange={onChange} />;
}
const show = (search: Partial<Search> = {}) =>
  render(
    <Frame>
      <FilterLists.Provider logic={logic} options={{ input: { response: named } }}>
        <Page search={search} />
      </FilterLists.Provider>
    </Frame>,
  );
const find = () => screen.getByRole('searchbox', { name: words('search:filter.functionTitles') });
const titles = () => screen.queryAllByRole('checkbox').flatMap((box) => (box.getAttribute('name') === 'Job title' ? [box.closest('label')?.textContent] : []));

test('titles are chosen from all, which are requested once somebody looks for one', async () => {
  show();
  expect(requests).toBe(0);
  await userEvent.type(find(), 'nur');
  await waitFor(() => expect(titles()).toEqual(['Staff Nurse']));
  expect(requests).toBe(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Staff Nurse' }));
  expect(onChange).toHaveBeenCalledWith({ functionTitles: ['staff-nurse-431'] });
});

test.each<[Partial<Search>, string[]]>([
  [{}, ['Staff Nurse', 'Dentist', 'Head Chef']],
  [{ mainFunctions: ['healthcare'] }, ['Staff Nurse', 'Dentist']],
  [{ mainFunctions: ['healthcare'], jobFunctions: ['dentistry'] }, ['Dentist']],
  [{ jobFunctions: ['dentistry'], functionTitles: ['head-chef-9'] }, ['Head Chef', 'Dentist']],
])('with %o the titles are %o', async (search, expected) => {
  show(search);
  await userEvent.click(find());
  await waitFor(() => expect(titles()).toEqual(expected));
});

test('titles that failed to load are requested again', async () => {
  answers = [new Error(), whole];
  show();
  await userEvent.click(find());
  await userEvent.click(await screen.findByRole('button', { name: words('common:retry') }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByText(words('search:filter.titlesFailed'))).toBeNull();
});
