/** How a run reached a transition: through the rendered view, or in a real browser on the real server. */
export type Way = 'view' | 'browser';

/** The ids of the transitions that each way took, by flow. */
export type Covered = Record<string, Partial<Record<Way, string[]>>>;
