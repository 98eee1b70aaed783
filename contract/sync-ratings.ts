/** How well a resume was read (specification §4): Perfect Match, Pretty Good, Just Okay, Not Right, Disappointed. */
export const SYNC_RATINGS = ['perfectMatch', 'prettyGood', 'justOkay', 'notRight', 'disappointed'] as const;
export type SyncRating = (typeof SYNC_RATINGS)[number];
