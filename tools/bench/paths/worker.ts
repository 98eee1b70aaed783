import { parentPort } from 'node:worker_threads';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { flowOf } from '../../../packages/flows/any/derive.ts';
import { twelveToggles } from '../../../packages/flows/examples/twelve-toggles.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import { takenBy } from '../../../packages/flows/paths/graph.ts';
import { eventsIn, eventText } from '../../../packages/flows/paths/samples.ts';
import { pathsOf, projectedKey } from '../../../packages/flows/paths/walk.ts';
import { flows } from '../../../src/machines/registry.ts';
import type { Outcome, Task } from './methods.ts';

const charts: readonly Flow[] = [...flows, flowOf(twelveToggles, 'twelveToggles', '').flow];

const PEERS = { shortest: getShortestPaths, simple: getSimplePaths };

function run({ chart, method }: Task): Outcome {
  const flow = charts.find(({ id }) => id === chart);
  if (!flow) throw new Error(`no chart ${chart}`);
  const begun = performance.now();
  const taken = new Set<string>();
  if (method === 'waymark') {
    const paths = pathsOf(flow);
    const milliseconds = performance.now() - begun;
    for (const { initial, steps } of paths) {
      let before = initial;
      for (const { event, expected } of steps) {
        for (const id of takenBy(before, event)) taken.add(id);
        before = expected;
      }
    }
    return { paths: paths.length, milliseconds, transitions: taken.size };
  }
  const key = projectedKey(flow);
  const paths = Object.values(flow.fixtures.inputs).flatMap((input) =>
    PEERS[method](flow.machine, { input, events: (state) => eventsIn(flow, state), serializeState: (state) => key(state), serializeEvent: eventText }),
  );
  const milliseconds = performance.now() - begun;
  for (const { steps } of paths) {
    steps.forEach(({ event }, index) => {
      const before = steps[index - 1]?.state;
      if (before) for (const id of takenBy(before, event)) taken.add(id);
    });
  }
  return { paths: paths.length, milliseconds, transitions: taken.size };
}

// A port of a thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.on('message', (task: Task) => parentPort?.postMessage(run(task)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(charts.map(({ id }) => id));
