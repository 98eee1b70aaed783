/** How a test reached a transition: through the rendered view, or in a real browser on the real server. */
export type Way = 'view' | 'browser';

/** The IDs of a flow's transitions that each kind of test took. */
export interface FlowCovered extends Partial<Record<Way, string[]>> {
  /** Those in `browser` that a run may miss, with the reason. A complete run that misses any other fails. */
  byChance?: Record<string, string>;
}

export type Covered = Record<string, FlowCovered>;
