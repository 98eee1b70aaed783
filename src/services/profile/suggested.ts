import { fromPromise } from 'xstate';
import type { SuggestKind, SuggestOption } from '../../machines/suggest/suggest.actors.ts';
import { suggestMachine } from '../../machines/suggest/suggest.machine.ts';
import { api } from '../api.ts';

/** What a field of a profile suggests while typing: job titles of the taxonomy, or companies by name. */
export type Suggested = 'titles' | 'companies';

/** As many as can be scanned at a glance. */
const MOST = 6;
/** One character matches everything. */
const LEAST = 2;

const LOOKS: Record<Suggested, (query: string, signal: AbortSignal) => Promise<SuggestOption[]>> = {
  titles: async (query, signal) => {
    const { data } = await api('searchJobTitles', { query: { query, size: MOST } }, { signal });
    return data.map(({ id, value }) => ({ kind: 'title', id, value, jobs: null }));
  },
  companies: async (query, signal) => {
    const { data } = await api('findCompanies', { query: { company_name: query } }, { signal });
    return data.slice(0, MOST).map(({ id, name }) => ({ kind: 'company', id, value: name, jobs: null }));
  },
};

const chartOf = (suggested: Suggested) =>
  suggestMachine.provide({
    actors: {
      suggest: fromPromise<SuggestOption[], { text: string; kind: SuggestKind }>(async ({ input, signal }) =>
        input.text.length < LEAST ? [] : LOOKS[suggested](input.text, signal),
      ),
      // Input in a profile isn't remembered as an earlier search.
      recallRecent: fromPromise<SuggestOption[], { kind: SuggestKind }>(async () => []),
      forgetRecent: fromPromise<void, { kind: SuggestKind }>(async () => {}),
    },
  });

/** The suggestions chart, by what it suggests. */
export const suggested: Record<Suggested, ReturnType<typeof chartOf>> = { titles: chartOf('titles'), companies: chartOf('companies') };
