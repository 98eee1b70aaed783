import type { FromBrowser } from '../../contract/chat-socket.ts';
import { ApiError } from '../http/errors.ts';

/** The burst, and the rate per second in the long run. */
interface Rate {
  burst: number;
  perSecond: number;
}

/** Events on the socket, calls made while typing, and reports from pages, which are counted by address. */
type Counted = keyof FromBrowser | 'companies.find' | 'error.report' | 'flow.report' | 'search.outcome' | 'search.words';

/**
 * How often a person may do each, over the socket or by a call, in all their tabs together. People stay below these rates. A broken page is slowed down before
 * it affects others.
 */
const RATES: { readonly [Name in Counted]: Rate } = {
  'message.send': { burst: 30, perSecond: 2 },
  'chat.sync': { burst: 60, perSecond: 10 },
  'chat.mark': { burst: 60, perSecond: 10 },
  'chat.typing': { burst: 10, perSecond: 1 },
  'companies.find': { burst: 40, perSecond: 4 },
  'error.report': { burst: 10, perSecond: 1 / 60 },
  'flow.report': { burst: 30, perSecond: 1 / 30 },
  'search.outcome': { burst: 30, perSecond: 1 / 10 },
  'search.words': { burst: 30, perSecond: 1 / 10 },
};
/** Above this many people, those with full buckets are forgotten. */
const MOST_REMEMBERED = 10_000;
/** Milliseconds. */
const SWEEP_EVERY = 1_000;

export interface Rates {
  /** Counts an event before it's handled. @throws ApiError tooManyAttempts with the whole seconds until it's allowed */
  count(name: Counted, userId: string): void;
}

interface Bucket extends Rate {
  tokens: number;
  filledAt: number;
}

/**
 * Token buckets, one per person and event. They're local to this node: on another one, the person has as many tokens again.
 * @param now milliseconds, of a monotonic clock
 */
export function createRates(now: () => number): Rates {
  const buckets = new Map<string, Bucket>();
  const fill = (bucket: Bucket, at: number) => {
    bucket.tokens = Math.min(bucket.burst, bucket.tokens + ((at - bucket.filledAt) / 1_000) * bucket.perSecond);
    bucket.filledAt = at;
  };
  let sweptAt = -Infinity;
  const forgetFull = (at: number) => {
    sweptAt = at;
    for (const [key, bucket] of buckets) {
      fill(bucket, at);
      if (bucket.tokens === bucket.burst) buckets.delete(key);
    }
  };
  return {
    count(name, userId) {
      const at = now();
      const key = `${name} ${userId}`;
      let bucket = buckets.get(key);
      if (!bucket) {
        if (buckets.size >= MOST_REMEMBERED && at - sweptAt >= SWEEP_EVERY) forgetFull(at);
        bucket = { ...RATES[name], tokens: RATES[name].burst, filledAt: at };
        buckets.set(key, bucket);
      }
      fill(bucket, at);
      if (bucket.tokens < 1) throw new ApiError('tooManyAttempts', { retryAfter: Math.ceil((1 - bucket.tokens) / bucket.perSecond) });
      bucket.tokens -= 1;
    },
  };
}

/** RATE_LIMIT=0 turns limits off. */
export const NO_RATES: Rates = { count: () => undefined };
