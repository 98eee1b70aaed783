import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSite } from '../atlas/site.ts';
import { formatsOf } from '../formats.ts';
import { chartOf } from '../model.ts';
import { coverage } from '../paths/replay.ts';
import { walkChart } from '../paths/stories.ts';
import { drawSheets, drawSvg } from '../svg/draw.ts';
import { writeMarkdown } from '../text/markdown.ts';
import { count } from '../words.ts';
import { type Derived, flowOf, type Samples } from './derive.ts';
import { gapsOf } from './gaps.ts';
import { type Exported, machinesIn, samplesIn } from './load.ts';

const HELP = `flows --machine FILE [OPTIONS]

Writes the diagram, the paths, and the atlas of any machine of XState 5, and says what could not be derived from it.

  --machine FILE  A module that exports machines: JavaScript or TypeScript.
  --export NAME   The one that is wanted; without it, all of them.
  --events FILE   What the machine does not say itself, as JSON or a module's default export:
                  { "inputs": { NAME: input }, "events": { TYPE: [payload] }, "actors": { NAME: { "done": [output], "error": [cause] } } }
  --out DIR       Where the files go (default: flows).
  --no-atlas      Leave out the atlas, which takes most of the time.
  --help          This text.

Nothing that the machine calls is run: actors wait and answer as a path says, and actions that reach outside are left out.`;

interface Options {
  machine: string;
  only: string | null;
  events: string | null;
  out: string;
  hasAtlas: boolean;
}

/** The options of the command line; null to print the help. */
function optionsFrom(args: string[]): Options | null {
  const { values } = parseArgs({
    args,
    options: {
      machine: { type: 'string' },
      export: { type: 'string' },
      events: { type: 'string' },
      out: { type: 'string', default: 'flows' },
      'no-atlas': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (values.machine === undefined) throw new Error('Name the file of a machine: --machine FILE');
  return { machine: values.machine, only: values.export ?? null, events: values.events ?? null, out: path.resolve(values.out), hasAtlas: !values['no-atlas'] };
}

/** Runs the command. Prints errors in its input, and sets the exit code. */
export async function main(args: string[]): Promise<void> {
  try {
    const options = optionsFrom(args);
    if (options === null) console.log(HELP);
    else await writeAll(options);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n"flows --help" lists the options.`);
    process.exitCode = 1;
  }
}

async function writeAll({ machine: file, only, events, out, hasAtlas }: Options): Promise<void> {
  const exported = await machinesIn(file, only);
  const samples = events === null ? {} : await samplesIn(events);
  const source = path.relative(path.dirname(out), path.resolve(file));
  const derived = exported.map(({ name, machine }) => flowOf(machine, name, source, samples));
  const ids = derived.map(({ flow }) => flow.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw new Error(`Two machines of ${file} have the id ${twice}. Choose one with --export: ${exported.map(({ name }) => name).join(', ')}.`);
  mkdirSync(path.join(out, 'sheets'), { recursive: true });
  const notes: Record<string, string[]> = {};
  for (const each of derived) notes[each.flow.id] = await writeChart(each, out);
  if (hasAtlas) await writeAtlas(derived, { notes, file, exported, samples, events, out: path.join(out, 'atlas') });
  console.log(`\nEverything is in ${out}`);
}

/** Writes the files of one chart, prints a summary, and returns its gaps. */
async function writeChart(derived: Derived, out: string): Promise<string[]> {
  const { flow } = derived;
  const started = performance.now();
  const walked = walkChart(flow);
  const gaps = gapsOf(derived, walked);
  const chart = chartOf(flow);
  const write = (name: string, text: string) => writeFileSync(path.join(out, name), text);
  for (const [name, text] of formatsOf(flow)) write(name, text);
  write(`${flow.id}.svg`, await drawSvg(chart, walked.main));
  for (const { path: state, svg } of await drawSheets(chart, walked.main)) write(`sheets/${[flow.id, ...state.split('.').filter(Boolean)].join('.')}.svg`, svg);
  write(
    `${flow.id}.md`,
    `${writeMarkdown(chart)}${gaps.length > 0 ? `\n## What the chart alone does not say\n\n${gaps.map((gap) => `- ${gap}`).join('\n')}\n` : ''}`,
  );
  const { taken } = coverage(flow, walked.replays);
  const states = Object.keys(flow.states).length;
  console.log(
    `\n${flow.id}: ${count(states, 'state')}, ${taken.length} of ${count(chart.transitions.length, 'transition')} on ${count(walked.paths.length, 'path')}, ${Math.round(performance.now() - started)} ms`,
  );
  for (const gap of gaps) console.log(`  - ${gap}`);
  return gaps;
}

interface AtlasParts {
  notes: Record<string, string[]>;
  file: string;
  exported: readonly Exported[];
  samples: Samples;
  events: string | null;
  out: string;
}

async function writeAtlas(derived: readonly Derived[], { notes, file, exported, events, out }: AtlasParts): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flows-'));
  const entry = path.join(folder, 'machines.ts');
  writeFileSync(entry, entryFor(file, exported, events));
  const flows = derived.map(({ flow }) => flow);
  const options = {
    areas: { charts: 'Charts' },
    covered: null,
    screens: {},
    notes,
    release: '',
    changes: null,
    changedScreens: null,
    traffic: null,
    commands: null,
    out,
  };
  try {
    await writeSite(flows, { ...options, machines: entry });
  } catch (error) {
    console.log(`\nThe machines can’t run in the atlas, since they don’t load in a browser: ${(error as Error).message.split('\n')[0]}`);
    await writeSite(flows, { ...options, machines: null });
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`\nThe atlas is at ${pathToFileURL(path.join(out, 'index.html')).href}`);
}

/** The module that runs the machines in the atlas. It derives them again in the same way. */
function entryFor(file: string, exported: readonly Exported[], events: string | null): string {
  const own = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
  return `import { flowOf } from ${own('derive.ts')};
import { machineOf } from ${own('machine-of.ts')};
import { walkable } from ${own('../atlas/machines.ts')};
import * as module from ${JSON.stringify(path.resolve(file))};
${events === null ? 'const samples = {};' : `import samples from ${JSON.stringify(path.resolve(events))};`}
const exported = ${JSON.stringify(exported.map(({ name, key }) => [name, key]))};
window.atlasFile('machines', walkable(exported.map(([name, key]) => flowOf(machineOf(module[key]), name, '', samples).flow)));
`;
}
