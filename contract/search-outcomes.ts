// Without schemas, so that pages load none.

/** What comes of a job that a search listed, from the least to the most. */
export const OUTCOMES = ['opened', 'saved', 'applied'] as const;
export type Outcome = (typeof OUTCOMES)[number];
