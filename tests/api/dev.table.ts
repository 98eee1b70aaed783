import type { CallName } from '../../contract/calls.ts';
import type { Row } from './roles.table.ts';
import { CALLERS } from './world.ts';

/** Outside a demo, none of these exist for anyone; server/modules/operations/dev/dev.test.ts tests them in one. */
const nowhere = { admits: CALLERS, answers: 40004 } as const;

export const DEV_ROLES = {
  getDev: nowhere,
  getDevWork: nowhere,
  moveDevClock: { ...nowhere, sends: () => ({ body: { until: '2026-03-09T04:00:00Z' } }) },
  resetDev: nowhere,
  listDevScripts: nowhere,
  getFlowTraffic: { ...nowhere, sends: () => ({ params: { chart: 'login' } }) },
  steerDevScripts: { ...nowhere, sends: () => ({ body: { paused: true } }) },
} satisfies Partial<Record<CallName, Row>>;
