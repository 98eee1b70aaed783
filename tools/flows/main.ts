import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flows } from '../../src/machines/registry.ts';
import type { Covered } from '../../tests/support/covered.ts';
import { driveViews, mergeCovered, readNotes } from './covered.ts';
import { exportFlows, type IndexEntry } from './export.ts';
import { committedFile } from './committed.ts';

/**
 * `npm run flows`: drives the views' path tests to learn what they cover, then writes flows/ from the charts. Running it again changes nothing.
 *   --no-views    keep what the last run knew of the views
 *   --notes DIR   take in the notes of a test run with FLOWS_RECORD=DIR, as the journeys in a real browser leave them
 */
const { values } = parseArgs({ options: { 'no-views': { type: 'boolean', default: false }, notes: { type: 'string', multiple: true, default: [] } } });
const root = new URL('../../', import.meta.url).pathname;
const folder = join(root, 'flows');
mkdirSync(folder, { recursive: true });

const views = values['no-views'] ? null : driveViews(root);
const notes = [...(views ? readNotes(views.folder, true) : []), ...values.notes.flatMap((notesFolder) => readNotes(notesFolder, false))];
const known = JSON.parse(committedFile('covered.json') ?? '{}') as Covered;
const files = await exportFlows(flows, mergeCovered(flows, known, notes), committedFile);

for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
for (const [file, text] of files) if (committedFile(file) !== text) writeFileSync(join(folder, file), text);

const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as IndexEntry[];
console.table(index.map(({ id, states, transitions, paths, covered }) => ({ id, states, transitions, paths, ...covered })));
if (views?.passed === false) {
  console.error('Some views did not follow their charts; what they took until then is what flows/covered.json says.');
  process.exitCode = 1;
}
