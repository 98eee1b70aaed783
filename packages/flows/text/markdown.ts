import { allStates, type Chart, type ChartBan, type ChartState, type ChartTransition } from '../model.ts';

/** A chart as a readable page: its purpose, its diagram, each state with its meaning, and each transition as a table row. */
export function writeMarkdown(chart: Chart): string {
  const states = allStates(chart);
  const bans = [chart.root, ...states].flatMap((state) =>
    state.bans.flatMap((ban) => (ban.reason === null ? [] : [banRow(state, { ...ban, reason: ban.reason })])),
  );
  return [
    `# ${chart.title}`,
    chart.purpose,
    `From [${chart.source}](../${chart.source}). ${states.length} states, ${chart.transitions.length} transitions.`,
    `![${chart.title}](${chart.id}.svg)`,
    '## States',
    table(['State', 'Kind', 'Meaning', 'Calls'], states.map(stateRow)),
    '## Transitions',
    transitionTable(chart.transitions),
    ...(bans.length === 0 ? [] : ['## Refused', table(['In', 'Event', 'If', 'Because'], bans)]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function stateRow(state: ChartState): string[] {
  const kinds = {
    atomic: '',
    compound: `starts in ${code(relative(state.initial ?? '', state.path))}`,
    parallel: 'regions side by side',
    final: 'end',
    history: 'returns to where it was',
  };
  return [code(state.path), kinds[state.kind], state.meaning, state.calls.map((call) => code(call.id)).join(', ')];
}

/** With who may send each event, where the chart says. */
function transitionTable(transitions: readonly ChartTransition[]): string {
  if (transitions.every(({ by }) => by.length === 0)) return table(['From', 'When', 'If', 'To', 'Does'], transitions.map(transitionRow));
  const rows = transitions.map((transition) => transitionRow(transition).toSpliced(2, 0, transition.by.join(', ')));
  return table(['From', 'When', 'By', 'If', 'To', 'Does'], rows);
}

function banRow({ path }: ChartState, { event, guard, reason }: ChartBan & { reason: string }): string[] {
  return [code(path), code(event), guard === null ? 'no transition takes it' : code(guard), code(reason)];
}

function transitionRow({ source, trigger, delay, guard, isElse, targets, actions, reenters }: ChartTransition): string[] {
  const when = {
    event: code(trigger.name),
    done: `${code(trigger.name)} answers`,
    error: `${code(trigger.name)} fails`,
    snapshot: `${code(trigger.name)} goes on`,
    after: `after ${code(delay)}`,
    always: 'at once',
    finished: 'all within has ended',
  };
  const to = targets.length === 0 ? 'stays' : targets.map((target) => code(target)).join(', ');
  return [code(source), when[trigger.kind], guard === null ? (isElse ? 'else' : '') : code(guard), reenters ? `${to}, anew` : to, actions.map(code).join(', ')];
}

function relative(path: string, parent: string): string {
  return path.startsWith(`${parent}.`) ? path.slice(parent.length + 1) : path;
}

function code(text: string): string {
  return text === '' ? '(any)' : `\`${text}\``;
}

function table(head: string[], rows: string[][]): string {
  const row = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
