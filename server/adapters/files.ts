import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file received whole but not yet kept: `keep` makes it permanent, `discard` forgets it. */
export interface StagedFile {
  filename: string;
  size: number;
  /** Hex digest of the content. */
  sha256: string;
  /** True when the content went over the cap; nothing beyond it was read to disk. */
  isTooLarge: boolean;
  path: string;
}

/** Where files live: outside the web root, under keys of our making. */
export interface FileStore {
  stage(source: Readable, filename: string, maxBytes: number): Promise<StagedFile>;
  keep(file: StagedFile, key: string): Promise<void>;
  discard(file: StagedFile): Promise<void>;
  read(key: string): Readable;
  remove(key: string): Promise<void>;
  /** Throws when the store can't be written; for /readyz. */
  check(): Promise<void>;
}

/** Files on the local disk: the embedded default. */
export function diskFiles(folder: string): FileStore {
  const staging = path.join(folder, '.staging');
  const at = (key: string) => {
    const target = path.resolve(folder, key);
    if (!target.startsWith(path.resolve(folder) + path.sep)) throw new Error(`file key leaves the store: ${key}`);
    return target;
  };
  return {
    async stage(source, filename, maxBytes) {
      await mkdir(staging, { recursive: true });
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
    async keep(file, key) {
      const target = at(key);
      await mkdir(path.dirname(target), { recursive: true });
      const handle = await open(file.path, 'r');
      await handle.sync();
      await handle.close();
      await rename(file.path, target);
    },
    discard: (file) => rm(file.path, { force: true }),
    read: (key) => createReadStream(at(key)),
    remove: (key) => rm(at(key), { force: true }),
    async check() {
      await mkdir(staging, { recursive: true });
      await (await open(path.join(staging, '.check'), 'w')).close();
    },
  };
}
