import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { flows } from '../../src/machines/registry.ts';
import type { Flow } from '../../src/machines/flow.ts';
import { changedSince } from './changed.ts';
import { FORMATS, isFormat, write } from './formats.ts';
import { catalogOf, describePath, type Listed } from './catalog.ts';
import { isLevel, LEVELS, runPath } from './run.ts';

const HELP = `npm run paths -- COMMAND [OPTIONS]

  list [CHART|AREA|changed-since REV]   The generated paths, with the levels that take all of their transitions.
  show ID                               A path, step by step, with its data.
  run ID|CHART                          Run one path, or all of a chart.
  export [CHART] --format FORMAT        Write paths for other tools.

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
  const listed = flow && catalogOf(flow).find((each) => each.id === id);
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
else stop(`There is no command "${command}".`);

function list(some: readonly Flow[]): void {
  let total = 0;
  for (const flow of some) {
    const paths = catalogOf(flow);
    total += paths.length;
    console.log(`\n${flow.title} (${flow.id}, ${flow.area})${flow.runsOn === 'server' ? ', runs on the server' : ''}`);
    for (const { id, title, steps, levels } of paths)
      console.log(`  ${id.padEnd(flow.id.length + 9)} ${levels.padEnd(3)} ${String(steps.length).padStart(2)} steps  ${title}`);
  }
  console.log(`\n${total} paths of ${some.length} charts.`);
}

async function run(word: string | undefined): Promise<void> {
  if (!isLevel(values.level)) return stop(`There is no level "${values.level}".`);
  const flow = flows.find(({ id }) => id === word) ?? pathNamed(word).flow;
  const passed = await runPath(root, flow, flow.id === word ? null : (word as string), values.level, values);
  if (!passed) process.exitCode = 1;
}

function exportPaths(some: readonly Flow[]): void {
  const { format, out } = values;
  if (!isFormat(format)) return stop(`There is no format "${format}".`);
  mkdirSync(out, { recursive: true });
  for (const flow of some) for (const [file, text] of write(format, flow, catalogOf(flow))) writeFileSync(path.join(out, file), text);
  console.log(`${some.length} charts as ${format}, in ${path.relative(process.cwd(), out) || '.'}.`);
}
