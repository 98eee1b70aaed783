import { allStates, type Chart, type ChartBan, type ChartState, type ChartTransition, inOrder, isBan, isWithin } from '../model.ts';
import { escapeXml } from '../svg/text.ts';

/**
 * A chart as W3C SCXML (https://www.w3.org/TR/scxml/) that engines run unchanged. State IDs are the chart's own (`login.code.entering`). Guards, actions, and
 * computed delays are functions, called by name. The script at the top defines them: `host.guards` has the result of a guard by its text (`isTold("seeker")`),
 * `host.delays` the value of a delay by its name, and actions do nothing. Replace it to use real implementations. A timer is a delayed `<send>` on entry,
 * canceled on exit. A call is an element in our own namespace, which engines ignore. Its results arrive as `done.invoke.ID` and `error.invoke.ID`.
 */
export function writeScxml(chart: Chart): string {
  const writing = { chart, callIds: callIdsOf(chart), longer: new Set<string>() };
  writing.longer = longerNames(writing);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:flow="${FLOW}" version="1.0" datamodel="ecmascript" name="${chart.id}" initial="${chart.id}">`,
    '  <datamodel>',
    '    <data id="host" expr="{ guards: {}, delays: {} }"/>',
    '  </datamodel>',
    `  <script>${escapeXml(hostOf(chart))}</script>`,
    ...element(writing, chart.root, 1),
    ...(canFinish(chart.root) ? [`  <final id="${chart.id}-finished"/>`] : []),
    '</scxml>',
    '',
  ].join('\n');
}

/** The namespace of elements that SCXML doesn't have. */
export const FLOW = 'urn:waymark:flow';

/** Defines every function that the chart calls, so that no call fails. */
function hostOf(chart: Chart): string {
  const states = [chart.root, ...allStates(chart)];
  const conditions = [...chart.transitions, ...states.flatMap(({ bans }) => bans)].flatMap(({ condition }) =>
    [...(condition ?? '').matchAll(/(\w+)\(/g)].map(([, name = '']) => name),
  );
  const guards = conditions.filter((name) => name !== 'In');
  const delays = chart.transitions.filter(({ trigger, milliseconds }) => trigger.kind === 'after' && milliseconds === null).map(({ trigger }) => trigger.name);
  const actions = [...states.flatMap(({ entry, exit }) => [...entry, ...exit]), ...chart.transitions.flatMap((transition) => transition.actions)]
    .filter((action) => raisedBy(chart, action) === null)
    .map((action) => action.split(': ')[0] ?? '');
  const all = (names: string[], body: (name: string) => string) => [...new Set(names)].toSorted().map((name) => `function ${name}() { ${body(name)} }`);
  return [
    'function answer(name, values) { return host.guards[name + "(" + Array.prototype.map.call(values, function (value) { return JSON.stringify(value); }).join(", ") + ")"] === true; }',
    ...all(guards, (name) => `return answer("${name}", arguments);`),
    ...all(delays, (name) => `return host.delays["${name}"] || "1d";`),
    ...all(actions, () => ''),
  ].join('\n');
}

/** The event that an action raises; null if it does something else. */
const raisedBy = (chart: Chart, action: string): string | null =>
  action.startsWith('raise: ') ? action.slice('raise: '.length) : (chart.raises[action] ?? null);

/**
 * Events whose name is a prefix of another one's. In SCXML, `done.state.a` also matches `done.state.a.b`, so these need a condition that excludes the longer
 * ones.
 */
function longerNames(writing: Writing): Set<string> {
  const { chart } = writing;
  const parents = [chart.root, ...allStates(chart)].filter(({ children }) => children.length > 0).map(({ path }) => `done.state.${idOf(chart, path)}`);
  const names = new Set([...chart.transitions.map((transition) => eventOf(writing, transition)), ...parents].filter((name) => name !== '' && name !== '*'));
  return new Set([...names].filter((name) => [...names].some((other) => other.startsWith(`${name}.`))));
}

type Writing = {
  chart: Chart;
  /** By state path and invoke ID. IDs are unique in a document. */ callIds: Map<string, string>;
  /** Events whose name is a prefix of another one's. */ longer: Set<string>;
};

/** Whether a state can be done: it has a final child, or each of its regions can be done. When a chart's root is done, the chart ends. */
function canFinish(state: ChartState): boolean {
  if (state.kind === 'parallel') return state.children.every((child) => child.kind === 'final' || canFinish(child));
  return state.children.some((child) => child.kind === 'final');
}

function callIdsOf(chart: Chart): Map<string, string> {
  const below = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(below)];
  const calls = below(chart.root).flatMap((state) => state.calls.map((call) => ({ path: state.path, id: call.id })));
  const isShared = (id: string) => calls.filter((call) => call.id === id).length > 1 || id === chart.id;
  return new Map(calls.map(({ path, id }) => [`${path} ${id}`, isShared(id) ? `${path}.${id}` : id]));
}

function element(writing: Writing, state: ChartState, depth: number): string[] {
  const { chart, callIds } = writing;
  const [outer, inner] = ['  '.repeat(depth), '  '.repeat(depth + 1)];
  const id = idOf(chart, state.path);
  if (state.kind === 'history') {
    const parent = state.path.split('.').slice(0, -1).join('.');
    const fallback = find(chart.root, parent)?.initial ?? parent;
    return [
      `${outer}<history id="${id}" type="${state.history ?? 'shallow'}">`,
      `${inner}<transition target="${idOf(chart, fallback)}"/>`,
      `${outer}</history>`,
    ];
  }
  const tag = state.kind === 'parallel' ? 'parallel' : state.kind === 'final' ? 'final' : 'state';
  const own = chart.transitions.filter((transition) => transition.source === state.path);
  const timers = [...new Map(own.filter(({ trigger }) => trigger.kind === 'after').map((timer) => [timer.trigger.name, timer])).values()];
  const children = [
    ...block('onentry', [...state.entry.map((action) => script(chart, action)), ...timers.map((timer) => sendLater(chart, timer))], depth + 1),
    ...block(
      'onexit',
      [...timers.map((timer) => `<cancel sendid="${timerId(chart, timer)}"/>`), ...state.exit.map((action) => script(chart, action))],
      depth + 1,
    ),
    ...state.calls.map((call) => `${inner}<flow:call src="${escapeXml(call.src)}" id="${escapeXml(callIds.get(`${state.path} ${call.id}`) ?? call.id)}"/>`),
    ...inOrder(state, own).flatMap((each) => (isBan(each) ? banElement(writing, each, depth + 1) : transitionElement(writing, each, depth + 1))),
    ...(state.path === '' && canFinish(state)
      ? [`${inner}<transition event="done.state.${id}"${condOf(writing, `done.state.${id}`, null)} target="${id}-finished"/>`]
      : []),
    ...state.children.flatMap((child) => element(writing, child, depth + 1)),
  ];
  const head = `<${tag} id="${id}"${state.initial === null ? '' : ` initial="${idOf(chart, state.initial)}"`}`;
  return children.length === 0 ? [`${outer}${head}/>`] : [`${outer}${head}>`, ...children, `${outer}</${tag}>`];
}

function transitionElement(writing: Writing, transition: ChartTransition, depth: number): string[] {
  const { source, targets, condition, actions, reenters } = transition;
  const event = eventOf(writing, transition);
  const isInternal = !reenters && targets.length > 0 && targets.every((target) => target !== source && isWithin(target, source));
  const attributes = [
    event === '' ? '' : ` event="${escapeXml(event)}"`,
    condOf(writing, event, condition),
    targets.length === 0 ? '' : ` target="${targets.map((target) => idOf(writing.chart, target)).join(' ')}"`,
    isInternal ? ' type="internal"' : '',
  ].join('');
  return block(
    `transition${attributes}`,
    actions.map((action) => script(writing.chart, action)),
    depth,
    true,
  );
}

/** Without a target and content it takes its event, so that no state around it does. */
const banElement = (writing: Writing, { event, condition }: ChartBan, depth: number): string[] => [
  `${'  '.repeat(depth)}<transition event="${escapeXml(event)}"${condOf(writing, event, condition)}/>`,
];

function condOf({ longer }: Writing, event: string, condition: string | null): string {
  const exact = longer.has(event) ? `_event.name === ${JSON.stringify(event)}` : null;
  const parts = [exact, condition].filter((part) => part !== null);
  return parts.length === 0 ? '' : ` cond="${escapeXml(parts.length > 1 ? parts.map((part) => `(${part})`).join(' && ') : (parts[0] ?? ''))}"`;
}

function eventOf({ chart, callIds }: Writing, transition: ChartTransition): string {
  const { trigger, source } = transition;
  const call = callIds.get(`${source} ${trigger.name}`) ?? trigger.name;
  const names = { event: trigger.name, done: `done.invoke.${call}`, error: `error.invoke.${call}`, snapshot: `snapshot.invoke.${call}`, always: '' };
  if (trigger.kind === 'after') return timerId(chart, transition);
  return trigger.kind === 'finished' ? `done.state.${idOf(chart, source)}` : names[trigger.kind];
}

function sendLater(chart: Chart, timer: ChartTransition): string {
  const delay = timer.milliseconds === null ? `delayexpr="${escapeXml(timer.trigger.name)}()"` : `delay="${timer.milliseconds}ms"`;
  const id = timerId(chart, timer);
  return `<send event="${id}" id="${id}" ${delay}/>`;
}

function timerId(chart: Chart, { source, trigger }: ChartTransition): string {
  return escapeXml(`after.${trigger.name}.${idOf(chart, source)}`);
}

/** An action calls the host's function with its fixed params as arguments, or raises an event. */
function script(chart: Chart, action: string): string {
  const raised = raisedBy(chart, action);
  if (raised !== null) return `<raise event="${escapeXml(raised)}"/>`;
  const [name = '', params] = action.split(': ');
  return `<script>${escapeXml(
    `${name}(${
      params === undefined
        ? ''
        : params
            .split(', ')
            .map((param) => JSON.stringify(param))
            .join(', ')
    })`,
  )}</script>`;
}

function block(head: string, contents: string[], depth: number, isKeptEmpty = false): string[] {
  const indent = '  '.repeat(depth);
  if (contents.length === 0) return isKeptEmpty ? [`${indent}<${head}/>`] : [];
  return [`${indent}<${head}>`, ...contents.map((content) => `${indent}  ${content}`), `${indent}</${head.split(' ')[0]}>`];
}

function find(state: ChartState, path: string): ChartState | undefined {
  return state.path === path ? state : state.children.map((child) => find(child, path)).find(Boolean);
}

function idOf(chart: Chart, path: string): string {
  return path === '' ? chart.id : `${chart.id}.${path}`;
}

/**
 * The name of an XState event in the document: `xstate.done.actor.save` is `done.invoke.save`, or `done.invoke.PATH.save` if several states have calls of that
 * name.
 * @param states the innermost states that the chart is in
 */
export function scxmlEvent(chart: Chart, states: readonly string[], type: string): string {
  const writing = { chart, callIds: callIdsOf(chart), longer: new Set<string>() };
  const heard = chart.transitions.find(({ eventType, source }) => eventType === type && states.some((state) => isWithin(state, source)));
  return heard ? eventOf(writing, heard) : type;
}
