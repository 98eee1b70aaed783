/** How a run reached a transition: through the rendered view, or in a real browser on the real server. */
export type Way = 'view' | 'browser';

/** The ids of a flow's transitions that each way took. */
export interface FlowCovered extends Partial<Record<Way, string[]>> {
  /** Those in `browser` that a run may miss, with the reason. A whole run that misses another one fails. */
  byChance?: Record<string, string>;
}

export type Covered = Record<string, FlowCovered>;
