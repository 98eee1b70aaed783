import type { FromBrowser } from '../../contract/chat-socket.ts';
import { ApiError } from '../http/errors.ts';

/** So many at once, and so many a second in the long run. */
interface Rate {
  burst: number;
  perSecond: number;
}

/** What goes over the socket, the calls that are made as one types, and what pages report of themselves, which is counted by address. */
type Counted = keyof FromBrowser | 'companies.find' | 'error.report' | 'flow.report' | 'search.outcome';

/**
 * How often one person may do each, over the socket or by a call, in all their windows together. A person writes less; a broken page is slowed
 * before it costs others.
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
};
/** So many people are remembered before those who have all of theirs again are forgotten. */
const MOST_REMEMBERED = 10_000;
/** Milliseconds. */
const SWEEP_EVERY = 1_000;

export interface Rates {
  /** Counts one, before it is done. @throws ApiError tooManyAttempts with the whole seconds until it may be done */
  count(name: Counted, userId: string): void;
}

interface Bucket extends Rate {
  tokens: number;
  filledAt: number;
}

/**
 * Tokens that fill up again, a bucket for each person and thing. Of this node: on another one the same person has as many again.
 * @param now milliseconds, of a clock that only rises
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

/** RATE_LIMIT=0 lets any number in. */
export const NO_RATES: Rates = { count: () => undefined };
