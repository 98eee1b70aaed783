import { Readable } from 'node:stream';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chatFile, chatMessage } from '../../db/schema/chat.ts';
import { profile } from '../../db/schema/profile.ts';
import { videoResume } from '../../db/schema/resume.ts';
import { resume } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { asAttachment } from '../profile/attachment.ts';
import { asResume } from '../profile/download.ts';
import { PICTURE_TYPES } from '../../file-formats/picture.ts';
import { sendCover, sendVideo } from '../profile/video-downloads.ts';
import { defineDownload } from './context.ts';
import { membershipOf, otherOf, type Person } from './access.ts';
import { exportOf } from './export.ts';
import { presentChat } from './present.ts';

/** The body of a message of this kind that the person can see. */
async function shown(db: Queryable, person: Person, id: string, kind: 'resume' | 'video') {
  const [sent] = await db
    .select({ chatId: chatMessage.chatId, body: chatMessage.body })
    .from(chatMessage)
    .where(and(eq(chatMessage.id, id), eq(chatMessage.kind, kind)));
  if (!sent) throw new ApiError('notFound');
  await requireShown(db, person, { chatId: sent.chatId, kind, id });
  return sent.body;
}

/** The video resume that a message sent. */
async function videoOf(db: Queryable, person: Person, id: string) {
  const [row] = await db
    .select()
    .from(videoResume)
    .where(sentAs(await shown(db, person, id, 'video')));
  if (!row) throw new ApiError('notFound');
  return row;
}

/** Files of a conversation, for its two participants. */
export const downloads = [
  defineDownload('/api/chat/file/:id/download', async ({ db, context, caller, params: { id }, reply }) => {
    const [row] = await db.select().from(chatFile).where(eq(chatFile.id, id));
    if (!row || (row.chatId === null && row.userId !== caller.userId)) throw new ApiError('notFound');
    if (row.chatId !== null) await requireShown(db, caller, { chatId: row.chatId, kind: 'file', part: { file_id: id } });
    const plain = `file.${row.filename.slice(row.filename.lastIndexOf('.') + 1)}`;
    return asAttachment(reply, { type: row.type, filename: row.filename, plain }).header('content-length', row.size).send(context.files.read(row.storageKey));
  }),
  defineDownload('/api/chat/messages/:id/resume', async ({ db, context, caller, params, reply }) => {
    const sent = await shown(db, caller, params.id, 'resume');
    const [row] = await db
      .select()
      .from(resume)
      .where(and(eq(resume.id, String(sent['resume_id'])), isNull(resume.removedAt)));
    if (!row) throw new ApiError('notFound');
    return asResume(reply, row).send(context.files.read(row.storageKey));
  }),
  defineDownload('/api/chat/messages/:id/video', async ({ db, context, caller, params, request, reply }) =>
    sendVideo(context.files, request, reply, await videoOf(db, caller, params.id)),
  ),
  defineDownload('/api/chat/messages/:id/cover', async ({ db, context, caller, params, reply }) =>
    sendCover(context.files, reply, await videoOf(db, caller, params.id)),
  ),
  defineDownload('/api/chat/chats/:id/avatar', async ({ db, context, caller, params, reply }) => {
    const { chat } = await membershipOf(db, caller, params.id);
    const [row] = await db
      .select({ key: profile.avatarKey, format: profile.avatarFormat })
      .from(profile)
      .where(eq(profile.userId, otherOf(chat, caller.userId)));
    if (!row?.key || !row.format) throw new ApiError('notFound');
    return asAttachment(reply, { type: PICTURE_TYPES[row.format], filename: `avatar.${row.format}`, plain: `avatar.${row.format}` }).send(
      context.files.read(row.key),
    );
  }),
  defineDownload('/api/chat/chats/:id/export', async ({ db, context, caller, params, query: { format }, now, reply }) => {
    const chat = await presentChat(db, context.realtime, await membershipOf(db, caller, params.id), caller, now);
    const [me] = await db.select({ firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, caller.userId));
    const filename = `chat-${chat.last_message_at.slice(0, 10)}.${format === 'json' ? 'json' : 'txt'}`;
    const type = format === 'json' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    const pages = exportOf(context.db, caller, chat, `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim(), format);
    return asAttachment(reply, { type, filename, plain: filename }).send(Readable.from(pages, { objectMode: false }));
  }),
];

/** The video resume that was sent. A later replacement isn't part of the message. */
const sentAs = ({ video_resume_id: id, storage_key: key }: Record<string, unknown>) =>
  and(eq(videoResume.id, String(id)), eq(videoResume.storageKey, String(key)));

interface FileQuery {
  chatId: string;
  kind: 'file' | 'resume' | 'video';
  id?: string;
  part?: Record<string, string>;
}

/**
 * @throws ApiError notFound if the person sees no message with this file: it's in another conversation, one they deleted, or a message that was
 * unsent
 */
async function requireShown(db: Queryable, person: Person, { chatId, kind, id, part }: FileQuery): Promise<void> {
  const { me } = await membershipOf(db, person, chatId);
  const [shown] = await db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.chatId, chatId),
        eq(chatMessage.kind, kind),
        isNull(chatMessage.recalledAt),
        gt(chatMessage.offset, me.clearedOffset),
        id === undefined ? undefined : eq(chatMessage.id, id),
        part === undefined ? undefined : sql`${chatMessage.body} @> ${JSON.stringify(part)}::jsonb`,
      ),
    )
    .limit(1);
  if (!shown) throw new ApiError('notFound');
}
