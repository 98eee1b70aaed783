/** A change of a chart's source, and whether its tests noticed it. */
export type Mutant = {
  /** What was changed: `guard removed`. */
  what: string;
  result: 'noticed' | 'survived' | 'equivalent';
  /** The test that noticed it, or why none can. */
  why: string;
};

/** What mutation testing found of a chart. */
export type MutationResult = {
  /** The chart or its tests have changed since. */
  isOutdated: boolean;
  byTransition: Record<string, Mutant[]>;
  /** Of what isn't one transition's own: states' actions, calls' inputs, timers, constants that states share; by where in the source. */
  others: Record<string, Mutant[]>;
};

export type Mutations = {
  /** What tests the chart in a terminal. */
  command: string;
  /** Null where it hasn't run yet. */
  result: MutationResult | null;
};
