import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { user } from '../../db/schema/auth.ts';
import { chatFile, chatMessage } from '../../db/schema/chat.ts';
import { profile } from '../../db/schema/profile.ts';
import { resume } from '../../db/schema/seeker.ts';
import { authorise } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { asAttachment } from '../jobseekers/attachment.ts';
import { asResume } from '../jobseekers/download.ts';
import { PICTURE_TYPES } from '../jobseekers/formats/picture.ts';
import { membershipOf, otherOf, type Person } from './access.ts';
import { exportOf } from './export.ts';
import { FILE_PATH } from './message.ts';
import { presentChat } from './present.ts';

/** What was sent in a conversation, read by its two alone. Not declared calls, because their answers are files. */
export function registerChatDownloads(app: FastifyInstance, house: House): void {
  const { db } = house;
  const options = { schema: { hide: true }, handlerTimeout: LIMITS.uploadLongest };
  const asked = async (request: FastifyRequest): Promise<{ person: Person; id: string }> => {
    request.caller = await house.identify(request);
    authorise('member', request.caller);
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success || request.caller.userId === null) throw new ApiError('notFound');
    return { person: request.caller, id: id.data };
  };

  app.get(`${FILE_PATH}:id/download`, options, async (request, reply) => {
    const { person, id } = await asked(request);
    const [row] = await db.select().from(chatFile).where(eq(chatFile.id, id));
    if (!row || (row.chatId === null && row.userId !== person.userId)) throw new ApiError('notFound');
    if (row.chatId !== null) await membershipOf(db, person, row.chatId);
    const plain = `file.${row.filename.slice(row.filename.lastIndexOf('.') + 1)}`;
    return asAttachment(reply, { type: row.type, filename: row.filename, plain }).header('content-length', row.size).send(house.files.read(row.storageKey));
  });
  app.get('/api/chat/messages/:id/resume', options, async (request, reply) => {
    const { person, id } = await asked(request);
    const [sent] = await db
      .select({ chatId: chatMessage.chatId, body: chatMessage.body })
      .from(chatMessage)
      .where(and(eq(chatMessage.id, id), eq(chatMessage.kind, 'resume'), isNull(chatMessage.recalledAt)));
    if (!sent) throw new ApiError('notFound');
    await membershipOf(db, person, sent.chatId);
    const [row] = await db
      .select()
      .from(resume)
      .where(eq(resume.id, String(sent.body['resume_id'])));
    if (!row) throw new ApiError('notFound');
    return asResume(reply, row).send(house.files.read(row.storageKey));
  });
  app.get('/api/chat/chats/:id/avatar', options, async (request, reply) => {
    const { person, id } = await asked(request);
    const { chat } = await membershipOf(db, person, id);
    const [row] = await db
      .select({ key: profile.avatarKey, format: profile.avatarFormat })
      .from(profile)
      .where(eq(profile.userId, otherOf(chat, person.userId)));
    if (!row?.key || !row.format) throw new ApiError('notFound');
    return asAttachment(reply, { type: PICTURE_TYPES[row.format], filename: `avatar.${row.format}`, plain: `avatar.${row.format}` }).send(
      house.files.read(row.key),
    );
  });
  app.get('/api/chat/chats/:id/export', options, async (request, reply) => {
    const { person, id } = await asked(request);
    const format = (request.query as { format?: unknown }).format === 'json' ? 'json' : 'text';
    const chat = await presentChat(db, house.realtime, await membershipOf(db, person, id), person, house.now());
    const [me] = await db.select({ firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, person.userId));
    const filename = `chat-${chat.last_message_at.slice(0, 10)}.${format === 'json' ? 'json' : 'txt'}`;
    const type = format === 'json' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    const pages = exportOf(db, person, chat, `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim(), format);
    return asAttachment(reply, { type, filename, plain: filename }).send(Readable.from(pages, { objectMode: false }));
  });
}
