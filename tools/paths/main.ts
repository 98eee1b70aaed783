import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { flows } from '../../src/machines/registry.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import { count } from '../../packages/flows/words.ts';
import { changedSince } from './changed.ts';
import { FORMATS, isFormat, write } from './formats.ts';
import type { Covered } from '../../packages/flows/covered.ts';
import { cutCombinations } from '../../packages/flows/paths/combinations.ts';
import { withinBudget } from './budget.ts';
import { CRITERIA, isCriterion } from '../../packages/flows/paths/criteria.ts';
import { catalogOf, describePath, type Listed } from './catalog.ts';
import { coverageOf, totalOf } from './coverage.ts';
import { describeWalk, walkAtRandom } from './random-walk.ts';
import { isLevel, LEVELS, runPath } from './run.ts';

const HELP = `npm run paths -- COMMAND [OPTIONS]

  list [CHART|AREA|changed-since REV]   The generated paths, with the levels that take all of their transitions.
  show ID                               A path, step by step, with its data.
  run ID|CHART                          Run one path, or all of a chart.
  export [CHART] --format FORMAT        Write paths for other tools.
  walk CHART                            Walk at random, on a real actor, until something goes elsewhere than the chart says. The same seed walks the same.
  coverage [CHART|AREA]                 How much of each chart the paths take: states, transitions, guards, refusals, pairs; and its view and browser.

  --criterion WHAT  list, show, run, export: ${CRITERIA.join(', ')}. "pairs" adds paths for each two transitions that can follow one another,
                    "2-way" and "3-way" for each two or three values of the samples (inputs, events, answers) that can come together on a path.
  --budget N        list, export: at most so many paths a chart, the richest; prints what they leave out.
  --seed N          walk: where the random numbers start (default: 1).
  --steps N         walk: at most so many steps a walk (default: 40).
  --walks N         walk: so many walks (default: 200).
  --reach STATE     walk: look for a state, and print the shortest walk to it that was found.
  --level LEVEL     run: ${LEVELS.join(', ')} (default: chart). "browser" starts the real server.
  --headed          run: show the browser.
  --video           run: record a video in the browser.
  --report          run: write an HTML report with a picture of each step, and JUnit XML, to .flows/report.
  --format FORMAT   export: ${FORMATS.join(', ')}.
  --out DIR         export: where the files go (default: .flows/export).
  --help            This text.

Levels: C the chart itself, V its view, B the browser.`;

const root = path.join(import.meta.dirname, '../..');

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        level: { type: 'string', default: 'chart' },
        format: { type: 'string', default: 'json' },
        criterion: { type: 'string', default: 'edges' },
        budget: { type: 'string' },
        seed: { type: 'string', default: '1' },
        steps: { type: 'string', default: '40' },
        walks: { type: 'string', default: '200' },
        reach: { type: 'string' },
        out: { type: 'string', default: path.join(root, '.flows/export') },
        headed: { type: 'boolean', default: false },
        video: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

function stop(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(1);
}

/** The charts that a word names: one by its id, an area, or all. */
function chosen(word: string | undefined, revision: string | undefined): Flow[] {
  if (word === undefined) return flows;
  if (word === 'changed-since') return revision ? changedSince(root, flows, revision) : stop('changed-since: enter a revision, such as main or HEAD~1.');
  const found = flows.filter(({ id, area }) => id === word || area === word);
  return found.length > 0 ? found : stop(`There is no chart or area "${word}". "npm run paths -- list" lists all.`);
}

/** A path by its id, with its chart. */
function pathNamed(id: string | undefined): { flow: Flow; listed: Listed } {
  const flow = flows.find((each) => id?.startsWith(`${each.id}-`) && /^[\da-f]{6,}$/.test(id.slice(each.id.length + 1)));
  // Combinations of three take minutes in a big chart, so they're looked for last.
  const listed =
    flow &&
    CRITERIA.map((criterion) => () => catalogOf(flow, criterion).find((each) => each.id === id)).reduce(
      (found: Listed | undefined, find) => found ?? find(),
      undefined,
    );
  return flow && listed ? { flow, listed } : stop(`There is no path "${id ?? ''}". "npm run paths -- list CHART" lists those of a chart.`);
}

const { values, positionals } = read();
const [command, what, more] = positionals;
if (values.help || command === undefined) console.log(HELP);
else if (command === 'list') list(chosen(what, more));
else if (command === 'show') {
  const { flow, listed } = pathNamed(what);
  console.log(describePath(flow, listed));
} else if (command === 'run') await run(what);
else if (command === 'export') exportPaths(chosen(what, more));
else if (command === 'walk') walk(what);
else if (command === 'coverage') coverage(chosen(what, more));
else stop(`There is no command "${command}".`);

function list(some: readonly Flow[]): void {
  let total = 0;
  for (const flow of some) {
    const paths = catalogWithin(flow);
    total += paths.length;
    console.log(`\n${flow.title} (${flow.id}, ${flow.area})${flow.runsOn === 'server' ? ', runs on the server' : ''}`);
    for (const { id, title, steps, levels } of paths)
      console.log(`  ${id.padEnd(flow.id.length + 9)} ${levels.padEnd(3)} ${String(steps.length).padStart(2)} steps  ${title}`);
  }
  console.log(`\n${count(total, 'path')} of ${count(some.length, 'chart')}.`);
}

/** The paths of a chart by the criterion, and within the budget, that were set; says what the budget cuts. */
function catalogWithin(flow: Flow): Listed[] {
  const { criterion, budget } = values;
  if (!isCriterion(criterion)) return stop(`There is no criterion "${criterion}".`);
  const paths = catalogOf(flow, criterion);
  const cut = /^\d-way$/.test(criterion) ? cutCombinations(flow, Number.parseInt(criterion, 10)) : 0;
  if (cut > 0) console.error(`${flow.id}: ${cut} combinations weren't looked for, because there are too many.`);
  if (budget === undefined) return paths;
  const { chosen: within, cut: cutPaths, lost } = withinBudget(paths, wholeNumber('budget', budget));
  if (cutPaths.length > 0) {
    console.error(
      `${flow.id}: the budget cuts ${cutPaths.length} of ${paths.length} paths. Without them, ${lost.transitions.length} transitions and ${lost.pairs.length} pairs aren't taken.`,
    );
    if (lost.transitions.length > 0) console.error(`  ${lost.transitions.join('\n  ')}`);
  }
  return within;
}

function wholeNumber(option: string, text: string): number {
  return /^\d+$/.test(text) ? Number(text) : stop(`--${option}: enter a whole number, not "${text}".`);
}

function walk(id: string | undefined): void {
  const flow = flows.find((each) => each.id === id) ?? stop(`There is no chart "${id ?? ''}". "npm run paths -- list" lists all.`);
  const { reach = null } = values;
  if (reach !== null && !(reach in flow.states)) return stop(`${flow.id} has no state "${reach}".`);
  const [seed, steps, walks] = [wholeNumber('seed', values.seed), wholeNumber('steps', values.steps), wholeNumber('walks', values.walks)];
  const result = walkAtRandom(flow, { seed, steps, walks, reach });
  console.log(
    `${result.walks} walks from seed ${seed}, ${result.steps} steps: ${result.states.join(' of ')} innermost states, ${result.transitions.join(' of ')} transitions, ${result.pairs} pairs.`,
  );
  const { found } = result;
  if (found?.failure) {
    console.log(
      `\nThe chart goes elsewhere: ${found.failure}\n\n${describeWalk(found.path)}\n\nWalk it again: npm run paths -- walk ${flow.id} --seed ${seed} --steps ${steps} --walks ${walks}`,
    );
    process.exitCode = 1;
  } else if (found) console.log(`\n${describeWalk(found.path)}`);
  else if (reach !== null) {
    console.log(`No walk came to "${reach}". Try more walks, longer ones, or another seed.`);
    process.exitCode = 1;
  } else console.log('Every walk went where the chart says.');
}

function coverage(some: readonly Flow[]): void {
  const covered = JSON.parse(readFileSync(path.join(root, 'flows/covered.json'), 'utf8')) as Covered;
  const rows = some.map((flow) => coverageOf(flow, covered));
  console.table(rows);
  for (const [column, text] of Object.entries(totalOf(rows))) console.log(`${column}: ${text}`);
}

async function run(word: string | undefined): Promise<void> {
  if (!isLevel(values.level)) return stop(`There is no level "${values.level}".`);
  const flow = flows.find(({ id }) => id === word) ?? pathNamed(word).flow;
  const passed = await runPath(root, flow, flow.id === word ? null : (word as string), values.level, values);
  if (!passed) process.exitCode = 1;
}

function exportPaths(some: readonly Flow[]): void {
  const { format, criterion } = values;
  const folder = path.resolve(values.out);
  if (!isFormat(format)) return stop(`There is no format "${format}".`);
  if (!isCriterion(criterion)) return stop(`There is no criterion "${criterion}".`);
  mkdirSync(folder, { recursive: true });
  for (const flow of some)
    for (const [file, text] of write(format, flow, catalogWithin(flow), { criterion, folder })) writeFileSync(path.join(folder, file), text);
  const place = path.relative(process.cwd(), folder) || '.';
  console.log(`${count(some.length, 'chart')} as ${format}, in ${place}.`);
  if (format === 'playwright') console.log(`Run them, with a report in ${place}/report: npm run journeys -- -c ${place}`);
}
