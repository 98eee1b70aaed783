import type { AppContext } from '../http/app-context.ts';
import { albumOrphansAmong, sweepRemovedPictures } from '../modules/employer/album.ts';
import { companyOrphansAmong } from '../modules/employer/documents.ts';
import { chatOrphansAmong } from '../modules/chat/files.ts';
import { arrivalOrphansAmong } from '../modules/profile/arrivals.ts';
import { profileOrphansAmong } from '../modules/profile/profile-files.ts';
import { orphansAmong } from '../modules/profile/resumes.ts';
import { videoOrphansAmong } from '../modules/profile/video-resumes.ts';
import { HOUR } from '../../contract/durations.ts';

type FileContext = Pick<AppContext, 'db' | 'files' | 'now' | 'machineNow' | 'log'>;

/** No request takes this long. A younger file may be about to be committed. */
const SPARED = HOUR;
const BATCH = 500;

/**
 * Deletes files that nothing refers to: received by a server that was killed before it checked them, or stored by a write whose commit failed. Any
 * number of nodes may run this: a file that another node has deleted is skipped.
 * @returns how many were deleted
 */
export async function sweepFiles({ db, files, now, machineNow }: Omit<FileContext, 'log'>): Promise<number> {
  // File dates come from the machine's clock.
  const until = machineNow().getTime() - SPARED;
  await sweepRemovedPictures(db, now());
  let removed = 0;
  let batch: string[] = [];
  const discard = async (keys: readonly string[]) => {
    for (const key of keys) await files.remove(key);
    removed += keys.length;
  };
  const sweep = async (keys: readonly string[]) => {
    for (const among of [orphansAmong, profileOrphansAmong, videoOrphansAmong, companyOrphansAmong, albumOrphansAmong, chatOrphansAmong])
      await discard(await among(db, keys));
    await discard(await arrivalOrphansAmong(db, keys, now()));
  };
  for await (const { key, writtenAt, isStaged } of files.entries()) {
    if (writtenAt.getTime() > until) continue;
    if (isStaged) await discard([key]);
    else batch.push(key);
    if (batch.length === BATCH) await sweep(batch.splice(0));
  }
  await sweep(batch);
  return removed;
}

/**
 * Sweeps files every hour, and right away at the start, which may follow a crash.
 * @returns stops it, after the current run
 */
export function startFileSweep(context: FileContext): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= sweepFiles(context)
      .then(
        () => undefined,
        (error: unknown) => context.log.error({ err: error }, 'files could not be swept'),
      )
      .finally(() => (running = null));
  };
  const timer = setInterval(run, HOUR);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
