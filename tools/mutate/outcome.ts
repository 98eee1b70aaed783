/** What detected a mutant: a test written by hand, only a generated walk of the chart itself, or a hanging test. `invalid`: XState refuses to start it. */
export type Noticed = 'byHand' | 'byPaths' | 'byHanging' | 'invalid' | 'survived';

export interface Outcome {
  noticed: Noticed;
  /** The first test that failed. */
  by: string;
}
