import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { application, resume } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { cleanFilename } from './filename.ts';
import { judgeResume } from './formats/judge.ts';

type ResumeRow = typeof resume.$inferSelect;

const toResume = ({ id, filename, format, size, createdAt }: ResumeRow): Resume => ({ id, filename, format, size, created_at: createdAt.toISOString() });

/** The resumes of a person that they have not removed. */
export const attached = (userId: string) => and(eq(resume.userId, userId), isNull(resume.removedAt));

/** A seeker's attached resumes, the newest first. */
export async function listOf(db: Queryable, userId: string): Promise<Resume[]> {
  const rows = await db.select().from(resume).where(attached(userId)).orderBy(desc(resume.createdAt), desc(resume.id));
  return rows.map(toResume);
}

/**
 * Attaches a received file, judged by its content. The same content again is the resume that is there already.
 * Uploads of one seeker take turns, so that no two at once go over the limit (specification §9: 3 attached).
 * @throws ApiError tooManyResumes, fileTypeUnsupported, fileIncomplete, fileEmpty
 */
export async function attach(db: Queryable, files: FileStore, userId: string, file: StagedFile, now: Date): Promise<Resume> {
  const format = await judgeResume(file);
  await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
  const [same] = await db
    .select()
    .from(resume)
    .where(and(attached(userId), eq(resume.sha256, file.sha256)));
  if (same) return toResume(same);
  const [held] = await db.select({ resumes: count() }).from(resume).where(attached(userId));
  if ((held?.resumes ?? 0) >= LIMITS.attachedResumes) throw new ApiError('tooManyResumes');
  const storageKey = `users/${userId}/${randomUUID()}`;
  const values = { userId, filename: cleanFilename(file.filename, format), format, size: file.size, sha256: file.sha256, storageKey, createdAt: now };
  const [row] = await db.insert(resume).values(values).returning();
  // Last, so that whatever fails before leaves no file without a row.
  await files.keep(file, storageKey);
  return toResume(row as ResumeRow);
}

/** @throws ApiError notFound for a resume that is not the caller's, or removed */
export async function ownResume(db: Queryable, userId: string, id: string): Promise<ResumeRow> {
  const [row] = await db
    .select()
    .from(resume)
    .where(and(attached(userId), eq(resume.id, id)));
  if (!row) throw new ApiError('notFound');
  return row;
}

/**
 * Removes a resume from the profile. One that was sent stays with the employer it was sent to; one that was not is deleted, file and all.
 * Nothing happens to one that is gone already.
 */
export async function remove(db: Queryable, files: FileStore, userId: string, id: string, now: Date): Promise<void> {
  const [row] = await db
    .update(resume)
    .set({ removedAt: now })
    .where(and(attached(userId), eq(resume.id, id)))
    .returning();
  if (!row) return;
  const [sent] = await db.select({ id: application.id }).from(application).where(eq(application.resumeId, id)).limit(1);
  if (sent) return;
  await db.delete(resume).where(eq(resume.id, id));
  await files.remove(row.storageKey);
}
