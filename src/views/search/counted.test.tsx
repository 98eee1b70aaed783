// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { fromPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import type { SearchQuery } from '../../../contract/search.ts';
import type { SearchAnswer } from '../../machines/search/search.actors.ts';
import { jobCard, searchQuery } from '../../machines/samples.ts';
import { searchOfPath } from '../../lib/search-url/page-search.ts';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { recordHotSearch } from '../../services/search.ts';
import { api } from '../../services/api.ts';
import { loadParts } from '../core/deferred.tsx';
import { FilterLists } from './FilterLists.ts';
import { SearchBody } from './SearchBody.tsx';
import { SearchFlow } from './SearchFlow.ts';

vi.mock('../../services/api.ts', () => ({ api: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('down'))) }));
await loadParts();

test('counts the words of a search, and ignores a failure to count', async () => {
  const searchJobs = fromPromise<SearchAnswer, { query: SearchQuery }>(async () => ({
    ok: true,
    reply: { jobs: [jobCard], query_id: 'q', is_recorded: false, before: 'b', corrected_query: null, related: 0 },
    meta: { page: 1, size: 30, total: 1 },
  }));
  const { findByText } = render(
    <Frame at="/jobs-hiring/accountant-jobs">
      <FilterLists.Provider options={{ input: {} }}>
        <SearchFlow.Provider logic={searchMachine.provide({ actors: { searchJobs } })} options={{ input: { query: searchQuery } }}>
          <SearchBody parsed={searchOfPath('/jobs-hiring/accountant-jobs')} filters={null} parts={{ AlertButton: () => null, JobBeside: () => null }} />
        </SearchFlow.Provider>
      </FilterLists.Provider>
    </Frame>,
  );
  await findByText(jobCard.title);
  const counted = { device: 'web', page: 1, source: 'web', query: 'accountant', job_title_id: null };
  await waitFor(() => expect(vi.mocked(api)).toHaveBeenCalledWith('recordHotSearch', { body: counted }));
});

test.each(['doNotTrack', 'globalPrivacyControl'])('counts nothing if the browser asks not to be tracked: %s', (name) => {
  vi.mocked(api).mockClear();
  Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true, configurable: true });
  try {
    recordHotSearch({ query: 'accountant', titleId: null });
    expect(vi.mocked(api)).not.toHaveBeenCalled();
  } finally {
    delete (navigator as unknown as Record<string, unknown>)[name];
  }
});
