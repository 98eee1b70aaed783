import type { RecommendationList } from '../../../contract/my-jobs.ts';

/** The tabs of My Jobs (specification §2), each an address of its own: /recommended-job/:tab. */
export const TABS = [
  'applied',
  'saved',
  'communicated',
  'interview',
  'viewed',
  'interested-in-me',
  'who-viewed-me',
  'picks',
  'for-you',
  'recommended',
] as const;
export type Tab = (typeof TABS)[number];

export const RECOMMENDED: Partial<Record<Tab, RecommendationList>> = { picks: 'picks', 'for-you': 'for_you', recommended: 'recommended' };
