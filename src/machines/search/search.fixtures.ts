import { defineFlow } from '../flow.ts';
import { broken, jobCard, offline, searchQuery } from '../samples.ts';
import type { FoundJobs } from './search.actors.ts';
import { searchMachine } from './search.machine.ts';

const found = (jobs: FoundJobs['reply']['jobs'], total: number, page = 1): FoundJobs => ({
  reply: { jobs, query_id: 'q-1', is_recorded: false, before: 'b-1', corrected_query: null, related: 0 },
  meta: { page, size: 30, total },
});

const manila = { value: 'Manila', seo_value: 'manila', country: 'ph', country_name: null };

export const searchFlow = defineFlow({
  id: 'search',
  area: 'find',
  title: 'Job search',
  purpose: 'Finds jobs for the query in the URL, and keeps earlier results visible while the next ones load.',
  source: 'src/machines/search/search.machine.ts',
  machine: searchMachine,
  states: {
    starting: 'Deciding from what came with the page.',
    idle: 'The URL hasn’t been read yet.',
    searching: 'Searching for jobs; earlier results stay visible.',
    'searching.prompt': 'The search started recently.',
    'searching.slow': 'It takes longer than four seconds, and the view says so.',
    settling: 'Deciding by the results.',
    results: 'Jobs were found.',
    empty: 'No job matches; the view says why and which filters to remove.',
    pastEnd: 'The search finds jobs, but this page is beyond the last one.',
    refused: 'The query is invalid; the fields say why.',
    placeUnknown: 'The URL names an unknown place: nothing is searched, and no jobs elsewhere are shown.',
    'placeUnknown.deciding': 'Deciding from what came with the page.',
    'placeUnknown.looking': 'Looking for places with similar names.',
    'placeUnknown.told': 'The page suggests similar places, and a search without a place.',
    failed: 'The search failed; earlier results stay, and the user can try again.',
    offline: 'Offline; searches automatically when the connection is back.',
  },
  fixtures: {
    inputs: {
      nothing: {},
      asked: { query: searchQuery },
      rendered: { query: searchQuery, found: found([jobCard], 1) },
      elsewhere: { query: searchQuery, unknownPlace: 'manilla', near: [manila] },
      refused: { query: searchQuery, fields: { salary_to: ['salary.upsideDown'] } },
    },
    events: {
      'url.changed': [
        { type: 'url.changed', query: { ...searchQuery, page: 2 }, unknownPlace: null },
        { type: 'url.changed', query: searchQuery, unknownPlace: 'manilla' },
      ],
      'search.retried': [{ type: 'search.retried' }],
    },
    actors: {
      searchJobs: {
        done: [
          { ok: true, ...found([jobCard], 1) },
          { ok: true, ...found([], 0) },
          { ok: true, ...found([], 40, 9) },
          { ok: false, fields: { salary_to: ['salary.upsideDown'] } },
        ],
        error: [offline, broken],
      },
      findNearPlaces: { done: [[manila], []], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    project: ({ found: last, near }) => [last ? [last.reply.jobs.length, last.meta.total] : null, near?.length ?? null],
  },
});
