import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { constants as system, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = path.join(import.meta.dirname, '../dist/client');
const LEAST_BYTES = 512;

const KINDS = {
  gzip: { ending: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
  brotli: {
    ending: '.br',
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
};

/** Writes a compressed file beside each text asset of the built pages that has none yet. The server serves what is there: a file appears whole or not at all. */
export async function compressAssets(kind: keyof typeof KINDS): Promise<void> {
  const { ending, pack } = KINDS[kind];
  const compress = async (file: string) => {
    const target = `${file}${ending}`;
    if (existsSync(target)) return;
    const content = await readFile(file);
    if (content.length < LEAST_BYTES) return;
    await writeFile(`${target}.part`, await pack(content));
    await rename(`${target}.part`, target);
  };
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest)$/.test(entry.name));
  await Promise.all(texts.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}

// `npm start` runs this beside the server: three seconds of a core that nobody should wait for.
if (import.meta.main) {
  setPriority(system.priority.PRIORITY_LOW);
  await compressAssets('brotli');
}
