import { z } from 'zod';
import { declareCall } from './call.ts';
import { MOST_NAMES, MOST_REPORT_BYTES, MOST_TIMES, SHARES, TIME_BUCKETS } from './flow-limits.ts';

/** The path of a state or the ID of a transition, as `packages/flows/chart.ts` names them. Only those of our own charts are counted. */
const name = z.string().min(1).max(120);
const times = z.number().int().min(0).max(MOST_TIMES);
/** Whether this browser does it for the first time in its week, and how often it did. */
const counted = z.tuple([z.boolean(), times]);
/** The same by how long the state lasted, in TIME_BUCKETS. */
const timed = z.tuple([z.boolean(), z.array(times).length(TIME_BUCKETS.length + 1)]);

const chartReport = z.strictObject({
  /** Transitions taken. */
  taken: z.record(name, counted),
  /** States entered. */
  reached: z.record(name, counted),
  /** States left. */
  left: z.record(name, timed),
});
export type ChartReport = z.output<typeof chartReport>;

const flowReport = z
  .strictObject({
    release: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
    country_id: z.number().int().min(1).max(9_999),
    device: z.enum(['phone', 'desktop']),
    /** In UTC. */
    day: z.iso.date(),
    /** The share of visits that reported when this one started. */
    share: z.literal(SHARES),
    charts: z.record(z.string().regex(/^[a-zA-Z]{1,40}$/), chartReport),
  })
  .refine(({ charts }) => namesIn(charts) <= MOST_NAMES, { path: ['charts'], message: 'too many names' });
export type FlowReport = z.output<typeof flowReport>;

const namesIn = (charts: Record<string, ChartReport>): number =>
  Object.values(charts).reduce(
    (total, { taken, reached, left }) => total + Object.keys(taken).length + Object.keys(reached).length + Object.keys(left).length,
    0,
  );

export const reportFlows = declareCall({
  method: 'POST',
  service: 'flows',
  path: '/report',
  summary: 'Count the steps charts took in a page, without personal data; browsers that ask not to be tracked aren’t counted',
  access: 'public',
  idempotency: 'natural',
  maxBytes: MOST_REPORT_BYTES,
  body: flowReport,
  reply: z.null(),
});

export const getFlowReporting = declareCall({
  method: 'GET',
  service: 'flows',
  path: '/reporting',
  summary: 'Get the share of visits that should report their steps; 0 if none should',
  access: 'public',
  isShared: true,
  reply: z.object({ share: z.number().min(0).max(1) }),
});
