import { parseSync, type ESTree } from 'vite';
import { keyOf, literalOf, siblingKeys, unwrapped, type Property } from './syntax.ts';
import { otherTarget } from './targets.ts';

/** A change of a chart's source: replaces the text between two offsets (UTF-16 code units). */
export interface Mutant {
  /** Stable as long as the place and the change are the same: `login/login.code.ts code.states.sending.onDone.0: guard removed`. */
  id: string;
  /** Relative to src/machines. */
  file: string;
  /** Starts at 1. */
  line: number;
  start: number;
  end: number;
  text: string;
}

/** The events and the state paths of the running chart. */
export interface ChartNames {
  events: ReadonlySet<string>;
  states: readonly string[];
}

type Change = [node: { start: number; end: number }, text: string, what: string];
type Parents = readonly ESTree.Node[];

/**
 * All mutants of one source file of a chart: each transition removed, without its target, or with a sibling as target; each guard removed, and negated; each
 * action removed; each input of a call emptied; each delay 1 ms, and doubled; each initial state replaced.
 */
export function mutantsOf(file: string, source: string, chart: ChartNames): Mutant[] {
  const found = new Mutations(source, chart);
  found.read(parseSync(file, source).program, [], []);
  const seen = new Map<string, number>();
  return found.mutants.map(({ place, change: [{ start, end }, text, what] }) => {
    const id = `${file} ${place}: ${what}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id: count === 1 ? id : `${id} (${count})`, file, line: source.slice(0, start).split('\n').length, start, end, text };
  });
}

class Mutations {
  readonly mutants: { place: string; change: Change }[] = [];
  readonly #source: string;
  readonly #chart: ChartNames;
  /** Transitions that were already visited by position, so that their parts aren't visited twice. */
  readonly #transitions = new Set<ESTree.Node>();

  constructor(source: string, chart: ChartNames) {
    this.#source = source;
    this.#chart = chart;
  }

  read(node: ESTree.Node, parents: Parents, place: readonly string[]): void {
    const here = [...place, ...labelOf(node)];
    if (node.type.startsWith('TSType') || node.type === 'TSInterfaceDeclaration') return;
    if (node.type === 'Property' && parents.at(-1)?.type === 'ObjectExpression') this.#property(node, parents, here);
    if (node.type === 'ObjectExpression') this.#object(node, parents, here);
    for (const [name, child] of Object.entries(node)) {
      if (name === 'key' && node.type === 'Property') continue;
      const isList = Array.isArray(child);
      for (const [index, each] of (isList ? child : [child]).entries())
        if (isNode(each)) this.read(each, [...parents, node], isList && node.type === 'ArrayExpression' ? [...here, String(index)] : here);
    }
  }

  #add(place: readonly string[], ...change: Change): void {
    this.mutants.push({ place: place.join('.'), change });
  }

  #property(property: Property, parents: Parents, place: readonly string[]): void {
    const owner = parents.at(-1) as ESTree.ObjectExpression;
    const key = keyOf(property);
    const value = unwrapped(property.value);
    switch (key) {
      case 'on':
      case 'after':
        if (value.type !== 'ObjectExpression') return this.#add(place, this.#whole(property), '', 'removed');
        for (const each of value.properties) this.#branchOf(each, key, parents, place);
        return;
      case 'always':
      case 'onDone':
      case 'onError':
      case 'onSnapshot':
        return this.#transition(property.value, property, parents, place);
      case 'actions':
      case 'entry':
      case 'exit':
        return isImplementations(value) ? undefined : this.#actions(value, property, place);
      case 'input':
        if (has(owner, 'src') && this.#text(value) !== '{}')
          this.#add(place, property.shorthand ? property : property.value, emptied(property), 'input emptied');
        return;
      case 'delay':
        return this.#delay(property.value, place);
      case 'delays':
        if (value.type === 'ObjectExpression')
          for (const each of value.properties) if (each.type === 'Property') this.#delay(each.value, [...place, keyOf(each)]);
        return;
      case 'initial':
        return this.#initial(property, owner, place);
      default:
        if (this.#chart.events.has(key) && isTransition(value, this.#chart)) this.#transition(property.value, property, parents, place);
    }
  }

  #branchOf(branch: ESTree.ObjectPropertyKind, kind: 'on' | 'after', parents: Parents, place: readonly string[]): void {
    if (branch.type === 'SpreadElement') return this.#add([...place, this.#text(branch)], this.#whole(branch), '', 'removed');
    const at = [...place, keyOf(branch) || this.#text(branch.key)];
    if (kind === 'after' && (branch.computed || branch.key.type === 'Literal') && !/^['"]/.test(this.#text(branch.key))) {
      const key = this.#text(branch.key);
      const whole = branch.computed ? { start: branch.start, end: this.#source.indexOf(']', branch.key.end) + 1 } : branch.key;
      this.#add(at, whole, '1', 'delay 1 ms');
      this.#add(at, whole, `[2 * (${key})]`, 'delay doubled');
    }
    this.#transition(branch.value, branch, parents, at);
  }

  /** @param whole the node to remove so that the transition is gone */
  #transition(written: ESTree.Node, whole: ESTree.Node, parents: Parents, place: readonly string[]): void {
    const value = unwrapped(written);
    if (this.#transitions.has(value)) return;
    this.#transitions.add(value);
    if (value.type === 'ArrayExpression') {
      for (const [index, each] of value.elements.entries()) if (each) this.#transition(each, each, parents, [...place, String(index)]);
      return;
    }
    if (value.type === 'ObjectExpression') {
      if (!has(value, 'actions') || !has(value, 'target')) this.#add(place, this.#whole(whole), '', 'removed');
      return this.#parts(value, parents, place);
    }
    this.#add(place, this.#whole(whole), '', 'removed');
    // A helper takes the name of the refusal first, then the target.
    const targets = value.type === 'CallExpression' ? value.arguments.map((each) => unwrapped(each)).toReversed() : [value];
    targets.some((target) => this.#retarget(target, parents, place));
  }

  #parts(value: ESTree.ObjectExpression, parents: Parents, place: readonly string[]): void {
    for (const part of value.properties) {
      if (part.type !== 'Property') continue;
      if (keyOf(part) === 'target') {
        if (has(value, 'actions')) this.#add(place, this.#whole(part), '', 'target removed');
        this.#retarget(unwrapped(part.value), parents, place);
      }
      if (keyOf(part) === 'guard') {
        this.#add(place, this.#whole(part), '', 'guard removed');
        this.#add(place, part, `guard: __not(${this.#text(part.shorthand ? part.key : part.value)})`, 'guard negated');
      }
    }
  }

  #object(value: ESTree.ObjectExpression, parents: Parents, place: readonly string[]): void {
    if (this.#transitions.has(value) || !(has(value, 'target') || (has(value, 'guard') && has(value, 'actions')))) return;
    this.#transitions.add(value);
    this.#parts(value, parents, place);
  }

  #retarget(target: ESTree.Node, parents: Parents, place: readonly string[]): boolean {
    const name = literalOf(target);
    const other = name === null ? null : otherTarget(name, parents, this.#chart.states);
    if (other !== null) this.#add(place, target, `'${other}'`, `${name} → ${other}`);
    return other !== null;
  }

  #actions(value: ESTree.Node, property: Property, place: readonly string[]): void {
    if (value.type !== 'ArrayExpression') return this.#add(place, this.#whole(property), '', `action dropped: ${this.#short(value)}`);
    for (const each of value.elements) if (each) this.#add(place, this.#whole(each), '', `action dropped: ${this.#short(each)}`);
  }

  #delay(value: ESTree.Node, place: readonly string[]): void {
    this.#add(place, value, '1', 'delay 1 ms');
    this.#add(place, value, `__doubled(${this.#text(value)})`, 'delay doubled');
  }

  #initial(property: Property, owner: ESTree.ObjectExpression, place: readonly string[]): void {
    const name = literalOf(unwrapped(property.value));
    const other = name === null ? undefined : siblingKeys(owner).find((key) => key !== name);
    if (other !== undefined) this.#add(place, unwrapped(property.value), `'${other}'`, `${name} → ${other}`);
  }

  /** Including the comma that follows. */
  #whole({ start, end }: { start: number; end: number }): { start: number; end: number } {
    const comma = /^\s*,/.exec(this.#source.slice(end));
    return { start, end: end + (comma?.[0].length ?? 0) };
  }

  #text({ start, end }: { start: number; end: number }): string {
    return this.#source.slice(start, end);
  }

  #short(node: ESTree.Node): string {
    const text = this.#text(node).replaceAll(/\s+/g, ' ');
    return /type: '(\w+)'/.exec(text)?.[1] ?? (text.length > 60 ? `${text.slice(0, 57)}…` : text);
  }
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const has = (object: ESTree.ObjectExpression, key: string) => object.properties.some((each) => each.type === 'Property' && keyOf(each) === key);
const emptied = ({ shorthand }: Property) => (shorthand ? 'input: () => ({})' : '() => ({})');

/** What names a place: variables, functions, and keys. */
function labelOf(node: ESTree.Node): string[] {
  if (node.type === 'Property') return [keyOf(node)];
  if ((node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') && node.id?.type === 'Identifier') return [node.id.name];
  return [];
}

/** The `actions` of a `setup` call rather than of a transition. */
const isImplementations = (value: ESTree.Node) => value.type === 'ObjectExpression' && !has(value, 'type');

/** Whether it's a transition outside of `on`, under the name of an event: a constant that states share. */
function isTransition(value: ESTree.Node, { states }: ChartNames): boolean {
  if (value.type === 'ArrayExpression')
    return value.elements.length > 0 && value.elements.every((each) => each !== null && unwrapped(each).type === 'ObjectExpression');
  if (value.type === 'ObjectExpression') return ['target', 'actions', 'guard'].some((key) => has(value, key));
  const name = literalOf(value);
  return name !== null && states.some((state) => state === name || state.endsWith(`.${name.replace(/^#\w+\.|^\./, '')}`) || name.startsWith('#'));
}
