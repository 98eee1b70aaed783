/** Ours, and the two of the library, with the same events and the same serialization of states. */
export const METHODS = ['waymark', 'shortest', 'simple'] as const;
export type Method = (typeof METHODS)[number];
export type Task = { chart: string; method: Method };
/** The transitions that events take, without the eventless ones that follow. */
export type Outcome = { paths: number; milliseconds: number; transitions: number };
