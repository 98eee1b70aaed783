import { allStates, type Chart, type ChartState, type ChartTransition, isWithin } from '../model.ts';

/** A chart as a Mermaid `stateDiagram-v2`: regions are separated by `--`, and a transition inside a state is listed next to its name. */
export function writeMermaid(chart: Chart): string {
  const isFramed = chart.root.kind === 'parallel' || chart.transitions.some(({ source }) => source === '');
  const lines = isFramed ? composite(chart, chart.root, 1) : inside(chart, chart.root, 1);
  return ['---', `title: ${chart.title}`, '---', 'stateDiagram-v2', ...lines, ''].join('\n');
}

/** A region without its own frame, because Mermaid often fails to draw one. A note at its start has its name. */
function region(chart: Chart, state: ChartState, depth: number): string[] {
  if (state.initial === null) return composite(chart, state, depth);
  const indent = '  '.repeat(depth);
  return [...inside(chart, state, depth), `${indent}note left of ${idOf(chart, startOf(chart, state.initial))} : ${nameOf(chart, state)}`];
}

function isTouched(chart: Chart, { path }: ChartState): boolean {
  return chart.transitions.some((transition) => !isListed(transition) && [transition.source, ...transition.targets].includes(path));
}

/** A state's name with the transitions that are listed rather than drawn. */
function nameOf(chart: Chart, state: ChartState): string {
  const listed = chart.transitions
    .filter((transition) => transition.source === state.path && isListed(transition))
    .map((transition) => label(transition, true));
  return [state.path === '' ? chart.title : state.name, ...listed].map(plain).join(' · ');
}

function composite(chart: Chart, state: ChartState, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const head = `${indent}state "${nameOf(chart, state)}" as ${idOf(chart, state.path)}`;
  if (state.children.length === 0) return [head];
  return [`${head} {`, ...inside(chart, state, depth + 1), `${indent}}`];
}

function inside(chart: Chart, state: ChartState, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const written = state.children.map((child) =>
    state.kind === 'parallel' && !isTouched(chart, child) ? region(chart, child, depth) : composite(chart, child, depth),
  );
  const children = written.flatMap((lines, index) => (state.kind === 'parallel' && index > 0 ? [`${indent}--`, ...lines] : lines));
  const start = state.initial === null ? [] : [`${indent}[*] --> ${idOf(chart, startOf(chart, state.initial))}`];
  const drawn = chart.transitions.filter((transition) => !isListed(transition) && home(state, transition));
  const arrows = drawn.flatMap((transition) =>
    transition.targets.map((target) => `${indent}${idOf(chart, transition.source)} --> ${idOf(chart, target)}${labelled(transition)}`),
  );
  const ends = state.children.filter((child) => child.kind === 'final').map((child) => `${indent}${idOf(chart, child.path)} --> [*]`);
  return [...start, ...children, ...arrows, ...ends];
}

/** The innermost initial state: Mermaid fails to draw a start that leads to a compound state next to parallel regions. */
function startOf(chart: Chart, path: string): string {
  const initial = allStates(chart).find((state) => state.path === path)?.initial;
  return initial ? startOf(chart, initial) : path;
}

/** A transition belongs to the innermost state that contains both its ends. */
function home(state: ChartState, { source, targets }: ChartTransition): boolean {
  const holds = (holder: ChartState) => [source, ...targets].every((path) => path !== holder.path && isWithin(path, holder.path));
  return holds(state) && !state.children.some(holds);
}

function isListed({ source, targets }: ChartTransition): boolean {
  return targets.every((target) => isWithin(target, source) || isWithin(source, target));
}

function labelled(transition: ChartTransition): string {
  const text = label(transition, false);
  return text === '' ? '' : ` : ${text}`;
}

function label({ trigger, delay, guard, isElse, actions, targets, source }: ChartTransition, isListed: boolean): string {
  const texts = {
    event: trigger.name,
    done: `${trigger.name} done`,
    error: `${trigger.name} failed`,
    snapshot: `${trigger.name} goes on`,
    after: `after ${delay}`,
    always: '',
    finished: 'finished',
  };
  const where = isListed ? targets.filter((target) => target !== source).map((target) => `→ ${target}`) : [];
  const parts = [texts[trigger.kind], guard === null ? (isElse ? '[else]' : '') : `[${guard}]`, actions.length > 0 ? `/ ${actions.join(', ')}` : '', ...where];
  return plain(parts.filter(Boolean).join(' '));
}

/** Removes characters with a meaning in the syntax. */
function plain(text: string): string {
  return text
    .replaceAll(/\s*[:;"#{}]\s*/g, ' ')
    .replaceAll('-->', '→')
    .trim();
}

function idOf(chart: Chart, path: string): string {
  return path === '' ? `${chart.id}_` : path.replaceAll('.', '_');
}
