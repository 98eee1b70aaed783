import type { ChangedScreen } from './atlas-changes.ts';
import type { ChartChange } from './compare.ts';
import type { Revision } from './record.ts';
import { shareText } from '../words.ts';
import { summaryOf, totalOf } from './summary.ts';

/**
 * The changes since a revision, for a terminal.
 * @param isBrief one line per chart, for the end of a test run
 */
export function printed({ name, date, commit }: Revision, changes: readonly ChartChange[], isBrief: boolean): string {
  const since = `since ${name} (${name.startsWith(commit.slice(0, 7)) ? date : `${commit.slice(0, 8)}, ${date}`})`;
  if (changes.length === 0) return `No chart changed ${since}.`;
  const lines = changes.flatMap((change) => [
    ...(isBrief ? [] : ['']),
    `${isBrief ? '  ' : ''}${change.title} (${change.id}): ${summaryOf(change)}`,
    ...(isBrief
      ? []
      : [...change.changes.map(({ text }) => `  ${text}`), ...pathLines('gained', change.paths.gained), ...pathLines('lost', change.paths.lost)]),
  ]);
  return [`Charts ${since}: ${totalOf(changes)}`, ...lines].join('\n');
}

/** How many are listed. The rest is only counted. */
const FEW = 5;

function pathLines(kind: 'gained' | 'lost', paths: readonly { id: string; title: string }[]): string[] {
  if (paths.length === 0) return [];
  const rest = paths.length > FEW ? [`    and ${paths.length - FEW} more`] : [];
  return [`  Paths ${kind}:`, ...paths.slice(0, FEW).map(({ id, title }) => `    ${id} ${title}`), ...rest];
}

/** The screens that changed since a revision, for a terminal: each state once, with its greatest difference. */
export function printedScreens(screens: readonly ChangedScreen[], folder: string): string {
  if (screens.length === 0) return 'No screen changed.';
  const states = [...Map.groupBy(screens, ({ chart, state }) => `${chart}, ${state}`)];
  const lines = states.map(([name, looks]) => `  ${name}: ${shareText(Math.max(...looks.map(({ share }) => share)))} of its pixels`);
  return [`Screens that changed: ${states.length} states, ${screens.length} pictures, in ${folder}`, ...lines].join('\n');
}
