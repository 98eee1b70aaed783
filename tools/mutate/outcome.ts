/** What detected a mutant: a test written by hand, only a generated walk of the chart itself, or a hanging test. `invalid`: XState refuses to start it. */
export type Noticed = 'byHand' | 'byPaths' | 'byHanging' | 'invalid' | 'survived';

export interface Outcome {
  noticed: Noticed;
  /** The first test that failed. */
  by: string;
}

/** A line of the results: the outcome of a mutant, or how far it is. `loaded`: its modules load. `begun`: its tests run. */
export interface Line {
  mutant: number;
  noticed: Noticed | 'loaded' | 'begun';
  by: string;
}

export const linesOf = (results: string): Line[] =>
  results
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
