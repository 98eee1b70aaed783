import type { RecommendationList } from '../../../contract/my-jobs.ts';

/** The four places of My Jobs, each with the lists of the specification (§2) that live in it; each list has an address of its own: /recommended-job/:tab. */
export const PLACES = [
  { id: 'applications', tabs: ['applied', 'interview', 'communicated'] },
  { id: 'saved', tabs: ['saved'] },
  { id: 'for-you', tabs: ['recommended', 'picks', 'for-you'] },
  { id: 'activity', tabs: ['viewed', 'interested-in-me', 'who-viewed-me'] },
] as const;
export type Tab = (typeof PLACES)[number]['tabs'][number];

export const RECOMMENDED: Partial<Record<Tab, RecommendationList>> = { picks: 'picks', 'for-you': 'for_you', recommended: 'recommended' };
