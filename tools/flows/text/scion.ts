import { createRequire } from 'node:module';
import { type SaxesTagPlain, SaxesParser } from 'saxes';

/** An element of an SCXML document. */
type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

/** What the top-level script of a document reads: the results of guards by their text, and delays by their name. */
export type Host = { guards: Record<string, boolean>; delays: Record<string, string> };

type Action = (this: { raise(event: { name: string }): void }, event: unknown) => void;
interface State {
  id?: string;
  $type: string;
  states: State[];
  initial?: string;
  isDeep?: boolean;
  onEntry: Action[][];
  onExit: Action[][];
  transitions: { event?: string; cond?: (event: unknown) => unknown; target?: string[]; type?: string; onTransition: Action[] }[];
}
interface Engine {
  start(): string[];
  gen(event: { name: string; data?: unknown }): string[];
  getConfiguration(): string[];
  on(type: 'onError', listener: (error: { reason: string }) => void): void;
}

const require = createRequire(import.meta.url);
const { Statechart } = require('@scion-scxml/core') as { Statechart: new (model: (...system: unknown[]) => State, options: object) => Engine };

function parse(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element: Element = { name, attributes, children: [], text: '' };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  parser.on('text', (more) => void ((stack.at(-1) as Element).text += more));
  parser.on('closetag', () => void stack.pop());
  parser.write(text).close();
  const [document] = root.children;
  if (document?.name !== 'scxml') throw new Error('no SCXML document');
  return document;
}

/**
 * Runs an SCXML document on SCION with nothing but its own scripts and conditions. Timers aren't set, because the caller who replays a path decides when they
 * end.
 * @returns the engine, not started yet, the document's `host`, and the errors that occur
 */
export function runScxml(text: string): { engine: Engine; host: Host; errors: string[] } {
  const document = parse(text);
  const data = document.children.find(({ name }) => name === 'datamodel')?.children ?? [];
  const script = document.children.find(({ name }) => name === 'script')?.text ?? '';
  let isIn: (id: string) => boolean = () => false;
  const declared = data.map(({ attributes }) => `var ${attributes['id']} = ${attributes['expr']};`).join('\n');
  // oxlint-disable-next-line no-new-func -- the document is ours, and its scripts are what is tested
  const scope = new Function('In', `${declared}\n${script}\nreturn { host, run: function (code, _event) { return eval(code); } };`)((id: string) =>
    isIn(id),
  ) as {
    host: Host;
    run: (code: string, event: unknown) => unknown;
  };
  const action = ({ name, attributes, text: code }: Element): Action[] => {
    if (name === 'raise')
      return [
        function raise() {
          this.raise({ name: attributes['event'] ?? '' });
        },
      ];
    return name === 'script' ? [(event) => void scope.run(code, event)] : [];
  };
  const actions = ({ children }: Element): Action[] => children.flatMap(action);
  const of = (element: Element, name: string) => element.children.filter((child) => child.name === name);
  const state = (element: Element): State => {
    const { id, initial, type } = element.attributes;
    return {
      ...(id === undefined ? {} : { id }),
      $type: element.name,
      ...(initial === undefined ? {} : { initial }),
      ...(element.name === 'history' ? { isDeep: type === 'deep' } : {}),
      states: element.children.filter(({ name }) => ['state', 'parallel', 'final', 'history'].includes(name)).map(state),
      onEntry: of(element, 'onentry').map(actions),
      onExit: of(element, 'onexit').map(actions),
      transitions: of(element, 'transition').map((transition) => {
        const { event, cond, target, type: kind } = transition.attributes;
        return {
          ...(event === undefined ? {} : { event }),
          ...(cond === undefined ? {} : { cond: (received: unknown) => scope.run(cond, received) }),
          ...(target === undefined ? {} : { target: target.split(' ') }),
          ...(kind === undefined ? {} : { type: kind }),
          onTransition: actions(transition),
        };
      }),
    };
  };
  const errors: string[] = [];
  const engine = new Statechart((...system) => {
    isIn = system[3] as typeof isIn;
    return state(document);
  }, {});
  engine.on('onError', ({ reason }) => errors.push(reason));
  return { engine, host: scope.host, errors };
}
