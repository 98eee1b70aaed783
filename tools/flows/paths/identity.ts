import { createHash } from 'node:crypto';
import type { Flow } from '../../../src/machines/flow.ts';
import { eventText } from './samples.ts';
import type { Path } from './walk.ts';

/**
 * Names each path by what happens on it: the flow's id and the first hexadecimal digits of a hash over the input's name and the events with
 * their samples. So a name stays while the chart around it changes, and one digit more tells two paths apart that would share one.
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

/** The numbers of a flow's paths as committed: a number once given stays with its path and is never given to another. */
export type Numbering = { next: number; numbers: Record<string, number> };

/** Keeps the number of every path already known and gives the next free ones to the new paths, in the order they were found. */
export function numberPaths(ids: string[], { next, numbers }: Numbering): Numbering {
  const fresh = ids.filter((id) => numbers[id] === undefined);
  const given = new Map(fresh.map((id, index) => [id, next + index]));
  return { next: next + fresh.length, numbers: Object.fromEntries(ids.map((id) => [id, numbers[id] ?? given.get(id) ?? next])) };
}
