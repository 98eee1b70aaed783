/** Ours, and the library's two with the same events and the same key for states. */
export const METHODS = ['waymark', 'shortest', 'simple'] as const;
export type Method = (typeof METHODS)[number];
export type Task = { chart: string; method: Method };
/** The transitions that events take, without those that happen at once after them. */
export type Outcome = { paths: number; milliseconds: number; transitions: number };
