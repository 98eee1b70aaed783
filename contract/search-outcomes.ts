// Without schemas, so that pages load none.

/** What people do with a job from a search, from the least to the most. */
export const OUTCOMES = ['opened', 'saved', 'applied'] as const;
export type Outcome = (typeof OUTCOMES)[number];
