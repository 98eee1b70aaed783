/** A change of a chart's source, and whether its tests detected it. */
export type Mutant = {
  /** The change: `guard removed`. */
  what: string;
  result: 'noticed' | 'survived' | 'equivalent';
  /** The test that detected it, or why none can. */
  why: string;
};

/** The results of mutation testing a chart. */
export type MutationResult = {
  /** Whether the chart or its tests have changed since. */
  isOutdated: boolean;
  byTransition: Record<string, Mutant[]>;
  /** Mutants that belong to no single transition: states' actions, calls' inputs, timers, constants that states share. By their place in the source. */
  others: Record<string, Mutant[]>;
};

export type Mutations = {
  /** The shell command that tests the chart. */
  command: string;
  /** Null if it hasn't run yet. */
  result: MutationResult | null;
};
