import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { ReplyOf } from '../../../contract/call.ts';
import type { uploadChatFile } from '../../../contract/chat-messages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { chatFile } from '../../db/schema/chat.ts';
import { ApiError } from '../../http/errors.ts';
import { cleanFilename } from '../profile/filename.ts';
import { judgeResume, MEDIA_TYPES } from '../../file-formats/judge.ts';
import { judgePicture, PICTURE_TYPES } from '../../file-formats/picture.ts';
import { takePicture } from '../../file-formats/take-picture.ts';
import { DAY } from '../../../contract/durations.ts';

/** `chats/<sender>/<file>`, both UUIDs. */
const KEY = /^chats\/[\da-f-]{36}\/[\da-f-]{36}$/;
/** A file that isn't sent within a day is deleted. */
const UNSENT = DAY;

/**
 * The type of a file by its content: a document, or an image without metadata.
 * @throws ApiError fileTooLarge, chatFileUnsupported, fileDamaged, fileIncomplete
 */
async function judge(file: StagedFile): Promise<{ type: string; extension: string; judged: StagedFile }> {
  const picture = await judgePicture(file.path, file.size);
  if (picture === null) {
    // Specification §5: documents have a lower limit than images in a chat.
    if (file.size > LIMITS.resumeBytesQuick) throw new ApiError('fileTooLarge');
    const format = await judgeResume(file, 'chatFileUnsupported');
    return { type: MEDIA_TYPES[format], extension: format, judged: file };
  }
  const { file: judged, format } = await takePicture(file, { refusal: 'chatFileUnsupported', formats: ['jpg', 'png'], found: picture });
  return { type: PICTURE_TYPES[format], extension: format, judged };
}

/** Stores a file before it is sent. */
export async function storeFile(db: Queryable, files: FileStore, userId: string, file: StagedFile, now: Date): Promise<ReplyOf<typeof uploadChatFile>> {
  const { type, extension, judged } = await judge(file);
  const filename = cleanFilename(file.filename.replace(/\.(png|jpe?g)$/i, ''), 'pdf').replace(/pdf$/, extension);
  const storageKey = `chats/${userId}/${randomUUID()}`;
  const values = { userId, filename, type, size: judged.size, sha256: judged.sha256, storageKey, createdAt: now };
  const [row] = await db.insert(chatFile).values(values).returning({ id: chatFile.id });
  await files.keep(judged, storageKey);
  return { file_id: (row as { id: string }).id, filename, type, size: judged.size };
}

/** Of these files, those whose chat no longer exists. */
export async function chatOrphansAmong(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const own = keys.filter((key) => KEY.test(key));
  if (own.length === 0) return [];
  const rows = await db.select({ key: chatFile.storageKey }).from(chatFile).where(inArray(chatFile.storageKey, own));
  const known = new Set(rows.map(({ key }) => key));
  return own.filter((key) => !known.has(key));
}

/** Deletes the records of files that were never sent. Their content is swept later (server/jobs/files.ts). */
export async function sweepUnsent(db: Queryable, now: Date): Promise<void> {
  await db.delete(chatFile).where(and(isNull(chatFile.chatId), lte(chatFile.createdAt, new Date(now.getTime() - UNSENT))));
}
