import type { JobCard } from '../../../contract/records.ts';
import { done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, jobCard, searchQuery } from '../samples.ts';
import { searchFlow } from './search.fixtures.ts';

const manila = { value: 'Manila', seo_value: 'manila', country: 'ph', country_name: null };
const found = (jobs: JobCard[], total: number) => ({
  reply: { jobs, query_id: 'q-1', is_recorded: false, before: 'b-1', corrected_query: null, related: 0 },
  meta: { page: 1, size: 30, total },
});
const one = found([jobCard], 1);
const query = searchQuery;
const searches = { calls: { searchJobs: { query } } };
const fields = { salary_to: ['salary.upsideDown'] };
const words = (id: number | null) => ({ type: 'words.searched', query: 'accountant', titleId: id });

stateTable(searchFlow, {}, [
  starts({}, 'idle', { calls: {} }),
  starts({ query }, 'searching.prompt', { ...searches, waits: { untilSlow: 4_000 } }),
  starts({ query, found: one }, 'results', { sets: { found: one, foundFor: query } }),
  starts({ query, found: found([], 40) }, 'pastEnd'),
  starts({ query, found: found([], 0) }, 'empty'),
  starts({ query, fields }, 'refused', { sets: { fields } }),
  starts({ query, unknownPlace: 'manilla' }, 'placeUnknown.looking', { calls: { findNearPlaces: { place: 'manilla' } } }),
  starts({ query, unknownPlace: 'manilla', near: [manila] }, 'placeUnknown.told', { calls: {} }),
  [
    '*',
    { type: 'url.changed', query, unknownPlace: null },
    'searching.prompt',
    { given: { near: [manila] }, sets: { query, unknownPlace: null, near: null }, ...searches },
  ],
  [
    '*',
    { type: 'url.changed', query, unknownPlace: 'manilla' },
    'placeUnknown.looking',
    { sets: { query, unknownPlace: 'manilla' }, calls: { findNearPlaces: { place: 'manilla' } } },
  ],
  // A later page of the same results continues from their end.
  [
    'results',
    { type: 'url.changed', query: { ...query, page: 2 }, unknownPlace: null },
    'searching.prompt',
    {
      given: { found: one, foundFor: query },
      calls: { searchJobs: { query: { ...query, page: 2, before: 'b-1' } } },
    },
  ],
  ['searching.prompt', passes('untilSlow'), 'searching.slow'],
  ['searching.prompt', done('searchJobs', { ok: true, ...one }), 'results', { given: { query }, sets: { found: one, foundFor: query }, emits: [words(null)] }],
  ['searching.prompt', done('searchJobs', { ok: true, ...one }), 'results', { given: { query: { ...query, function_job_title_ids: [4] } }, emits: [words(4)] }],
  // The same words were already counted.
  ['searching.prompt', done('searchJobs', { ok: true, ...one }), 'results', { given: { query, foundFor: query }, sets: { found: one }, emits: [] }],
  ['searching.prompt', done('searchJobs', { ok: true, ...found([], 0) }), 'empty', { given: { query, foundFor: query } }],
  ['searching.prompt', done('searchJobs', { ok: true, ...found([], 40) }), 'pastEnd', { given: { query, foundFor: query } }],
  ['searching.prompt', done('searchJobs', { ok: false, fields }), 'refused', { sets: { fields } }],
  ['searching.prompt', fails('searchJobs', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['searching.prompt', fails('searchJobs', broken), 'failed', saysFailed],
  ['placeUnknown.looking', done('findNearPlaces', [manila]), 'placeUnknown.told', { sets: { near: [manila] } }],
  ['placeUnknown.looking', fails('findNearPlaces', broken), 'placeUnknown.told'],
  ['failed', 'search.retried', 'searching.prompt', { given: { query }, ...searches }],
  ['offline', done('waitForConnection'), 'searching.prompt', { given: { query }, ...searches }],
  ['offline', 'search.retried', 'searching.prompt', { given: { query }, ...searches }],
]);
