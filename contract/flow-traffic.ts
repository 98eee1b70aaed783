import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { DEVICES } from './flow-limits.ts';

const stateTraffic = z.object({
  /** Browsers that reached it, each counted once in its week. For the lifecycle of a record: records. */
  people: z.number().int(),
  reached: z.number().int(),
  /** Null if fewer than LEAST_PEOPLE left it. */
  left: z.number().int().nullable(),
  /** The bucket of TIME_BUCKETS that contains the median time spent in it; null if that isn't known. */
  median: z.number().int().nullable(),
});
export type StateTraffic = z.output<typeof stateTraffic>;

/** A week's figures of one chart, by state path and transition ID. Figures of too few people are left out. */
const weekTraffic = z.object({
  states: z.record(z.string(), stateTraffic),
  transitions: z.record(z.string(), z.object({ people: z.number().int(), times: z.number().int() })),
});
export type WeekTraffic = z.output<typeof weekTraffic>;

export const chartTraffic = z.object({
  /** Where the figures come from. `demo`: from scripted people. */
  source: z.enum(['people', 'demo']),
  /** The Monday of the newest week that can be shown. */
  week: z.iso.date(),
  now: weekTraffic,
  weekBefore: weekTraffic,
  /** The newest week of the release before the newest. */
  releaseBefore: z.object({ release: z.string(), week: z.iso.date(), traffic: weekTraffic }).nullable(),
  /** The releases to choose from. */
  releases: z.array(z.string()),
  countries: z.array(z.string()),
});
export type ChartTraffic = z.output<typeof chartTraffic>;

export const trafficFilter = z.object({ country: z.string().length(2).optional(), device: z.enum(DEVICES).optional(), release: z.string().max(20).optional() });
export type TrafficFilter = z.output<typeof trafficFilter>;

export const getFlowTraffic = declareCall({
  method: 'GET',
  service: 'dev',
  path: '/flows/:chart/traffic',
  summary: 'Get how many people took each step of a chart, for the atlas; only in a demo, on its own machine',
  access: 'public',
  params: z.object({ chart: z.string().regex(/^[a-zA-Z]{1,40}$/) }),
  query: trafficFilter,
  reply: chartTraffic,
  errors: [ERRORS.notFound.code],
});
