import { buffer } from 'node:stream/consumers';
import type { CountryCode } from 'libphonenumber-js';
import type { ResumeReading } from '../../../contract/resume-sync.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { ResumeKind } from '../../resume/read.ts';
import { ReaderBusyError, resumeReader } from '../../resume/reader.ts';

/** Shared by all apps in this process. Its threads start on first use and don't keep the process running. */
export const reader = resumeReader();

/** @throws ApiError notFound if the file is missing */
export async function contentOf(context: Pick<AppContext, 'files'>, key: string): Promise<Uint8Array> {
  try {
    return await buffer(context.files.read(key));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ApiError('notFound');
    throw error;
  }
}

/** How many readings the cache holds. Every visit of a page asks again, and a file's content never changes. */
const MOST_KEPT = 200;
/** Milliseconds. A reading that timed out may have met a busy machine, and trying again right away would make it busier. */
const TRIED_AGAIN_AFTER = 60_000;
/** Seconds until one of the waiting documents has surely been read. */
const SOON = 10;
const cached = new Map<string, { at: number; reading: Promise<ResumeReading> }>();

interface Document {
  sha256: string;
  format: ResumeKind;
  country: CountryCode;
  /** The account that asks. Only one document per account is read at a time. */
  owner: string;
}

/**
 * Reads a document once per content. Concurrent requests share the same reading.
 * @throws ApiError readerBusy while too many are waiting, notFound if the file is missing
 */
export async function readOnce({ sha256, format, country, owner }: Document, now: number, bytes: () => Promise<Uint8Array>): Promise<ResumeReading> {
  const key = `${sha256}/${country}`;
  const known = cached.get(key);
  const isStale = known !== undefined && now - known.at > TRIED_AGAIN_AFTER && (await known.reading).outcome === 'tooLong';
  if (known && !isStale) return known.reading;
  const reading = bytes().then((content) => reader.read(content, format, owner, country));
  const shared = reading.catch((error: unknown) => {
    // Try again if it failed because of us.
    cached.delete(key);
    throw error instanceof ReaderBusyError ? new ApiError('readerBusy', { retryAfter: SOON }) : error;
  });
  cached.set(key, { at: now, reading: shared });
  for (const oldest of cached.keys()) if (cached.size > MOST_KEPT) cached.delete(oldest);
  return shared;
}
