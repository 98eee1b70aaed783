import type { RecommendationList } from '../../../contract/my-jobs.ts';

/** The four sections of My Jobs, each with its lists of the specification (§2); each list has its own URL: /recommended-job/:tab. */
export const PLACES = [
  { id: 'applications', tabs: ['applied', 'interview', 'communicated'] },
  { id: 'saved', tabs: ['saved'] },
  { id: 'for-you', tabs: ['recommended', 'picks', 'for-you'] },
  { id: 'activity', tabs: ['viewed', 'interested-in-me', 'who-viewed-me'] },
] as const;
export type Tab = (typeof PLACES)[number]['tabs'][number];

export const RECOMMENDED: Partial<Record<Tab, RecommendationList>> = { picks: 'picks', 'for-you': 'for_you', recommended: 'recommended' };
