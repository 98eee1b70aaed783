import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { statesOf, transitionId, transitionsOf } from '../../../packages/flows/chart.ts';
import { flows } from '../../../src/machines/registry.ts';
import { chartOf } from '../../../packages/flows/model.ts';
import { writeConfig } from '../../../packages/flows/text/config.ts';

test.each(flows.map((flow) => [flow.id, flow] as const))('XState creates the machine of %s from its JSON, with the same states and transitions', (_, flow) => {
  const made = createMachine(JSON.parse(writeConfig(chartOf(flow))));
  expect(statesOf(made).map(({ id, type }) => [id, type])).toEqual(statesOf(flow.machine).map(({ id, type }) => [id, type]));
  const arrows = (machine: typeof flow.machine) =>
    transitionsOf(machine)
      .map((transition) => `${transitionId(transition)} → ${(transition.target ?? []).map(({ id }) => id).join(' + ')}${transition.reenter ? ' anew' : ''}`)
      .toSorted();
  expect(arrows(made)).toEqual(arrows(flow.machine));
});
