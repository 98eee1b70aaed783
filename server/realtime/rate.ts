/** So many at once, and so many a second in the long run. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Tokens that fill up again. @param now milliseconds, of a clock that only rises */
export function bucket({ burst, perSecond }: Rate, now: () => number): { take: () => number } {
  let tokens = burst;
  let filledAt = now();
  return {
    /** @returns 0 when it may be done, else the whole seconds until it may */
    take() {
      const at = now();
      tokens = Math.min(burst, tokens + ((at - filledAt) / 1_000) * perSecond);
      filledAt = at;
      if (tokens >= 1) {
        tokens -= 1;
        return 0;
      }
      return Math.ceil((1 - tokens) / perSecond);
    },
  };
}
