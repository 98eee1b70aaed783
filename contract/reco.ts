import { z } from 'zod';
import { declareCall } from './call.ts';
import { listedCompany } from './company-pages.ts';
import { featureBanner } from './config.ts';
import { jobCard } from './records.ts';

/** What the home page shows about a country's market. Figures are counted, never made up. Shares are 0–1, null if there is too little data. */
export const homeData = z.object({
  jobs: z.array(jobCard),
  categories: z.array(z.object({ id: z.number().int(), value: z.string(), seo_value: z.string(), jobs: z.number().int() })),
  hotTitles: z.array(z.object({ value: z.string(), jobs: z.number().int() })),
  companies: z.array(listedCompany),
  /** Of the config list, in display order. */
  banners: z.array(featureBanner),
  figures: z.object({ openJobs: z.number().int(), companies: z.number().int(), salaryShown: z.number(), promiseKept: z.number().nullable() }),
});
export type HomeData = z.output<typeof homeData>;

export const getHome = declareCall({
  method: 'GET',
  service: 'reco',
  path: '/home',
  summary: 'Get what the home page shows of a country’s market',
  access: 'public',
  reply: homeData,
});
