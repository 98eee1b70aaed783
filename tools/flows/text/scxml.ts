import { type Chart, type ChartState, type ChartTransition, isWithin } from '../model.ts';
import { escapeXml } from '../svg/text.ts';

/**
 * Writes a chart as W3C SCXML (https://www.w3.org/TR/scxml/). State ids are the chart's own (`login.code.entering`); guards, actions and computed
 * delays are functions of the host, called by name. A timer is a delayed `<send>` on entry, cancelled on exit.
 */
export function writeScxml(chart: Chart): string {
  const callIds = callIdsOf(chart);
  const writing = { chart, callIds };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${chart.id}" initial="${chart.id}">`,
    ...element(writing, chart.root, 1),
    ...(canFinish(chart.root) ? [`  <final id="${chart.id}-finished"/>`] : []),
    '</scxml>',
    '',
  ].join('\n');
}

type Writing = { chart: Chart; /** By state path and invoke id; an id stands once in a document. */ callIds: Map<string, string> };

/** Whether a state can be done: a child ends it, or each of its regions can be done. A chart's root that is done ends the chart. */
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
    return [`${outer}<history id="${id}" type="${state.history ?? 'shallow'}">`, `${inner}<transition target="${idOf(chart, fallback)}"/>`, `${outer}</history>`];
  }
  const tag = state.kind === 'parallel' ? 'parallel' : state.kind === 'final' ? 'final' : 'state';
  const own = chart.transitions.filter((transition) => transition.source === state.path);
  const timers = [...new Map(own.filter(({ trigger }) => trigger.kind === 'after').map((timer) => [timer.trigger.name, timer])).values()];
  const children = [
    ...block('onentry', [...state.entry.map(script), ...timers.map((timer) => sendLater(chart, timer))], depth + 1),
    ...block('onexit', [...timers.map((timer) => `<cancel sendid="${timerId(chart, timer)}"/>`), ...state.exit.map(script)], depth + 1),
    ...state.calls.map((call) => `${inner}<invoke type="actor" src="${escapeXml(call.src)}" id="${escapeXml(callIds.get(`${state.path} ${call.id}`) ?? call.id)}"/>`),
    ...own.flatMap((transition) => transitionElement(writing, transition, depth + 1)),
    ...(state.path === '' && canFinish(state) ? [`${inner}<transition event="done.state.${id}" target="${id}-finished"/>`] : []),
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
    condition === null ? '' : ` cond="${escapeXml(condition)}"`,
    targets.length === 0 ? '' : ` target="${targets.map((target) => idOf(writing.chart, target)).join(' ')}"`,
    isInternal ? ' type="internal"' : '',
  ].join('');
  return block(`transition${attributes}`, actions.map(script), depth, true);
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

/** An action is a call of the host's function; its fixed params are its arguments. */
function script(action: string): string {
  const [name = '', params] = action.split(': ');
  return `<script>${escapeXml(`${name}(${params === undefined ? '' : params.split(', ').map((param) => JSON.stringify(param)).join(', ')})`)}</script>`;
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
