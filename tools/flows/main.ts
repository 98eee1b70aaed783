import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ChartTraffic } from '../../contract/flow-traffic.ts';
import { flows } from '../../src/machines/registry.ts';
import type { Covered } from '../../packages/flows/covered.ts';
import { driveViews, lostFrom, mergeCovered, readNotes, readRun, withPaths } from './covered.ts';
import { formatsOf } from '../../packages/flows/formats.ts';
import { print } from './print/print.ts';
import { ensureBrowser } from '../setup/browser.mjs';
import { exportFlows, type IndexEntry } from './export.ts';
import { changedScreensIn, screensIn, versionOf, writeAtlas } from './atlas/write.ts';
import { committedFile } from './committed.ts';
import { releasesIn, withSection } from './diff/changelog.ts';
import { compareCharts } from '../../packages/flows/diff/compare.ts';
import { chartChangesSince, changesSince } from './diff/diff.ts';
import { printed, printedScreens } from '../../packages/flows/diff/print.ts';
import { recordOf, type Revision } from '../../packages/flows/diff/record.ts';
import { changedScreens } from './diff/pixels.ts';
import { screensAt, takeScreens as takeScreensIn } from './diff/screens-at.ts';
import { chartsAt, revisionNamed, revisionOfWorkingTree } from './diff/revision.ts';

const HELP = `npm run flows [-- COMMAND] [OPTIONS]

  (none)    Drive the views' path tests to learn what they cover, then write flows/ from the charts. A second run changes nothing.
  files     Write every chart, or the named ones, with its paths in the formats that other tools read: XState JSON, SCXML, Mermaid, PlantUML, Gherkin, paths.
            To .flows/files, or --out DIR.
  screens   Keep what the views show in each state, for the atlas.
  diff REV  Say what changed in the charts since a revision; without one, since the working tree left main. --brief: a line a chart.
            --screens: the screens too, by their pixels, at two widths and in both themes. Takes many minutes. “site --since REV” then shows the pictures.
  changelog Write what changed since the last release into CHANGELOG.md. --release NAME: as a release, of the last commit or of --at REV.
  site      Write the atlas as a folder that opens from disk: .flows/site, or --out DIR.
  print     Print every chart, or the named ones, as one PDF with contents, and each sheet as a PNG. To .flows/print, or --out DIR.

  --no-views    Keep what the last run knew of the views.
  --notes DIR   Take in the notes of a whole run of the journeys with FLOWS_RECORD=DIR. Given for several runs, it learns which transitions only some of them take.
  --paths DIR   Add what the generated paths took in the notes of a part of the journeys, such as those of one chart.
  --since REV   What the atlas compares with: the last release unless set.
  --traffic FILE  What “npm run traffic” exported: the atlas shows it where no server has newer figures.
  --out DIR     Where the files or the site go.
  --help        This text.`;

const root = new URL('../../', import.meta.url).pathname;
const SCREENS = screensIn(root);
const CHANGELOG = join(root, 'CHANGELOG.md');

const options = {
  'no-views': { type: 'boolean', default: false },
  notes: { type: 'string', multiple: true, default: [] as string[] },
  paths: { type: 'string', multiple: true, default: [] as string[] },
  out: { type: 'string' },
  brief: { type: 'boolean', default: false },
  screens: { type: 'boolean', default: false },
  release: { type: 'string' },
  at: { type: 'string', default: 'HEAD' },
  since: { type: 'string' },
  traffic: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function read() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return process.exit(1);
  }
}

const { values, positionals } = read();
const [command = 'export'] = positionals;
if (values.help) console.log(HELP);
else if (command === 'export') await exportAll();
else if (command === 'files') writeFiles(positionals.slice(1));
else if (command === 'screens') takeScreens();
else if (command === 'site') await site();
else if (command === 'print') await printCharts(positionals.slice(1));
else if (command === 'diff') await diff(positionals[1]);
else if (command === 'changelog') await changelog();
else {
  console.error(`There is no command "${command}".\n\n${HELP}`);
  process.exitCode = 1;
}

async function exportAll(): Promise<void> {
  const folder = join(root, 'flows');
  mkdirSync(folder, { recursive: true });
  const views = values['no-views'] ? null : driveViews(root);
  const merged = mergeCovered(flows, known(), views ? readNotes(views.folder) : [], values.notes.map(readRun));
  const covered = withPaths(merged, flows, values.paths.map(readRun));
  for (const lost of lostFrom(known(), covered)) console.log(`No longer taken in the browser: ${lost}`);
  const files = await exportFlows(flows, covered, committedFile);
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, text] of files) if (committedFile(file) !== text) writeFileSync(join(folder, file), text);
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as IndexEntry[];
  console.table(index.map(({ id, states, transitions, paths, covered }) => ({ id, states, transitions, paths, ...covered })));
  if (views?.passed === false) {
    console.error('Some views did not follow their charts; what they took until then is what flows/covered.json says.');
    process.exitCode = 1;
  }
}

/** The charts with these names, or all without names. Says so if there is no such chart, and returns null. */
function named(names: readonly string[]): typeof flows | null {
  const unknown = names.filter((name) => !flows.some(({ id }) => id === name));
  if (unknown.length === 0) return names.length === 0 ? flows : flows.filter(({ id }) => names.includes(id));
  console.error(`There is no chart called ${unknown.join(', ')}. There are: ${flows.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
  return null;
}

function writeFiles(names: readonly string[]): void {
  const chosen = named(names);
  if (chosen === null) return;
  const out = values.out ?? join(root, '.flows/files');
  mkdirSync(out, { recursive: true });
  for (const flow of chosen) for (const [file, text] of formatsOf(flow)) writeFileSync(join(out, file), text);
  console.log(`${chosen.length === 1 ? '1 chart is' : `${chosen.length} charts are`} in ${out}`);
}

function takeScreens(): void {
  rmSync(SCREENS, { recursive: true, force: true });
  const views = driveViews(root, { FLOWS_SCREENS: SCREENS });
  readNotes(views.folder);
  console.log(`${readdirSync(SCREENS).length} charts have screens, in .flows/screens. "npm run flows -- site" takes them in.`);
  if (!views.passed) process.exitCode = 1;
}

async function site(): Promise<void> {
  const out = values.out ?? join(root, '.flows/site');
  const last = releasesIn(existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : '')[0];
  const name = values.since ?? last?.commit;
  const since = name === undefined ? null : { ...revisionOr(name), name: values.since ?? last?.name ?? name };
  const machines = join(import.meta.dirname, 'atlas/machines.entry.ts');
  const charts = await writeAtlas(flows, { root, out, covered: known(), machines, since, traffic: trafficIn(values.traffic) });
  console.log(`The atlas of ${charts} charts is at ${pathToFileURL(join(out, 'index.html')).href}`);
}

async function printCharts(names: readonly string[]): Promise<void> {
  const chosen = named(names);
  if (chosen === null) return;
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) return void (process.exitCode = 1);
  const out = values.out ?? join(root, '.flows/print');
  const { file, sheets } = await print(chosen, { out, release: versionOf(root), executablePath });
  console.log(`${sheets} sheets of ${chosen.length} charts are in ${file}, and as PNG in ${join(out, 'png')}`);
}

function trafficIn(file: string | undefined): Readonly<Record<string, ChartTraffic>> | null {
  return file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, ChartTraffic>);
}

async function diff(name: string | undefined): Promise<void> {
  const revision = revisionOr(name);
  const changes = values.brief ? await chartChangesSince(root, flows, revision) : await changesSince(root, flows, revision);
  console.log(printed(revision, changes, values.brief));
  if (values.screens) await diffScreens(revision);
}

async function diffScreens(revision: Revision): Promise<void> {
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) return void (process.exitCode = 1);
  const out = changedScreensIn(root, revision);
  rmSync(out, { recursive: true, force: true });
  const before = await screensAt(root, revision);
  const found = await changedScreens(before, takeScreensIn(root), { out, executablePath });
  writeFileSync(join(out, 'screens.json'), JSON.stringify(found));
  console.log(printedScreens(found, out));
}

function revisionOr(name: string | undefined): Revision {
  try {
    return name === undefined ? revisionOfWorkingTree(root) : revisionNamed(root, name);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

async function changelog(): Promise<void> {
  const { release } = values;
  const text = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : '';
  const last = releasesIn(text).find(({ name }) => name !== release);
  const before = last ? await chartsAt(root, revisionOr(last.commit)) : [];
  const at = release === undefined ? null : { ...revisionOr(values.at), name: release };
  const after = at === null ? flows.map((flow) => recordOf(flow)) : await chartsAt(root, at);
  writeFileSync(CHANGELOG, withSection(text, compareCharts(before, after), at));
  console.log(`CHANGELOG.md says what changed since ${last ? `release ${last.name}` : 'the beginning'}.`);
}

function known(): Covered {
  return JSON.parse(committedFile('covered.json') ?? '{}') as Covered;
}
