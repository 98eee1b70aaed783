import { buffer } from 'node:stream/consumers';
import type { CountryCode } from 'libphonenumber-js';
import type { ResumeReading } from '../../../contract/resume-sync.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { ResumeKind } from '../../resume/read.ts';
import { ReaderBusyError, resumeReader } from '../../resume/reader.ts';

/** The threads are the process's, whatever apps it holds; they start when first asked and keep no process alive. */
export const reader = resumeReader();

/** @throws ApiError notFound where the file is lost */
export async function contentOf(context: Pick<AppContext, 'files'>, key: string): Promise<Uint8Array> {
  try {
    return await buffer(context.files.read(key));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ApiError('notFound');
    throw error;
  }
}

/** Readings of the last documents: one asks again at every visit of a page, and what a file says does not change. */
const MOST_KEPT = 200;
/** What took too long may have met a busy machine; asked at once again, it would only be busier. */
const TRIED_AGAIN_AFTER = 60_000;
/** Seconds after which one of those before has surely been read. */
const SOON = 10;
const kept = new Map<string, { at: number; reading: Promise<ResumeReading> }>();

interface Document {
  sha256: string;
  format: ResumeKind;
  country: CountryCode;
  /** The account that asks: one document of each is read at a time. */
  owner: string;
}

/**
 * A document read once by its content: whoever asks meanwhile waits for the same reading.
 * @throws ApiError readerBusy while too many wait; notFound where the file is lost
 */
export async function readOnce({ sha256, format, country, owner }: Document, now: number, bytes: () => Promise<Uint8Array>): Promise<ResumeReading> {
  const key = `${sha256}/${country}`;
  const known = kept.get(key);
  const isStale = known !== undefined && now - known.at > TRIED_AGAIN_AFTER && (await known.reading).outcome === 'tooLong';
  if (known && !isStale) return known.reading;
  const reading = bytes().then((content) => reader.read(content, format, owner, country));
  const said = reading.catch((error: unknown) => {
    // What failed for a reason of ours is asked again.
    kept.delete(key);
    throw error instanceof ReaderBusyError ? new ApiError('readerBusy', { retryAfter: SOON }) : error;
  });
  kept.set(key, { at: now, reading: said });
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return said;
}
