import { pathOf, statesOf, transitionId, transitionsOf } from '../chart.ts';
import { chartOf } from '../model.ts';
import { coverage } from '../paths/replay.ts';
import type { Walked } from '../paths/stories.ts';
import { leavesReached, leavesToReach } from '../paths/walk.ts';
import { arrowText, count, list, quoted } from '../words.ts';
import type { Derived } from './derive.ts';

/** What couldn't be derived from a machine. Each gap is a sentence or two that says what to provide. */
export function gapsOf({ flow, findings, madeUp, isCut }: Derived, { paths, replays }: Walked): string[] {
  const { machine } = flow;
  const reached = leavesReached(paths);
  const missed = new Set(coverage(flow, replays).missed);
  const { transitions } = chartOf(flow);
  const arrows = transitions.filter(({ id }) => missed.has(id));
  // A final state that its parent leaves right away is only passed through.
  const passed = new Set(transitions.flatMap(({ id, targets }) => (missed.has(id) ? [] : targets)));
  const unreached = leavesToReach(flow).filter((leaf) => !reached.has(leaf) && !passed.has(leaf));
  const isWithoutInput = Object.values(flow.fixtures.inputs).every((input) => input === undefined);
  const actors = [...new Set([machine.root, ...statesOf(machine)].flatMap(({ invoke }) => invoke.map(({ src }) => String(src))))];
  const wildcards = machine.events.filter((type) => type.includes('*'));
  const guards = [...findings.unimplemented].flatMap((name) => (name.startsWith('guards ') ? [name.slice('guards '.length)] : []));
  const delays = [...findings.unimplemented].flatMap((name) => (name.startsWith('delays ') ? [name.slice('delays '.length)] : []));
  const elsewhere = replays.flatMap(({ failure }) => failure ?? []);
  return [
    ...arrows.map((arrow) => `No path takes ${arrowText(arrow)}. ${whyNot(arrow)}`),
    ...(unreached.length > 0 ? [`No path comes to ${list(unreached.map(quoted))}.`] : []),
    ...(findings.input.size > 0 && isWithoutInput
      ? [`It starts with an input, of which it reads ${list([...findings.input])}. Give one as inputs in the file of --events.`]
      : []),
    ...(madeUp.size > 0
      ? [`Payloads are made up: ${[...madeUp].map(([name, parts]) => `${name} with ${list(parts)}`).join('; ')}. Give real ones in the file of --events.`]
      : []),
    ...(actors.length > 0
      ? [
          `${list(actors)} ${actors.length === 1 ? 'does not run: it waits, and then answers or fails' : 'do not run: each waits, and then answers or fails'} as a path says.`,
        ]
      : []),
    ...(findings.leftOut.size > 0
      ? [`Left out, since they reach outside: ${list([...findings.leftOut].toSorted())}. Whom they would reach, and what comes back, is unknown.`]
      : []),
    ...(guards.length > 0 ? [`Named but not implemented: ${list(guards)}. ${guards.length === 1 ? 'It is' : 'They are'} taken to hold.`] : []),
    ...(delays.length > 0 ? [`The length of ${list(delays)} is unknown: nothing implements ${delays.length === 1 ? 'it' : 'them'}.`] : []),
    ...(wildcards.length > 0 ? [`${list(wildcards)} ${wildcards.length === 1 ? 'stands' : 'stand'} for events of any name: one is made up.`] : []),
    ...[...findings.failures.values()].map(({ name, event, message }) => `${name} fails${event ? ` on ${event}` : ''}: ${message}.`),
    ...(elsewhere.length > 0 ? [`${count(elsewhere.length, 'path')} lead elsewhere on a real actor, for instance ${elsewhere[0]}.`] : []),
    ...(isCut() ? ['There are more combinations of states than are looked at: beyond the first, only ways that are new are followed.'] : []),
  ];

  function whyNot({ id, source, guard }: (typeof arrows)[number]): string {
    const transition = transitionsOf(machine).find((each) => transitionId(each) === id);
    const visited = paths.some(({ initial, steps }) =>
      [initial, ...steps.map(({ expected }) => expected)].some(({ _nodes }) => _nodes.some((node) => pathOf(node) === source)),
    );
    if (!visited) return `None comes to ${quoted(source)}.`;
    if (guard === null) return 'Its event is never tried there, or one before it is taken.';
    const read = [...(findings.payloads.get(transition?.eventType ?? '')?.keys() ?? [])];
    return read.length > 0 ? `${guard} never held; it looks at ${list(read)} of the event.` : `${guard} never held in what was tried.`;
  }
}
