import { assign, emit, setup } from 'xstate';
import type { NearPlace } from '../../../contract/config.ts';
import type { SearchQuery } from '../../../contract/search.ts';
import type { Failure } from '../../lib/failure.ts';
import { type FoundJobs, type SearchAnswer, searchActors } from './search.actors.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';

export interface SearchContext {
  /** The query in the URL; null until it is read. */
  query: SearchQuery | null;
  /** The last results, and their query: stay visible while the next ones load and if that fails. */
  found: FoundJobs | null;
  foundFor: SearchQuery | null;
  /** Messages by query field, in `refused`. */
  fields: Record<string, string[]>;
  failure: Failure | null;
  /** An unknown place name in the URL, if it contains no other place. */
  unknownPlace: string | null;
  /** Places it may have meant; null until they are looked up. */
  near: NearPlace[] | null;
}

export type SearchEvent =
  /** The URL is the state: filters, sort order and page change it, and the router passes it to the chart. */
  { type: 'url.changed'; query: SearchQuery; unknownPlace: string | null } | { type: 'search.retried' };

/** New words were searched for, and the answer arrived; for search statistics. */
export type SearchEmitted = { type: 'words.searched'; query: string; titleId: number | null };

/**
 * With `found`, `fields` or `near` (from the server's render: the results, why it rejected the query, what an unknown place may have meant) nothing
 * is fetched again.
 */
export interface SearchInput {
  query?: SearchQuery;
  found?: FoundJobs;
  fields?: Record<string, string[]>;
  unknownPlace?: string | null;
  near?: NearPlace[];
}

const answerIn = ({ event }: { event: { output: SearchAnswer } }) => ({ answer: event.output });

/** Two queries that differ only in the page are the same search. */
function isSameSearch(one: SearchQuery | null, other: SearchQuery | null): boolean {
  const rest = (query: SearchQuery | null) => JSON.stringify({ ...query, page: 1, before: undefined }, Object.keys({ ...one, ...other }).sort());
  return one !== null && other !== null && rest(one) === rest(other);
}

/** Another page, order or filter with the same words doesn't count as a new search. */
const wordsOf = (query: SearchQuery | null) => query?.query?.trim().toLowerCase() ?? '';

/** Later pages pass on where the first one ended when it was loaded, so that jobs added since don't shift any job onto two pages. */
function pagedQuery({ query, found, foundFor }: SearchContext): SearchQuery {
  const { before: _, ...bare } = query as SearchQuery;
  return bare.page > 1 && found !== null && isSameSearch(bare, foundFor) ? { ...bare, before: found.reply.before } : bare;
}

const placeIn = ({ event }: { event: { unknownPlace: string | null } }) => ({ place: event.unknownPlace });
const changed = [
  { type: 'storeQuery' as const, params: ({ event }: { event: { query: SearchQuery } }) => ({ query: event.query }) },
  { type: 'storePlace' as const, params: placeIn },
];

/**
 * The job search. A newer query supersedes the current request; earlier results stay in the context, so that they remain visible while the next ones
 * are loading, refused, or failed. An unknown place searches nothing, because jobs elsewhere aren't what the user wants.
 */
export const searchMachine = setup({
  types: {} as { context: SearchContext; events: SearchEvent; input: SearchInput; emitted: SearchEmitted; tags: 'busy' | 'slow' },
  actors: searchActors,
  guards: {
    ...failingGuards,
    hasQuery: ({ context }) => context.query !== null,
    hasJobs: ({ context }) => (context.found?.reply.jobs.length ?? 0) > 0,
    /** The page is beyond the last one of a search that does find jobs. */
    isPastEnd: ({ context }) => context.found !== null && context.found.meta.total > 0,
    /** Jobs elsewhere aren't what the user wants: none are shown. */
    isPlaceUnknown: ({ context }) => context.unknownPlace !== null,
    namesUnknownPlace: (_, { place }: { place: string | null }) => place !== null,
    hasNear: ({ context }) => context.near !== null,
    hasFound: ({ context }) => context.found !== null,
    wasRefused: ({ context }) => Object.keys(context.fields).length > 0,
    areWordsNew: ({ context }) => wordsOf(context.query) !== '' && wordsOf(context.query) !== wordsOf(context.foundFor),
    isRefused: (_, params: { answer: SearchAnswer }) => !params.answer.ok,
  },
  actions: {
    ...failingActions,
    storeQuery: assign({ query: (_, params: { query: SearchQuery }) => params.query }),
    storePlace: assign((_, { place }: { place: string | null }) => ({ unknownPlace: place, near: null })),
    storeNear: assign({ near: (_, { near }: { near: NearPlace[] }) => near }),
    storeFound: assign(({ context }, { answer }: { answer: SearchAnswer }) =>
      answer.ok ? { found: { reply: answer.reply, meta: answer.meta }, foundFor: context.query, fields: {}, failure: null } : {},
    ),
    storeFields: assign({ fields: (_, { answer }: { answer: SearchAnswer }) => (answer.ok ? {} : answer.fields), failure: null }),
    emitWords: emit(({ context: { query } }) => {
      const titles = query?.function_job_title_ids ?? [];
      return { type: 'words.searched' as const, query: query?.query?.trim() ?? '', titleId: titles.length === 1 ? (titles[0] ?? null) : null };
    }),
  },
  delays: { untilSlow: 4_000 },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    query: input.query ?? null,
    found: input.found ?? null,
    foundFor: input.found ? (input.query ?? null) : null,
    fields: input.fields ?? {},
    failure: null,
    unknownPlace: input.unknownPlace ?? null,
    near: input.near ?? null,
  }),
  initial: 'starting',
  on: {
    'url.changed': [
      { guard: { type: 'namesUnknownPlace', params: placeIn }, target: '.placeUnknown', actions: changed },
      { target: '.searching', actions: changed },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'wasRefused', target: 'refused' },
        { guard: 'isPlaceUnknown', target: 'placeUnknown' },
        { guard: 'hasFound', target: 'settling' },
        { guard: 'hasQuery', target: 'searching' },
        { target: 'idle' },
      ],
    },
    idle: {},
    searching: {
      tags: 'busy',
      initial: 'prompt',
      invoke: {
        id: 'searchJobs',
        src: 'searchJobs',
        input: ({ context }) => ({ query: pagedQuery(context) }),
        onDone: [
          { guard: { type: 'isRefused', params: answerIn }, target: 'refused', actions: { type: 'storeFields', params: answerIn } },
          { guard: 'areWordsNew', target: 'settling', actions: ['emitWords', { type: 'storeFound', params: answerIn }] },
          { target: 'settling', actions: { type: 'storeFound', params: answerIn } },
        ],
        onError: failsTo('offline', 'failed'),
      },
      states: { prompt: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
    },
    settling: { always: [{ guard: 'hasJobs', target: 'results' }, { guard: 'isPastEnd', target: 'pastEnd' }, { target: 'empty' }] },
    results: {},
    empty: {},
    pastEnd: {},
    refused: {},
    placeUnknown: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasNear', target: 'told' }, { target: 'looking' }] },
        looking: {
          invoke: {
            id: 'findNearPlaces',
            src: 'findNearPlaces',
            input: ({ context }) => ({ place: context.unknownPlace as string }),
            onDone: { target: 'told', actions: { type: 'storeNear', params: ({ event }) => ({ near: event.output }) } },
            onError: 'told',
          },
        },
        told: {},
      },
    },
    ...unansweredStates('searching', { 'search.retried': 'searching' }),
  },
});
