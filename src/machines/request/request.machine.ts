import { assign, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { connectionActors } from '../connection.actors.ts';
import { errorOf, failingGuards } from '../failing.ts';
import { missing } from '../missing.ts';

/** Three of the four slots of a call (specification §3); the fourth, fetching, is the tag `busy`. */
export interface RequestContext<Payload, Response> {
  /** Undefined until something was asked; null for a call that takes nothing. */
  payload: Payload | undefined;
  /** The last success; kept while a newer one is under way and when it fails. */
  response: Response | undefined;
  error: Failure | null;
  /** The response it began with is from an earlier visit. */
  isStale: boolean;
}

export type RequestEvent<Payload, Response> =
  | { type: 'request.sent'; payload: Payload }
  | { type: 'request.retried' }
  | { type: 'request.cleared' }
  /** Something changed on the server. */
  | { type: 'response.outdated' }
  /** A write of this page returned what the response is now. */
  | { type: 'response.changed'; response: Response };

/** With a response (from the server's render) it starts in `success`, with a payload alone or a stale response in `fetching`, with neither in `idle`. */
export interface RequestInput<Payload, Response> {
  payload?: Payload;
  response?: Response;
  isStale?: boolean;
}

/**
 * The one chart all reads share. A newer request supersedes the one under way; offline is waited out; after 4 s it carries
 * the tag `slow` so that a view can say so. `watchChanges` tells it when the response is outdated; without one it never is.
 * @example const similar = requestFor<{ jobId: number }, JobCard[]>().provide({ actors: { fetch: fromPromise(…) } });
 */
export function requestFor<Payload, Response>() {
  type Context = RequestContext<Payload, Response>;
  return setup({
    types: {} as { context: Context; events: RequestEvent<Payload, Response>; input: RequestInput<Payload, Response>; tags: 'busy' | 'slow' },
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
      keepPayload: assign({ payload: (_, params: { payload: Payload }) => params.payload }),
      keepResponse: assign({ response: (_, params: { response: Response }) => params.response, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
      clear: assign({ payload: undefined, response: undefined, error: null }),
    },
    delays: { untilSlow: 4_000 },
  }).createMachine({
    id: 'request',
    context: ({ input }) => ({ payload: input.payload, response: input.response, error: null, isStale: input.isStale ?? false }),
    initial: 'starting',
    invoke: { id: 'watchChanges', src: 'watchChanges', input: ({ context }) => ({ payload: context.payload }) },
    on: {
      'request.sent': { target: '.fetching', actions: { type: 'keepPayload', params: ({ event }) => ({ payload: event.payload }) } },
      'request.cleared': { target: '.idle', actions: 'clear' },
      'response.outdated': { guard: 'hasPayload', target: '.fetching' },
      'response.changed': [
        // The answer under way may be from before the change.
        { guard: 'isFetching', target: '.fetching', actions: { type: 'keepResponse', params: ({ event }) => ({ response: event.response }) } },
        { target: '.success', actions: { type: 'keepResponse', params: ({ event }) => ({ response: event.response }) } },
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
          onDone: { target: 'success', actions: { type: 'keepResponse', params: ({ event }) => ({ response: event.output }) } },
          onError: [
            { guard: { type: 'isOffline', params: errorOf }, target: 'offline', actions: { type: 'keepError', params: errorOf } },
            { target: 'failure', actions: { type: 'keepError', params: errorOf } },
          ],
        },
        states: { prompt: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
      },
      success: { on: { 'request.retried': { guard: 'hasPayload', target: 'fetching' } } },
      failure: { on: { 'request.retried': 'fetching' } },
      offline: {
        invoke: { id: 'waitForConnection', src: 'waitForConnection', onDone: 'fetching' },
        on: { 'request.retried': 'fetching' },
      },
    },
  });
}

export const requestMachine = requestFor<unknown, unknown>();
