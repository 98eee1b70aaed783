import { createActor, type ActorRefFrom } from 'xstate';
import type { requestFor } from '../machines/request/request.machine.ts';

export type Request<Payload, Response> = ReturnType<typeof requestFor<Payload, Response>>;
export type RequestActor<Payload, Response> = ActorRefFrom<Request<Payload, Response>>;

/** How long a request stays active after its last view is gone, so that the next page can take it over. Milliseconds. */
const LINGER = 1_000;
/** Maximum number of cached responses per request, such as the pages of a list. The oldest are evicted first. */
const LIMIT = 20;

/**
 * What a view does with the response of an earlier visit. `meanwhile`: shows it until the new one arrives. `never`: waits for the new one, because it
 * initializes something from the response (an editor) that wouldn't follow a change. `always`: doesn't fetch again, because it doesn't change during
 * a visit.
 */
export type Reuse = 'meanwhile' | 'never' | 'always';

/** One request with one payload. */
export interface CachedRequest<Payload = unknown, Response = unknown> {
  actor: RequestActor<Payload, Response>;
  isStarted: boolean;
  views: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}

type Stored = { live: CachedRequest | null; response: unknown };

/**
 * The server's responses to one user in one browser. Views that show the same request share its chart, so all see a change that one of them makes,
 * and a socket event fetches it only once. After its last view is gone, the response stays cached: the next view shows it right away while it is
 * fetched again.
 */
export class RequestCache {
  readonly #stored = new Map<unknown, Map<string, Stored>>();

  /** The running request for a payload, created if necessary. It starts with the first `hold`. */
  requestOf<Payload, Response>(request: Request<Payload, Response>, payload: Payload, reuse: Reuse = 'meanwhile'): CachedRequest<Payload, Response> {
    const answers = this.#stored.get(request) ?? new Map<string, Stored>();
    this.#stored.set(request, answers);
    const key = JSON.stringify(payload);
    const stored: Stored = answers.get(key) ?? { live: null, response: undefined };
    answers.delete(key);
    answers.set(key, stored);
    for (const [old, { live }] of answers) {
      if (answers.size <= LIMIT) break;
      if (!live?.isStarted) answers.delete(old);
    }
    const response = reuse === 'never' ? undefined : (stored.response as Response | undefined);
    stored.live ??= {
      actor: createActor(request, { input: response === undefined ? { payload } : { payload, response, isStale: reuse === 'meanwhile' } }),
      isStarted: false,
      views: 0,
      ending: undefined,
    } as unknown as CachedRequest;
    return stored.live as unknown as CachedRequest<Payload, Response>;
  }

  /** Keeps the request active while a view shows it. @returns releases it */
  hold<Payload, Response>(request: Request<Payload, Response>, payload: Payload, cached: CachedRequest<Payload, Response>): () => void {
    cached.views += 1;
    clearTimeout(cached.ending);
    if (!cached.isStarted) cached.actor.start();
    cached.isStarted = true;
    return () => {
      cached.views -= 1;
      if (cached.views === 0) cached.ending = setTimeout(() => this.#end(request, payload, cached), LINGER);
    };
  }

  #end<Payload, Response>(request: Request<Payload, Response>, payload: Payload, cached: CachedRequest<Payload, Response>): void {
    const stored = this.#stored.get(request)?.get(JSON.stringify(payload));
    if (stored) Object.assign(stored, { live: null, response: cached.actor.getSnapshot().context.response });
    cached.actor.stop();
  }
}
