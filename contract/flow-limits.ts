// Without schemas, so that pages load none.

/** The kind of device a step is counted under; `none` for lifecycles of records, which run on the server. */
export const DEVICES = ['phone', 'desktop', 'none'] as const;
export type Device = (typeof DEVICES)[number];

/** The upper limit of each bucket of time spent in a state, in seconds. One more bucket has everything longer. */
export const TIME_BUCKETS = [1, 3, 10, 30, 60, 180, 600, 1_800, 3_600, 21_600, 86_400, 604_800] as const;

/** The possible shares of visits that report. The server halves the share while it has too much to count. */
export const SHARES = [1, 0.5, 0.25, 0.125, 0.0625] as const;
export type Share = (typeof SHARES)[number];

/** The limits of one report: the number of names in all its charts together, and the count of each. A beacon carries at most 64 kB. */
export const MOST_NAMES = 400;
export const MOST_TIMES = 100;
export const MOST_REPORT_BYTES = 64 * 1024;
/** How many days old a report may be that was stored while the browser was offline. */
export const LATE_DAYS = 2;

/** What fewer people than this did is counted, but never shown. */
export const LEAST_PEOPLE = 10;
