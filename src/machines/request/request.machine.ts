import { assign, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import { errorOf, failingGuards, unansweredStates } from '../failing.ts';

/** Three of the four slots of a call (specification §3); the fourth, fetching, is the tag `busy`. */
export interface RequestContext<Payload, Response> {
  /** Undefined until something was requested; null for a call without input. */
  payload: Payload | undefined;
  /** The last successful response; stays during a newer request and if it fails. */
  response: Response | undefined;
  error: Failure | null;
  /** The initial response is from an earlier visit. */
  isStale: boolean;
}

export type RequestEvent<Payload, Response> =
  | { type: 'request.sent'; payload: Payload }
  | { type: 'request.retried' }
  | { type: 'request.cleared' }
  /** Something changed on the server. */
  | { type: 'response.outdated' }
  /** A write on this page returned the new response. */
  | { type: 'response.changed'; response: Response };

/**
 * With a response (from the server's render) it starts in `success`, with only a payload or a stale response in `fetching`, with neither in `idle`.
 */
export interface RequestInput<Payload, Response> {
  payload?: Payload;
  response?: Response;
  isStale?: boolean;
}

/**
 * The chart shared by all reads. A newer request supersedes the current one; while offline, it waits; after 4 s it has the tag `slow` so that a view
 * can say so. `watchChanges` reports when the response is outdated; without it, it never is.
 * @example const similar = requestFor<{ jobId: number }, JobCard[]>().provide({ actors: { fetch: fromPromise(…) } });
 */
export function requestFor<Payload, Response>() {
  type Context = RequestContext<Payload, Response>;
  return setup({
    types: {} as { context: Context; events: RequestEvent<Payload, Response>; input: RequestInput<Payload, Response>; tags: 'busy' | 'slow' | 'unanswered' },
    actors: {
      fetch: fromPromise<Response, { payload: Payload }>(missing('fetch')),
      watchChanges: fromCallback<{ type: 'response.outdated' }, { payload: unknown }>(() => {}),
      ...connectionActors,
    },
    guards: {
      ...failingGuards,
      hasFreshResponse: ({ context }) => context.response !== undefined && !context.isStale,
      isFetching: stateIn('fetching'),
      hasPayload: ({ context }) => context.payload !== undefined,
    },
    actions: {
      storePayload: assign({ payload: (_, params: { payload: Payload }) => params.payload }),
      storeResponse: assign({ response: (_, params: { response: Response }) => params.response, error: null }),
      storeError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
      clear: assign({ payload: undefined, response: undefined, error: null }),
    },
    delays: { untilSlow: 4_000 },
  }).createMachine({
    id: 'request',
    context: ({ input }) => ({ payload: input.payload, response: input.response, error: null, isStale: input.isStale ?? false }),
    initial: 'starting',
    invoke: { id: 'watchChanges', src: 'watchChanges', input: ({ context }) => ({ payload: context.payload }) },
    on: {
      'request.sent': { target: '.fetching', actions: { type: 'storePayload', params: ({ event }) => ({ payload: event.payload }) } },
      'request.cleared': { target: '.idle', actions: 'clear' },
      'response.outdated': { guard: 'hasPayload', target: '.fetching' },
      'response.changed': [
        // The response on its way may be from before the change.
        { guard: 'isFetching', target: '.fetching', actions: { type: 'storeResponse', params: ({ event }) => ({ response: event.response }) } },
        { target: '.success', actions: { type: 'storeResponse', params: ({ event }) => ({ response: event.response }) } },
      ],
    },
    states: {
      starting: { always: [{ guard: 'hasFreshResponse', target: 'success' }, { guard: 'hasPayload', target: 'fetching' }, { target: 'idle' }] },
      idle: {},
      fetching: {
        tags: 'busy',
        initial: 'prompt',
        invoke: {
          id: 'fetch',
          src: 'fetch',
          input: ({ context }) => ({ payload: context.payload as Payload }),
          onDone: { target: 'success', actions: { type: 'storeResponse', params: ({ event }) => ({ response: event.output }) } },
          onError: [
            { guard: { type: 'isOffline', params: errorOf }, target: 'offline', actions: { type: 'storeError', params: errorOf } },
            { target: 'failure', actions: { type: 'storeError', params: errorOf } },
          ],
        },
        states: { prompt: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
      },
      success: { on: { 'request.retried': { guard: 'hasPayload', target: 'fetching' } } },
      ...unansweredStates('fetching', { 'request.retried': 'fetching' }, { failed: 'failure', tags: 'unanswered' }),
    },
  });
}

export const requestMachine = requestFor<unknown, unknown>();
