// @vitest-environment jsdom
import { act, type Screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, vi } from 'vitest';
import { both, Frame, offers, press, reads, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { searchOfPath } from '../../lib/search-url/page-search.ts';
import { jobCard } from '../../machines/samples.ts';
import { loadParts } from '../core/deferred.tsx';
import { searchFlow } from '../../machines/search/search.fixtures.ts';
import type { SearchInput } from '../../machines/search/search.machine.ts';
import { FilterLists } from './FilterLists.ts';
import { SearchBody } from './SearchBody.tsx';
import { SearchFlow } from './SearchFlow.ts';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const lists: JobseekerFilters = {
  industry_lists: [],
  job_categories: [],
  main_functions: [],
  job_functions: [],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  locations: [],
  salary_range_filters: [],
  function_titles: [],
};
/** Follows a link to another search. */
let follow: (address: string) => void = () => {};
let bringLists: (arrived: JobseekerFilters) => void = () => {};

/** Like the search page: the URL can't be parsed before the country's lists are loaded. */
function Page({ input }: { input: SearchInput }) {
  const { pathname, search } = useLocation();
  const [filters, setFilters] = useState(input.query ? lists : null);
  bringLists = setFilters;
  const navigate = useNavigate();
  follow = (address) => void navigate(address);
  return (
    <FilterLists.Provider options={{ input: { response: lists } }}>
      <SearchFlow.Provider options={{ input }}>
        <SearchBody parsed={searchOfPath(pathname + search)} filters={filters} parts={{ AlertButton: () => null, JobBeside: () => null }} />
      </SearchFlow.Provider>
    </FilterLists.Provider>
  );
}

const list = (isBusy: boolean) => (screen: Screen) => {
  const found = screen.getByText(jobCard.title).closest('ol');
  if (found?.getAttribute('aria-busy') !== String(isBusy)) throw new Error(`the list ${isBusy ? 'rests' : 'is busy'}`);
};
const either = (one: (screen: Screen) => void, other: (screen: Screen) => void) => (screen: Screen) => {
  try {
    one(screen);
  } catch {
    other(screen);
  }
};

// No mouse moves here before the URL changes.
beforeAll(loadParts);
const ELSEWHERE = '/jobs-hiring/accountant-jobs-in-manilla';
const saysUnknown = says('search:place.unknown', { place: 'manilla' });

viewPaths(searchFlow)({
  view: ({ input }) => (
    <Frame at={input.unknownPlace ? ELSEWHERE : '/jobs-hiring/accountant-jobs'}>
      <Page input={input} />
    </Frame>
  ),
  gestures: {
    'url.changed': async (user, screen, { unknownPlace }, leaves) => {
      if (unknownPlace !== null) await act(() => follow(ELSEWHERE));
      if (leaves.includes('idle')) return act(() => bringLists(lists));
      if (unknownPlace !== null) return;
      if (leaves.includes('placeUnknown.told')) return user.click(screen.getByRole('link', { name: words('search:place.without') }));
      if (leaves.includes('placeUnknown.looking')) return act(() => follow('/jobs-hiring/accountant-jobs'));
      const sort = screen.queryByLabelText<HTMLSelectElement>(words('search:sort'));
      // An empty list can't be sorted.
      if (!sort) return act(() => follow('/jobs-hiring/accountant-jobs?sort=3'));
      await user.selectOptions(sort, sort.value === '1' ? '3' : '1');
    },
    'search.retried': press('common:retry'),
  },
  shows: {
    starting: unseen('decides right away'),
    idle: says('search:searching'),
    'searching.prompt': either(list(true), says('search:searching')),
    'searching.slow': says('search:slow'),
    settling: unseen('decides right away'),
    results: list(false),
    empty: both(says('search:empty.title'), (screen) => {
      if (screen.queryByLabelText(words('search:sort'))) throw new Error('nothing is offered to be sorted');
    }),
    pastEnd: says('search:pastEnd.title'),
    'placeUnknown.deciding': unseen('decides right away'),
    'placeUnknown.looking': saysUnknown,
    'placeUnknown.told': saysUnknown,
    refused: both(says('search:refused.title'), reads('salary.upsideDown')),
    failed: both(either(says('search:failed.title'), says('search:failed.stale')), offers('common:retry')),
    offline: both(either(says('common:offline.here'), says('search:offline.stale')), offers('common:retry')),
  },
  // The same URL again isn't another search.
  cannot: (event, before) => event.type === 'url.changed' && event.unknownPlace !== null && before.matches('placeUnknown'),
  alike: [
    [['placeUnknown.looking', 'placeUnknown.told'], 'similar places are added once they are found'],
    [['idle', 'searching.prompt'], 'the lists that the address is read with are on their way, then the jobs: one wait'],
  ],
});
