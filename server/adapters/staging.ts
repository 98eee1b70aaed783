import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../data-folder.ts';
import type { FileStore, StoredFile } from './files.ts';

/** What every store keeps on the local disk: files that wait to be checked. */
export type Staging = Pick<FileStore, 'stage' | 'discard' | 'check'> & { entries(): AsyncGenerator<StoredFile>; owns(key: string): boolean };

const NAME = '.staging';

/** @param folder the store's folder; files wait in a subfolder */
export function stagingIn(folder: string): Staging {
  const staging = path.join(folder, NAME);
  return {
    async stage(source, filename, maxBytes) {
      await makePrivateFolder(staging);
      const target = path.join(staging, randomUUID());
      const hash = createHash('sha256');
      let size = 0;
      let isTooLarge = false;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          if (size > maxBytes) {
            isTooLarge = true;
            return done();
          }
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(source, measure, createWriteStream(target, { mode: 0o600 }));
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      }
      return { filename, size, sha256: hash.digest('hex'), isTooLarge, path: target };
    },
    discard: (file) => rm(file.path, { force: true }),
    async *entries() {
      for (const name of await readdir(staging).catch(() => [])) {
        // A file discarded in the meantime is skipped.
        const found = await stat(path.join(staging, name)).catch(() => null);
        if (found) yield { key: path.join(NAME, name), writtenAt: found.mtime, isStaged: true };
      }
    },
    owns: (key) => path.dirname(key) === NAME,
    async check() {
      await makePrivateFolder(staging);
      await (await open(path.join(staging, '.check'), 'w')).close();
    },
  };
}
