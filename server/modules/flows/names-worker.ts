import { parentPort } from 'node:worker_threads';
import { pathOf, statesOf, transitionId, transitionsOf } from '../../../packages/flows/chart.ts';
import { flows } from '../../../src/machines/registry.ts';
import type { ChartNames } from './names.ts';

/** Posts the names of all charts' states and transitions, and ends. */
const names: ChartNames[] = flows.map(({ id, machine }) => ({
  id,
  states: statesOf(machine).map(pathOf),
  transitions: transitionsOf(machine).map(transitionId),
}));
parentPort?.postMessage(names, []);
