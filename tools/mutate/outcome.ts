/** Who noticed a mutant: a test written by hand, only a walk of the chart itself, a test that never ended; or it is no chart XState would start. */
export type Noticed = 'byHand' | 'byPaths' | 'byHanging' | 'invalid' | 'survived';

export interface Outcome {
  noticed: Noticed;
  /** The first test that failed. */
  by: string;
}
