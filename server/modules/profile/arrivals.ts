import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { DAY } from '../../../contract/durations.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import { type arrival, handInResume, takeArrival } from '../../../contract/resume-arrival.ts';
import type { z } from 'zod';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { resumeArrival } from '../../db/schema/resume.ts';
import { resume } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { setArrivalCookie } from '../identity/cookies.ts';
import { ticketCookie, ticketHash } from '../../http/tickets.ts';
import { networkOf } from '../../http/network.ts';
import { cleanFilename } from './filename.ts';
import { judgeResume } from '../../file-formats/judge.ts';
import { defineRoute } from './context.ts';
import { attach, attached, toResume } from './resumes.ts';

type ArrivalRow = typeof resumeArrival.$inferSelect;
type Source = ArrivalRow['source'];

const ARRIVAL_KEY = /^arrivals\/[\da-f-]{36}$/;
/** Stores a visitor's upload for a day. @throws ApiError fileTypeUnsupported, fileDamaged, fileEmpty */
async function handIn(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  file: StagedFile,
  source: Source,
  now: Date,
): Promise<{ row: ArrivalRow; token: string }> {
  const format = await judgeResume(file);
  const token = randomBytes(32).toString('base64url');
  const storageKey = `arrivals/${randomUUID()}`;
  const { size, sha256 } = file;
  const values = { filename: cleanFilename(file.filename, format), format, size, sha256, storageKey, source, createdAt: now };
  const [row] = await db
    .insert(resumeArrival)
    .values({ ...values, tokenHash: ticketHash(token), expiresAt: new Date(now.getTime() + DAY) })
    .returning();
  await files.keep(file, storageKey);
  return { row: row as ArrivalRow, token };
}

const present = ({ id, filename, format, size, createdAt, expiresAt, source }: ArrivalRow, token: string): z.output<typeof arrival> => ({
  id,
  filename,
  format,
  size,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  token: source === 'create-resume' ? token : null,
});

interface Taken {
  resume: Resume;
  source: Source;
  /** The file that is no longer needed. */
  left: string;
}

/**
 * Attaches the upload of a token to the seeker who brings it. The same seeker may repeat this, for example by reloading the page.
 * @param db a transaction
 * @throws ApiError notFound, linkUsed (by someone else), linkExpired, tooManyResumes (the upload remains available)
 */
async function take(db: Queryable, { files }: Pick<AppContext, 'files'>, token: string, userId: string, now: Date): Promise<Taken> {
  const [row] = await db
    .select()
    .from(resumeArrival)
    .where(eq(resumeArrival.tokenHash, ticketHash(token)))
    .for('update');
  if (!row) throw new ApiError('notFound');
  const { id, source, storageKey: left, filename, sha256 } = row;
  if (row.takenAt) {
    const [own] = await db
      .select()
      .from(resume)
      .where(and(attached(userId), eq(resume.sha256, sha256)));
    if (!own) throw new ApiError('linkUsed');
    return { resume: toResume(own), source, left };
  }
  if (row.expiresAt <= now) throw new ApiError('linkExpired');
  const staged = await files.stage(files.read(left), filename, LIMITS.resumeBytesQuick);
  try {
    const attached = await attach(db, files, userId, staged, now);
    await db.update(resumeArrival).set({ takenAt: now }).where(eq(resumeArrival.id, id));
    return { resume: attached, source, left };
  } finally {
    await files.discard(staged);
  }
}

/** Which of these files belonged to uploads that were claimed, have expired, or were never committed. */
export async function arrivalOrphansAmong(db: Queryable, keys: readonly string[], now: Date): Promise<string[]> {
  const own = keys.filter((key) => ARRIVAL_KEY.test(key));
  if (own.length === 0) return [];
  const waiting = await db
    .select({ key: resumeArrival.storageKey })
    .from(resumeArrival)
    .where(and(inArray(resumeArrival.storageKey, own), isNull(resumeArrival.takenAt), gt(resumeArrival.expiresAt, now)));
  const known = new Set(waiting.map(({ key }) => key));
  return own.filter((key) => !known.has(key));
}

/** Rows of used and expired uploads stay a day longer without their file, so that latecomers see which of the two happened. */
export async function sweepArrivals(db: Queryable, now: Date): Promise<void> {
  await db.delete(resumeArrival).where(lte(resumeArrival.expiresAt, new Date(now.getTime() - DAY)));
}

/**
 * Finds the token in a link to the wizard, with or without a language prefix (specification §2).
 * @param url path and query
 * @returns the token if it has our format, and the URL without it. Null for any other link
 */
export function arrivalIn(url: string): { token: string | null; clean: string } | null {
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const [, before = '', token = ''] = /^((?:\/[a-z-]{2,5})?\/jobseeker-complete-profile)\/([^/]+)\/?$/.exec(path) ?? [];
  if (token === '' || token === '10') return null;
  const query = new URLSearchParams(search);
  query.set('from', 'resume');
  return { token: /^[\w-]{43}$/.test(token) ? token : null, clean: `${before}?${query}` };
}

export const arrivalRoutes = [
  defineRoute(handInResume, async ({ context, file, query, now, request, reply }) => {
    await countTryFrom(context, LIMITS_OF.arrivalsByAddress, networkOf(request));
    const { row, token } = await handIn(context, file, query.source, now);
    if (row.source === 'quick-upload-resume') setArrivalCookie(context, reply, token);
    return present(row, token);
  }),
  defineRoute(takeArrival, async ({ context, caller, request, now }) => {
    const token = ticketCookie(request, COOKIES.resumeArrival);
    if (token === undefined) throw new ApiError('notFound');
    const { left, ...taken } = await context.db.transaction((tx) => take(tx, context, token, caller.userId, now));
    await context.files.remove(left);
    return taken;
  }),
];
