import { createHash } from 'node:crypto';
import type { Flow } from '../flow.ts';
import { eventText } from './samples.ts';
import type { Path } from './walk.ts';

/**
 * Names each path by what happens on it: the flow's ID and the first hexadecimal digits of a hash over the input's name and the events with their samples. So a
 * name stays the same when the chart around it changes. Two paths that would share a name get one more digit.
 */
export function pathIds(flow: Flow, paths: Path[]): string[] {
  const used = new Set<string>();
  return paths.map((path) => {
    const hash = createHash('sha256')
      .update([path.input, ...path.steps.map((step) => eventText(step.event))].join('\n'))
      .digest('hex');
    let length = 6;
    while (used.has(hash.slice(0, length))) length++;
    used.add(hash.slice(0, length));
    return `${flow.id}-${hash.slice(0, length)}`;
  });
}
