import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makePrivateFolder } from '../data-folder.ts';
import { stagingIn } from './staging.ts';

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

export interface StoredFile {
  key: string;
  writtenAt: Date;
  /** Received, but neither kept nor discarded: it is still being judged, or its server was killed. */
  isStaged: boolean;
}

/** Where files live: outside the web root, under keys of our making. */
export interface FileStore {
  stage(source: Readable, filename: string, maxBytes: number): Promise<StagedFile>;
  keep(file: StagedFile, key: string): Promise<void>;
  discard(file: StagedFile): Promise<void>;
  /** @param part of it, by the first and the last of its bytes; all of it where left out */
  read(key: string, part?: { start: number; end: number }): Readable;
  remove(key: string): Promise<void>;
  /** Every file there is, kept or staged, with when it was written. */
  entries(): AsyncGenerator<StoredFile>;
  /** Throws when the store can't be written; for /readyz. */
  check(): Promise<void>;
}

/** Files on the local disk: the embedded default. */
export function diskFiles(folder: string): FileStore {
  const staging = stagingIn(folder);
  const at = (key: string) => {
    const target = path.resolve(folder, key);
    if (!target.startsWith(path.resolve(folder) + path.sep)) throw new Error(`file key leaves the store: ${key}`);
    return target;
  };
  return {
    stage: staging.stage,
    async keep(file, key) {
      const target = at(key);
      await makePrivateFolder(path.dirname(target));
      const handle = await open(file.path, 'r');
      await handle.sync();
      await handle.close();
      await rename(file.path, target);
    },
    discard: staging.discard,
    read: (key, part) => createReadStream(at(key), part),
    remove: (key) => rm(at(key), { force: true }),
    async *entries() {
      yield* staging.entries();
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(folder, file);
        if (!entry.isFile() || staging.owns(key)) continue;
        // One that is removed meanwhile is no more.
        const found = await stat(file).catch(() => null);
        if (found) yield { key, writtenAt: found.mtime, isStaged: false };
      }
    },
    check: staging.check,
  };
}
