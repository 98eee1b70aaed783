// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { jobCard, searchQuery } from '../../machines/samples.ts';
import { searchOfPath } from '../../lib/search-url/page-search.ts';
import { loadParts } from '../core/deferred.tsx';
import { FilterLists } from './FilterLists.ts';
import { SearchBody } from './SearchBody.tsx';
import { SearchFlow } from './SearchFlow.ts';

await loadParts();

/** A page of two jobs as the server rendered it. */
const show = (meta: { page: number; total: number; more?: true }, related: number) => {
  const found = {
    reply: { jobs: [jobCard, { ...jobCard, id: 2, title: 'Bookkeeper' }], query_id: 'q', is_recorded: false, before: 'b', corrected_query: null, related },
    meta: { size: 2, ...meta },
  };
  return render(
    <Frame at="/jobs-hiring/accountant-jobs">
      <FilterLists.Provider options={{ input: {} }}>
        <SearchFlow.Provider options={{ input: { query: searchQuery, found } }}>
          <SearchBody parsed={searchOfPath('/jobs-hiring/accountant-jobs')} filters={null} parts={{ AlertButton: () => null, JobBeside: () => null }} />
        </SearchFlow.Provider>
      </FilterLists.Provider>
    </Frame>,
  );
};
const ONLY = 'No jobs match every word. Related jobs:';
const MORE = 'Related jobs';

test.each([
  ['after the last that matches', { page: 1, total: 2 }, 1, MORE, 'Bookkeeper'],
  ['before the first where none matches', { page: 1, total: 2 }, 2, ONLY, jobCard.title],
  ['at the top of a page that they alone fill', { page: 2, total: 5 }, 4, MORE, jobCard.title],
])('related jobs have a heading %s', (_, meta, related, heading, first) => {
  const { getByRole } = show(meta, related);
  expect(getByRole('heading', { name: heading }).closest('li')?.textContent).toContain(first);
});

test.each([
  ['where all match', { page: 1, total: 2 }, 0],
  ['on the pages before them', { page: 1, total: 6 }, 2],
  ['beyond what is counted', { page: 3, total: 4, more: true as const }, 0],
])('no heading of related jobs %s', (_, meta, related) => {
  const { queryByRole } = show(meta, related);
  expect(queryByRole('heading', { name: ONLY }) ?? queryByRole('heading', { name: MORE })).toBeNull();
});

test('jobs with related titles don’t count as matches', () => {
  expect(show({ page: 1, total: 2 }, 1).getByText('1 job')).toBeTruthy();
  cleanup();
  expect(show({ page: 1, total: 2 }, 2).getByText('No exact matches')).toBeTruthy();
});

test('a link that requires every word leaves out related jobs', () => {
  const { getByRole } = show({ page: 1, total: 2 }, 2);
  const address = new URL(getByRole('link', { name: 'Only jobs with every word' }).getAttribute('href') ?? '', 'https://waymark.test');
  expect(searchOfPath(address.pathname + address.search).search.query).toBe('"accountant"');
});

test('where there is room, a job opens next to the list, and the link that requires every word is still a link', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const { getByRole, getByLabelText } = show({ page: 1, total: 2 }, 2);
  const address = () => new URL(getByLabelText('address').textContent ?? '', 'https://waymark.test').searchParams;
  await act(async () => getByRole('link', { name: 'Bookkeeper' }).click());
  expect(address().get('job')).toBe('2');
  await act(async () => getByRole('link', { name: 'Only jobs with every word' }).click());
  expect(address().get('job')).toBeNull();
  vi.unstubAllGlobals();
});
