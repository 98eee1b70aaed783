import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makePrivateFolder } from '../data-folder.ts';
import { stagingIn } from './staging.ts';

/** A received file that isn't permanent yet: `keep` stores it, `discard` deletes it. */
export interface StagedFile {
  filename: string;
  size: number;
  /** Hex digest of the content. */
  sha256: string;
  /** True if the content exceeded the limit. Nothing beyond it was written to disk. */
  isTooLarge: boolean;
  path: string;
}

export interface StoredFile {
  key: string;
  writtenAt: Date;
  /** Received, but neither stored nor discarded: it is being checked, or its server was killed. */
  isStaged: boolean;
}

/** Stores files outside the web root, under keys that we generate. */
export interface FileStore {
  stage(source: Readable, filename: string, maxBytes: number): Promise<StagedFile>;
  keep(file: StagedFile, key: string): Promise<void>;
  discard(file: StagedFile): Promise<void>;
  /** @param part the first and last byte to read; the whole file if omitted */
  read(key: string, part?: { start: number; end: number }): Readable;
  remove(key: string): Promise<void>;
  /** All files, stored or staged, with the time they were written. */
  entries(): AsyncGenerator<StoredFile>;
  /** Throws if the store isn't writable; for /readyz. */
  check(): Promise<void>;
}

/** Files on the local disk: the embedded default. */
export function diskFiles(folder: string): FileStore {
  const staging = stagingIn(folder);
  const at = (key: string) => {
    const target = path.resolve(folder, key);
    if (!target.startsWith(path.resolve(folder) + path.sep)) throw new Error(`File key is outside the store: ${key}`);
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
        // A file deleted in the meantime is skipped.
        const found = await stat(file).catch(() => null);
        if (found) yield { key, writtenAt: found.mtime, isStaged: false };
      }
    },
    check: staging.check,
  };
}
