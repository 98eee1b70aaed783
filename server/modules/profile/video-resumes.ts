import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, or } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { deleteVideoResume, listVideoResumes, uploadVideoCover, uploadVideoResume, type VideoResume } from '../../../contract/video-resumes.ts';
import { judgeVideo } from '../../../src/lib/mp4/judge.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { videoResume } from '../../db/schema/resume.ts';
import { ApiError } from '../../http/errors.ts';
import type { FilesInChats } from './files-in-chats.ts';
import { cleanFilename } from './filename.ts';
import { peekInto } from '../../file-formats/peek.ts';
import { takePicture } from '../../file-formats/take-picture.ts';
import { defineRoute } from './context.ts';
import { lockUser } from '../../db/lock-user.ts';

type Row = typeof videoResume.$inferSelect;

/** `videos|video-covers/<owner>/<file>`, both UUIDs. */
const KEY = /^(videos|video-covers)\/[\da-f-]{36}\/[\da-f-]{36}$/;
/** Where they are served. The last part is that of the key, so a replacement has a different path. */
export const VIDEO_PATH = '/api/jobseekers/video-resumes/files/';
export const COVER_PATH = '/api/jobseekers/video-resumes/covers/';

const lastPart = (key: string) => key.slice(key.lastIndexOf('/') + 1);
export const toVideoResume = ({ id, filename, size, durationMs, storageKey, coverKey, createdAt }: Row): VideoResume => ({
  id,
  filename,
  size,
  duration_ms: durationMs,
  file: VIDEO_PATH + lastPart(storageKey),
  cover: coverKey && COVER_PATH + lastPart(coverKey),
  created_at: createdAt.toISOString(),
});
const own = (userId: string, id: string) => and(eq(videoResume.id, id), eq(videoResume.userId, userId));

/** One of the person's own video resumes, locked until the transaction ends. Null for someone else's. */
export async function ownVideo(db: Queryable, userId: string, id: string): Promise<Row | null> {
  const [row] = await db.select().from(videoResume).where(own(userId, id)).for('share');
  return row ?? null;
}

async function listOf(db: Queryable, userId: string): Promise<VideoResume[]> {
  const rows = await db.select().from(videoResume).where(eq(videoResume.userId, userId)).orderBy(desc(videoResume.createdAt), desc(videoResume.id));
  return rows.map(toVideoResume);
}

/** @returns the duration in milliseconds @throws ApiError if it isn't a video, has no picture, is truncated or too long */
async function judge(file: StagedFile): Promise<number> {
  const verdict = await peekInto(file.path, file.size, judgeVideo);
  if (verdict.is === 'cutOff') throw new ApiError('fileIncomplete');
  if (verdict.is === 'noPicture') throw new ApiError('videoWithoutPicture');
  if (verdict.is !== 'whole') throw new ApiError('videoUnsupported');
  if (verdict.durationMs >= LIMITS.videoLength) throw new ApiError('videoTooLong');
  return verdict.durationMs;
}

/**
 * Stores an uploaded video after checking its content, replacing another if given. A seeker's uploads take turns, so that concurrent ones can't exceed the
 * limit. The replaced file stays until the sweep (server/jobs/files.ts), because the commit may still fail.
 * @returns the video, and a function to call after the commit that notifies the people who received the replaced one
 */
async function store(db: Queryable, chats: FilesInChats, files: FileStore, userId: string, file: StagedFile, replaced: string | undefined, now: Date) {
  const durationMs = await judge(file);
  if (replaced) await chats.lock(db, userId);
  await lockUser(db, userId);
  const storageKey = `videos/${userId}/${randomUUID()}`;
  const values = { filename: cleanFilename(file.filename, 'mp4'), size: file.size, durationMs, storageKey, createdAt: now };
  const before = replaced ? await ownVideo(db, userId, replaced) : null;
  const [row] = replaced
    ? await db
        .update(videoResume)
        .set({ ...values, coverKey: null, coverFormat: null })
        .where(own(userId, replaced))
        .returning()
    : await add(db, { ...values, userId });
  if (!row) throw new ApiError('notFound');
  const broadcastReplaced = before && (await chats.markDeleted(db, userId, { kind: 'video', part: { storage_key: before.storageKey } }));
  await files.keep(file, storageKey);
  return { video: toVideoResume(row), broadcastReplaced };
}

async function add(db: Queryable, values: typeof videoResume.$inferInsert): Promise<Row[]> {
  const [held] = await db.select({ videos: count() }).from(videoResume).where(eq(videoResume.userId, values.userId));
  if ((held?.videos ?? 0) >= LIMITS.videoResumes) throw new ApiError('tooManyVideoResumes');
  return db.insert(videoResume).values(values).returning();
}

/** Deletes a video for everyone it was sent to. @returns its files, and a function that notifies the recipients, both for after the commit */
async function remove(db: Queryable, chats: FilesInChats, userId: string, id: string) {
  await chats.lock(db, userId);
  const [row] = await db.delete(videoResume).where(own(userId, id)).returning();
  return row ? { left: filesOf([row]), broadcastDeleted: await chats.markDeleted(db, userId, { kind: 'video', part: { storage_key: row.storageKey } }) } : null;
}

async function cover(db: Queryable, files: FileStore, userId: string, file: StagedFile, id: string): Promise<VideoResume> {
  const { file: bare, format } = await takePicture(file, { refusal: 'coverUnsupported', formats: ['jpg', 'png'] });
  const coverKey = `video-covers/${userId}/${randomUUID()}`;
  const [row] = await db.update(videoResume).set({ coverKey, coverFormat: format }).where(own(userId, id)).returning();
  if (!row) throw new ApiError('notFound');
  await files.keep(bare, coverKey);
  return toVideoResume(row);
}

const filesOf = (rows: readonly Pick<Row, 'storageKey' | 'coverKey'>[]): string[] =>
  rows.flatMap(({ storageKey, coverKey }) => (coverKey === null ? [storageKey] : [storageKey, coverKey]));

/** Every file of a person's video resumes. */
export async function videoFilesOf(db: Queryable, userId: string): Promise<string[]> {
  return filesOf(await db.select().from(videoResume).where(eq(videoResume.userId, userId)));
}

/** Which of these files belong to no video resume anymore. */
export async function videoOrphansAmong(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const ours = keys.filter((key) => KEY.test(key));
  if (ours.length === 0) return [];
  const rows = await db
    .select()
    .from(videoResume)
    .where(or(inArray(videoResume.storageKey, ours), inArray(videoResume.coverKey, ours)));
  const known = new Set(filesOf(rows));
  return ours.filter((key) => !known.has(key));
}

export const videoResumeRoutes = (chats: FilesInChats) => [
  defineRoute(listVideoResumes, ({ db, caller }) => listOf(db, caller.userId)),
  defineRoute(uploadVideoResume, async ({ db, context, caller, file, query, now, after }) => {
    const { video, broadcastReplaced } = await store(db, chats, context.files, caller.userId, file, query.video_resume_id, now);
    if (broadcastReplaced) after(() => broadcastReplaced(context));
    return video;
  }),
  defineRoute(uploadVideoCover, ({ db, context, caller, file, query }) => cover(db, context.files, caller.userId, file, query.video_resume_id)),
  defineRoute(deleteVideoResume, async ({ context, caller, params }) => {
    const removed = await context.db.transaction((tx) => remove(tx, chats, caller.userId, params.id));
    removed?.broadcastDeleted(context);
    for (const key of removed?.left ?? []) await context.files.remove(key);
    return null;
  }),
];
