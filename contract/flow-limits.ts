// Without schemas, so that pages load none.

/** Whom a step is counted under; `none` for lifecycles of records, which run on the server. */
export const DEVICES = ['phone', 'desktop', 'none'] as const;
export type Device = (typeof DEVICES)[number];

/** Where each bucket of the time spent in a state ends, in seconds; one more bucket holds what is longer. */
export const TIME_BUCKETS = [1, 3, 10, 30, 60, 180, 600, 1_800, 3_600, 21_600, 86_400, 604_800] as const;

/** Which part of all visits report, in steps: the server halves it while it has too much to count. */
export const SHARES = [1, 0.5, 0.25, 0.125, 0.0625] as const;
export type Share = (typeof SHARES)[number];

/** What one report may hold: names of all its charts together, and how often each. A beacon carries 64 kB at most. */
export const MOST_NAMES = 400;
export const MOST_TIMES = 100;
export const MOST_REPORT_BYTES = 64 * 1024;
/** How many days old a report may be that was stored while the browser was offline. */
export const LATE_DAYS = 2;

/** Fewer people than this are nobody's business: what they did is counted, and no figure says so. */
export const LEAST_PEOPLE = 10;
