import type { FeatureBanner } from '../../../contract/config.ts';

/** A banner for fixtures and tests. */
export const bannerSample = (id: number): FeatureBanner => ({
  id,
  value: `Title ${id}`,
  seo_value: `title-${id}`,
  description: `Text ${id}`,
  url: `/free-resume-template?source=${id}`,
  image: '/banner/resume-ph.svg',
});
