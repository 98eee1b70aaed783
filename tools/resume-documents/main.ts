import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../server/run-command.ts';
import { compose } from './compose.ts';
import { FAMILIES } from './families.ts';
import { produce } from './producers/produce.ts';

const FOLDER = path.join(import.meta.dirname, '../../tests/material/resumes');

/**
 * Writes the resumes the bench measures on, each with what it says: `npm run resume-documents`, all of them;
 * `-- --only NAME` those of layouts whose name contains it, `-- --to FOLDER` elsewhere than into the material.
 */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' }, to: { type: 'string', default: FOLDER } } });
  const families = FAMILIES.filter(({ id }) => id.includes(values.only));
  if (families.length === 0) throw new Error(`No layout has "${values.only}" in its name. There are: ${FAMILIES.map(({ id }) => id).join(', ')}.`);
  const all = families.flatMap((family) => compose(family));
  if (values.only === '')
    for (const half of ['seen', 'apart'])
      for (const kind of ['truth', 'pdf', 'docx', 'doc', 'txt']) await rm(path.join(values.to, half, kind), { recursive: true, force: true });
  const made = await produce(all, (text) => console.warn(text));
  let size = 0;
  for (const { composed, files } of made) {
    const folder = path.join(values.to, composed.half);
    await written(path.join(folder, 'truth', `${composed.id}.json`), `${JSON.stringify(composed.truth, null, 2)}\n`);
    for (const [format, bytes] of files) {
      await written(path.join(folder, format, `${composed.id}.${format}`), bytes);
      size += bytes.length;
    }
  }
  console.info(
    `${made.length} of ${all.length} documents of ${families.length} layouts, ${made.reduce((sum, { files }) => sum + files.size, 0)} files, ${(size / 1e6).toFixed(1)} MB in ${values.to}`,
  );
}

async function written(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

runCommand(() => main(process.argv.slice(2)));
