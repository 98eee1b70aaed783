import type { CountryCode } from 'libphonenumber-js';
import { LIMITS } from '../../../contract/limits.ts';
import { applySync, getSyncableContent, rateSync, type ResumeReading } from '../../../contract/resume-sync.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import { ReaderBusyError } from '../../resume/reader.ts';
import { setUserCookie } from '../auth/cookies.ts';
import { currentUserOf } from '../auth/current-user.ts';
import { applyItems, rate } from './apply-sync.ts';
import { spend, type Quota } from '../quota/spend.ts';
import { contentOf, reader } from './resume-reader.ts';
import { ownResume } from './resumes.ts';

/** Readings of the last documents: one asks again at every visit of the review, and what a file says does not change. */
const MOST_KEPT = 200;
/** What took too long may have met a busy machine; asked at once again, it would only be busier. */
const TRIED_AGAIN_AFTER = 60_000;
const kept = new Map<string, { at: number; reading: Promise<ResumeReading> }>();

/** A document read once by its content: whoever asks meanwhile waits for the same reading. */
async function readOnce(digest: string, country: CountryCode, now: number, read: () => Promise<ResumeReading>): Promise<ResumeReading> {
  const key = `${digest}/${country}`;
  const known = kept.get(key);
  const isStale = known !== undefined && now - known.at > TRIED_AGAIN_AFTER && (await known.reading).outcome === 'tooLong';
  if (known && !isStale) return known.reading;
  const reading = read();
  kept.set(key, { at: now, reading });
  // What failed for a reason of ours is asked again.
  reading.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return reading;
}

const QUOTA: Quota = { kind: 'resumeAnalysis', most: LIMITS.resumeAnalyses, refusal: 'ai_resume_analysis_limited' };
/** Seconds after which one of those before has surely been read. */
const SOON = 10;

export const syncRoutes = [
  defineRoute(getSyncableContent, async ({ db, house, caller, params, country, now }) => {
    const { sha256, storageKey, format } = await ownResume(db, caller.userId, params.id);
    const code = country.code.toUpperCase() as CountryCode;
    const takeBack = await spend(db, caller.userId, QUOTA, sha256, now);
    try {
      return await readOnce(sha256, code, now.getTime(), async () => reader.read(await contentOf(house, storageKey), format, caller.userId, code));
    } catch (error) {
      await takeBack();
      throw error instanceof ReaderBusyError ? new ApiError('readerBusy', { retryAfter: SOON }) : error;
    }
  }),
  defineRoute(applySync, async ({ db, house, caller, params, body, language, now, reply }) => {
    const result = await applyItems(db, caller.userId, params.id, body.items, { now, language });
    setUserCookie(house, reply, await currentUserOf(db, caller.userId, now));
    return result;
  }),
  defineRoute(rateSync, ({ db, caller, params, body }) => rate(db, caller.userId, params.id, body.rating)),
];
