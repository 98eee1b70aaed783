import type { Flow } from '../flow.ts';
import { type Edge, type Graph, graphsOf } from './graph.ts';
import { follow } from './near.ts';
import { eventText, samplesOf } from './samples.ts';
import { type Path, type Step, wholePaths } from './walk.ts';

/** The maximum number of combinations that are looked for in a chart. */
const MOST = 20_000;
const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$|^xstate\.(snapshot)\.(.+)$/;

/** A value that the fixtures declare, of something that has several: an input, a sample of an event, or an answer of a call. */
export interface Choice {
  /** Which of several values it is: `input`, an event's type, or a call. Values of the same factor aren't combined. */
  factor: string;
  /** `input signedIn`, `login.submitted #2`, `done sendCode #1`. */
  name: string;
}

/** The combinations of declared values, each as names joined by ` & `. */
export interface Combinations {
  /** Those that a path can have. */
  all: Set<string>;
  /** Those that the given paths have. */
  had: Set<string>;
  /** For those that they don't, shortest paths that were found. */
  more: Path[];
  /** How many weren't looked for. */
  cut: number;
}

/**
 * Which combinations of so many declared values can happen on one path, in any order; n-way testing (Kuhn, Kacker, Lei: NIST SP 800-142) of a chart's
 * fixtures. A combination that no order of shortest ways leads to counts as impossible.
 * @param size how many values are combined: 2 or 3
 */
export function combinationsOf(flow: Flow, size: number, paths: readonly Path[]): Combinations {
  const graphs = graphsOf(flow);
  const choices = choicesOf(flow, graphs);
  const had = new Set(paths.flatMap((path) => combined(choicesOn(path, choices), size)));
  const all = new Set(had);
  const more: Path[] = [];
  const routes = graphs.map((graph) => new Routes(graph, choices));
  const sets = setsOf([...choices.values()], size);
  for (const set of sets.slice(0, MOST)) {
    if (all.has(textOf(set))) continue;
    const path = first(routes, (route) => route.through(set));
    if (!path) continue;
    for (const each of combined(choicesOn(path, choices), size)) all.add(each);
    more.push(path);
  }
  return { all, had, more: wholePaths(more), cut: Math.max(0, sets.length - MOST) };
}

/** How many combinations aren't looked for, because a chart has too many. */
export const cutCombinations = (flow: Flow, size: number): number => Math.max(0, setsOf([...choicesOf(flow, graphsOf(flow)).values()], size).length - MOST);

/** The paths for the combinations that other paths don't have. */
export const pathsForCombinations = (flow: Flow, size: number, paths: readonly Path[]): Path[] => combinationsOf(flow, size, paths).more;

const INPUT = 'input ';

/** The choices by what makes them: an event as text, or `input NAME`. Only of what has several values. */
function choicesOf(flow: Flow, graphs: readonly Graph[]): Map<string, Choice> {
  const inputs = Object.keys(flow.fixtures.inputs).map((input) => ({ made: INPUT + input, factor: 'input', name: INPUT + input }));
  const events = [...new Set(graphs.flatMap(({ edges }) => edges.map(({ event }) => event)))];
  const made = new Map(events.map((event) => [eventText(event), event]));
  const byType = Map.groupBy(made, ([, { type }]) => type);
  const named = [...byType].flatMap(([type, some]) => {
    const declared = samplesOf(flow, type).map(eventText);
    return some.map(([text], index) => ({ made: text, ...factorOf(type), index: 1 + (declared.length > 0 ? declared.indexOf(text) : index) }));
  });
  const all = [...inputs, ...named.map(({ made: text, factor, what, index }) => ({ made: text, factor, name: `${what} #${index}` }))];
  const several = [...Map.groupBy(all, ({ factor }) => factor).values()].filter(({ length }) => length > 1).flat();
  return new Map(several.map(({ made: text, factor, name }) => [text, { factor, name }]));
}

function factorOf(type: string): { factor: string; what: string } {
  const [, kind, id, snapshot, watched] = ANSWER.exec(type) ?? [];
  const call = id ?? watched;
  return call === undefined ? { factor: type, what: type } : { factor: `answer of ${call}`, what: `${kind ?? snapshot} ${call}` };
}

function choicesOn({ input, steps }: Path, choices: Map<string, Choice>): Choice[] {
  const on = [choices.get(INPUT + input), ...steps.map(({ event }) => choices.get(eventText(event)))];
  return [...new Set(on)].filter((choice) => choice !== undefined);
}

const textOf = (set: readonly Choice[]): string =>
  set
    .map(({ name }) => name)
    .toSorted()
    .join(' & ');

const combined = (choices: readonly Choice[], size: number): string[] => setsOf(choices, size).map(textOf);

/** All sets of so many choices of different factors. */
function setsOf(choices: readonly Choice[], size: number): Choice[][] {
  if (size === 0) return [[]];
  return choices.flatMap((choice, index) =>
    setsOf(
      choices.slice(index + 1).filter(({ factor }) => factor !== choice.factor),
      size - 1,
    ).map((rest) => [choice, ...rest]),
  );
}

/** Shortest ways through choices, in the graph of one input. */
class Routes {
  readonly #graph: Graph;
  readonly #out: Map<string, Edge[]>;
  readonly #byChoice: Map<string, Edge[]>;
  readonly #known = new Map<string, Edge[] | null>();

  constructor(graph: Graph, choices: Map<string, Choice>) {
    this.#graph = graph;
    this.#out = Map.groupBy(graph.edges, ({ from }) => from);
    this.#byChoice = Map.groupBy(graph.edges, ({ event }) => choices.get(eventText(event))?.name ?? '');
  }

  /** A path that has all of them, in the first order that works. */
  through(set: readonly Choice[]): Path | null {
    const { input, initial, start } = this.#graph;
    const others = set.filter(({ factor }) => factor !== 'input');
    if (others.length < set.length && !set.some(({ name }) => name === INPUT + input)) return null;
    if (others.some(({ name }) => !this.#byChoice.has(name))) return null;
    return first(orders(others), (order) => {
      let at = start;
      const edges: Edge[] = [];
      for (const { name } of order) {
        const way = this.#way(at, name);
        if (!way) return null;
        edges.push(...way);
        at = way.at(-1)?.to ?? at;
      }
      const steps: Step[] | null = follow(
        initial,
        edges.map(({ event }) => event),
      );
      return steps && { input, initial, steps };
    });
  }

  /** The shortest way from a state that ends with a choice. */
  #way(from: string, name: string): Edge[] | null {
    const key = `${name}\n${from}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ends = new Set(this.#byChoice.get(name));
    const ways = new Map<string, Edge[]>([[from, []]]);
    let found: Edge[] | null = null;
    for (const [at, way] of ways) {
      const out = this.#out.get(at) ?? [];
      const end = out.find((edge) => ends.has(edge));
      if (end) {
        found = [...way, end];
        break;
      }
      for (const edge of out) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
    this.#known.set(key, found);
    return found;
  }
}

/** Every order of some choices. */
function orders(choices: readonly Choice[]): Choice[][] {
  if (choices.length < 2) return [[...choices]];
  return choices.flatMap((choice, index) => orders(choices.toSpliced(index, 1)).map((rest) => [choice, ...rest]));
}

/** The first result that isn't null; null if there's none. */
function first<T, R>(items: readonly T[], resultOf: (item: T) => R | null): R | null {
  for (const item of items) {
    const result = resultOf(item);
    if (result !== null) return result;
  }
  return null;
}
