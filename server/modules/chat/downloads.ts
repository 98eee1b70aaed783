import { Readable } from 'node:stream';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DownloadPath } from '../../../contract/downloads.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chatFile, chatMessage } from '../../db/schema/chat.ts';
import { profile } from '../../db/schema/profile.ts';
import { videoResume } from '../../db/schema/resume.ts';
import { resume } from '../../db/schema/seeker.ts';
import { admitToFile } from '../../http/admit.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { asAttachment } from '../profile/attachment.ts';
import { asResume } from '../profile/download.ts';
import { PICTURE_TYPES } from '../../file-formats/picture.ts';
import { sendCover, sendVideo } from '../profile/video-downloads.ts';
import { membershipOf, otherOf, type Person } from './access.ts';
import { exportOf } from './export.ts';
import { FILE_PATH } from './message.ts';
import { presentChat } from './present.ts';

const FILE = `${FILE_PATH}:id/download` as const;
const RESUME = '/api/chat/messages/:id/resume';
const VIDEO = '/api/chat/messages/:id/video';
const COVER = '/api/chat/messages/:id/cover';
const AVATAR = '/api/chat/chats/:id/avatar';
const EXPORT = '/api/chat/chats/:id/export';

/** Files of a conversation, for its two participants. They aren't declared calls, because their responses are files. */
export function registerChatDownloads(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const options = { schema: { hide: true }, handlerTimeout: LIMITS.uploadLongest };
  const requireMember = async (request: FastifyRequest, path: DownloadPath): Promise<{ person: Person; id: string }> => {
    const { caller, id } = await admitToFile(context, request, path);
    return { person: caller, id };
  };

  app.get(FILE, options, async (request, reply) => {
    const { person, id } = await requireMember(request, FILE);
    const [row] = await db.select().from(chatFile).where(eq(chatFile.id, id));
    if (!row || (row.chatId === null && row.userId !== person.userId)) throw new ApiError('notFound');
    if (row.chatId !== null) await requireShown(db, person, { chatId: row.chatId, kind: 'file', part: { file_id: id } });
    const plain = `file.${row.filename.slice(row.filename.lastIndexOf('.') + 1)}`;
    return asAttachment(reply, { type: row.type, filename: row.filename, plain }).header('content-length', row.size).send(context.files.read(row.storageKey));
  });
  /** The body of a message of this kind that the person can see. */
  const shown = async (request: FastifyRequest, path: DownloadPath, kind: 'resume' | 'video') => {
    const { person, id } = await requireMember(request, path);
    const [sent] = await db
      .select({ chatId: chatMessage.chatId, body: chatMessage.body })
      .from(chatMessage)
      .where(and(eq(chatMessage.id, id), eq(chatMessage.kind, kind)));
    if (!sent) throw new ApiError('notFound');
    await requireShown(db, person, { chatId: sent.chatId, kind, id });
    return sent.body;
  };
  app.get(RESUME, options, async (request, reply) => {
    const sent = await shown(request, RESUME, 'resume');
    const [row] = await db
      .select()
      .from(resume)
      .where(and(eq(resume.id, String(sent['resume_id'])), isNull(resume.removedAt)));
    if (!row) throw new ApiError('notFound');
    return asResume(reply, row).send(context.files.read(row.storageKey));
  });
  app.get(VIDEO, options, async (request, reply) => {
    const [row] = await db
      .select()
      .from(videoResume)
      .where(sentAs(await shown(request, VIDEO, 'video')));
    if (!row) throw new ApiError('notFound');
    return sendVideo(context.files, request, reply, row);
  });
  app.get(COVER, options, async (request, reply) => {
    const [row] = await db
      .select()
      .from(videoResume)
      .where(sentAs(await shown(request, COVER, 'video')));
    if (!row) throw new ApiError('notFound');
    return sendCover(context.files, reply, row);
  });
  app.get(AVATAR, options, async (request, reply) => {
    const { person, id } = await requireMember(request, AVATAR);
    const { chat } = await membershipOf(db, person, id);
    const [row] = await db
      .select({ key: profile.avatarKey, format: profile.avatarFormat })
      .from(profile)
      .where(eq(profile.userId, otherOf(chat, person.userId)));
    if (!row?.key || !row.format) throw new ApiError('notFound');
    return asAttachment(reply, { type: PICTURE_TYPES[row.format], filename: `avatar.${row.format}`, plain: `avatar.${row.format}` }).send(
      context.files.read(row.key),
    );
  });
  app.get(EXPORT, options, async (request, reply) => {
    const { person, id } = await requireMember(request, EXPORT);
    const format = (request.query as { format?: unknown }).format === 'json' ? 'json' : 'text';
    const chat = await presentChat(db, context.realtime, await membershipOf(db, person, id), person, context.now());
    const [me] = await db.select({ firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, person.userId));
    const filename = `chat-${chat.last_message_at.slice(0, 10)}.${format === 'json' ? 'json' : 'txt'}`;
    const type = format === 'json' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    const pages = exportOf(db, person, chat, `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim(), format);
    return asAttachment(reply, { type, filename, plain: filename }).send(Readable.from(pages, { objectMode: false }));
  });
}

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
