import { defineFlow } from '../flow.ts';
import { broken, jobCard, offline, searchQuery } from '../samples.ts';
import type { FoundJobs } from './search.actors.ts';
import { searchMachine } from './search.machine.ts';

const found = (jobs: FoundJobs['reply']['jobs'], total: number, page = 1): FoundJobs => ({
  reply: { jobs, query_id: 'q-1', before: 'b-1', corrected_query: null, related: 0 },
  meta: { page, size: 30, total },
});

const manila = { value: 'Manila', seo_value: 'manila', country: 'ph', country_name: null };

export const searchFlow = defineFlow({
  id: 'search',
  area: 'find',
  title: 'Job search',
  purpose: 'Finds jobs for what the URL asks, keeping what was found before in sight while the next answer loads.',
  source: 'src/machines/search/search.machine.ts',
  machine: searchMachine,
  states: {
    starting: 'Deciding by what came with the page.',
    idle: 'The URL has not said what to search for.',
    searching: 'Jobs are being searched; earlier results stay visible.',
    'searching.prompt': 'Within the time a search usually takes.',
    'searching.slow': 'It takes longer than four seconds; the view says so.',
    settling: 'Deciding what was found.',
    results: 'Jobs were found.',
    empty: 'No job fits; the view says why and what to loosen.',
    pastEnd: 'The search finds jobs, but this page lies behind the last one.',
    refused: 'What was asked cannot be searched; the fields say why.',
    placeUnknown: 'The URL names a place that nobody knows: nothing is searched, and no job of another place is shown.',
    'placeUnknown.deciding': 'Deciding by what came with the page.',
    'placeUnknown.looking': 'Places whose names are like it are being looked for.',
    'placeUnknown.told': 'It is said, with the places that may be meant, and a search without a place.',
    failed: 'The search failed; earlier results stay, it can be tried again.',
    offline: 'The device is offline; it searches by itself once it is back.',
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
