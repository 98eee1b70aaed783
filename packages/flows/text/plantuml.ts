import { allStates, type Chart, type ChartState, type ChartTransition } from '../model.ts';

/**
 * A chart as a PlantUML state diagram (https://plantuml.com/state-diagram): regions are separated by `--`, the meaning and calls of a state are its
 * description, and a transition without a target is an arrow to itself marked "stays".
 */
export function writePlantUml(chart: Chart): string {
  const isFramed = chart.root.kind === 'parallel' || chart.transitions.some(({ source, targets }) => [source, ...targets].includes(''));
  const lines = isFramed ? stateLines(chart, chart.root, 0) : inside(chart, chart.root, 0);
  const declared = allStates(chart);
  const arrows = chart.transitions.flatMap((transition) => arrowLines(chart, transition));
  const ends = declared.filter(({ kind }) => kind === 'final').map(({ path }) => `${idOf(chart, path)} : (end)`);
  return ['@startuml', `title ${plain(chart.title)}`, 'hide empty description', ...lines, ...arrows, ...ends, '@enduml', ''].join('\n');
}

function stateLines(chart: Chart, state: ChartState, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const id = idOf(chart, state.path);
  if (state.kind === 'history') return [`${indent}state "${state.history === 'deep' ? 'H*' : 'H'}" as ${id}`];
  const head = `${indent}state "${plain(state.path === '' ? chart.title : state.name)}" as ${id}`;
  const texts = [state.path === '' ? '' : state.meaning, ...state.calls.map(({ id: call }) => `calls ${call}`)]
    .filter(Boolean)
    .map((text) => `${indent}${id} : ${plain(text)}`);
  if (state.children.length === 0) return [head, ...texts];
  return [`${head} {`, ...inside(chart, state, depth + 1), `${indent}}`, ...texts];
}

function inside(chart: Chart, state: ChartState, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const start = state.initial === null ? [] : [`${indent}[*] --> ${idOf(chart, state.initial)}`];
  const children = state.children.flatMap((child, index) => [
    ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
    ...stateLines(chart, child, depth),
  ]);
  return [...start, ...children];
}

function arrowLines(chart: Chart, { source, targets, trigger, delay, guard, isElse, actions }: ChartTransition): string[] {
  const triggers = {
    event: trigger.name,
    done: `${trigger.name} answers`,
    error: `${trigger.name} fails`,
    snapshot: `${trigger.name} continues`,
    after: `after ${delay}`,
    always: 'always',
    finished: 'finished',
  };
  const label = [
    triggers[trigger.kind],
    guard === null ? (isElse ? '[else]' : '') : `[${guard}]`,
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
    targets.length === 0 ? '(stays)' : '',
  ];
  const from = idOf(chart, source);
  return (targets.length === 0 ? [from] : targets.map((target) => idOf(chart, target))).map(
    (to) => `${from} --> ${to} : ${plain(label.filter(Boolean).join(' '))}`,
  );
}

/** Removes characters that would end a text or a name. */
const plain = (text: string): string => text.replaceAll('"', '”').replace(/\s+/g, ' ').replaceAll('\\', '/').trim();

const idOf = (chart: Chart, path: string): string => (path === '' ? `${chart.id}_` : path.replaceAll('.', '_'));
