import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { applicationAnalysis } from '../../db/schema/analysis.ts';
import { resumeSync } from '../../db/schema/resume.ts';
import { application, resume } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { attachedAmong } from '../notify/outbox.ts';
import type { Broadcast } from '../../adapters/realtime.ts';
import type { FilesInChats } from './files-in-chats.ts';
import { cleanFilename } from './filename.ts';
import { judgeResume } from '../../file-formats/judge.ts';
import { lockUser } from '../../db/lock-user.ts';

type ResumeRow = typeof resume.$inferSelect;

/** `users/<owner>/<file>`, both UUIDs. */
const RESUME_KEY = /^users\/[\da-f-]{36}\/[\da-f-]{36}$/;

export const toResume = ({ id, filename, format, size, isAutoSent, createdAt }: ResumeRow): Resume => ({
  id,
  filename,
  format,
  size,
  is_auto_sent: isAutoSent,
  created_at: createdAt.toISOString(),
});

/** The resumes of a person except for deleted ones. */
export const attached = (userId: string) => and(eq(resume.userId, userId), isNull(resume.removedAt));

/** A seeker's attached resumes, newest first. */
export async function listOf(db: Queryable, userId: string): Promise<Resume[]> {
  const rows = await db.select().from(resume).where(attached(userId)).orderBy(desc(resume.createdAt), desc(resume.id));
  const syncs = await db
    .select({ id: resumeSync.resumeId, at: max(resumeSync.syncedAt) })
    .from(resumeSync)
    .where(eq(resumeSync.userId, userId))
    .groupBy(resumeSync.resumeId);
  const syncedAt = new Map(syncs.map(({ id, at }) => [id, at?.toISOString() ?? null]));
  return rows.map((row) => ({ ...toResume(row), synced_at: syncedAt.get(row.id) ?? null }));
}

/**
 * Attaches an uploaded file after checking its content. Uploading the same content again returns the existing resume. A seeker's uploads take turns, so that
 * concurrent ones can't exceed the limit (specification §9: 3 attached).
 * @throws ApiError tooManyResumes, fileTypeUnsupported, fileDamaged, fileEmpty
 */
export async function attach(db: Queryable, files: FileStore, userId: string, file: StagedFile, now: Date): Promise<Resume> {
  const format = await judgeResume(file);
  await lockUser(db, userId);
  const [same] = await db
    .select()
    .from(resume)
    .where(and(attached(userId), eq(resume.sha256, file.sha256)));
  if (same) return toResume(same);
  await requireRoom(db, userId);
  const storageKey = `users/${userId}/${randomUUID()}`;
  const values = { userId, filename: cleanFilename(file.filename, format), format, size: file.size, sha256: file.sha256, storageKey, createdAt: now };
  const [row] = await db.insert(resume).values(values).returning();
  // Last, so that an earlier failure leaves no file without a row. After a later failure, the sweep deletes it (server/jobs/files.ts).
  await files.keep(file, storageKey);
  return toResume(row as ResumeRow);
}

/** @throws ApiError tooManyResumes if three are attached */
export async function requireRoom(db: Queryable, userId: string): Promise<void> {
  const [held] = await db.select({ resumes: count() }).from(resume).where(attached(userId));
  if ((held?.resumes ?? 0) >= LIMITS.attachedResumes) throw new ApiError('tooManyResumes');
}

/** @throws ApiError notFound for a resume that isn't the caller's, or was deleted */
export async function ownResume(db: Queryable, userId: string, id: string): Promise<ResumeRow> {
  const [row] = await db
    .select()
    .from(resume)
    .where(and(attached(userId), eq(resume.id, id)));
  if (!row) throw new ApiError('notFound');
  return row;
}

interface Removed {
  left: string | null;
  broadcastDeleted: Broadcast;
}

/**
 * Deletes a resume. Its file, and what analyses quote from it, disappear for everyone it was sent to, but applications still show its name. Does nothing if it's already deleted.
 * @returns the key of the file to remove and the people to notify, both after the commit
 * @throws ApiError resumeInUse for the one chosen for auto-send (specification §8)
 */
export async function remove(db: Queryable, chats: FilesInChats, userId: string, id: string, now: Date): Promise<Removed | null> {
  await chats.lock(db, userId);
  const [found] = await db
    .select({ isAutoSent: resume.isAutoSent })
    .from(resume)
    .where(and(attached(userId), eq(resume.id, id)))
    .for('update');
  if (found?.isAutoSent) throw new ApiError('resumeInUse');
  const [row] = await db
    .update(resume)
    .set({ removedAt: now })
    .where(and(attached(userId), eq(resume.id, id)))
    .returning();
  if (!row) return null;
  const sent = db.select({ id: application.id }).from(application).where(eq(application.resumeId, id));
  // An analysis quotes the resume.
  await db.delete(applicationAnalysis).where(inArray(applicationAnalysis.applicationId, sent));
  if ((await sent.limit(1)).length === 0) await db.delete(resume).where(eq(resume.id, id));
  const broadcastDeleted = await chats.markDeleted(db, userId, { kind: 'resume', part: { resume_id: id } });
  // A pending email has it attached, so the sweep deletes it afterwards (server/jobs/files.ts).
  return { left: (await attachedAmong(db, [row.storageKey])).has(row.storageKey) ? null : row.storageKey, broadcastDeleted };
}

/**
 * Chooses the resume to send automatically, or none. A seeker's choices take turns, so that two can't be chosen at once.
 * @throws ApiError notFound for a resume that isn't the caller's, or was deleted
 */
export async function chooseAutoSent(db: Queryable, userId: string, id: string, isAutoSent: boolean): Promise<Resume> {
  await lockUser(db, userId);
  await ownResume(db, userId, id);
  if (isAutoSent)
    await db
      .update(resume)
      .set({ isAutoSent: false })
      .where(and(attached(userId), eq(resume.isAutoSent, true)));
  const [row] = await db
    .update(resume)
    .set({ isAutoSent })
    .where(and(attached(userId), eq(resume.id, id)))
    .returning();
  return toResume(row as ResumeRow);
}

/**
 * Which of these files were stored as resumes but belong to none: their commit failed, the server was killed, or the owner deleted them. Ignores keys in other
 * formats, because they aren't resumes.
 */
export async function orphansAmong(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const own = keys.filter((key) => RESUME_KEY.test(key));
  if (own.length === 0) return [];
  const rows = await db
    .select({ key: resume.storageKey })
    .from(resume)
    .where(and(inArray(resume.storageKey, own), isNull(resume.removedAt)));
  const known = new Set([...rows.map(({ key }) => key), ...(await attachedAmong(db, own))]);
  return own.filter((key) => !known.has(key));
}
