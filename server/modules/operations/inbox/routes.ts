import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { answerOwnNamesOnly } from '../../../demo/own-names.ts';
import { inboxAttachment, inboxMessage } from '../../../db/schema/operations.ts';
import { ApiError } from '../../../http/errors.ts';
import { addressOf, inboxPage } from './page.ts';

const SHOWN = 200;
const hidden = { schema: { hide: true } };
const stylesheet = readFileSync(path.join(import.meta.dirname, 'inbox.css'), 'utf8');

/** The inbox for people and for tests. Register it only in a demo. */
export function registerInbox(app: FastifyInstance, db: Database): void {
  answerOwnNamesOnly(app, '/dev/inbox');
  app.get('/dev/inbox', hidden, async (request, reply) => {
    const to = recipientOf(request.query);
    return asPage(reply, inboxPage(await newest(db, to), undefined, to));
  });
  app.get('/dev/inbox/:id', hidden, async (request, reply) => {
    const to = recipientOf(request.query);
    const open = await messageOf(db, request.params);
    return asPage(reply, inboxPage(await newest(db, to), { ...open, attachments: await attachmentsOf(db, [open.id]) }, to));
  });
  app.get('/dev/inbox/:id/attachments/:attachment', hidden, async (request, reply) => {
    const { type, content } = await attachmentOf(db, request.params);
    // Attachments must never open in our origin.
    return reply
      .type(type)
      .header('content-disposition', 'attachment')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content);
  });
  app.get('/dev/inbox/:id/html', hidden, async (request, reply) => {
    const { html } = await messageOf(db, request.params);
    // An email's styles are inline, so its page has its own policy: no scripts, no forms, nothing loaded, and only shown in our frame.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    return asPage(reply, (html ?? '').replace(/<head>/i, '<head><base target="_blank">'));
  });
  app.get('/dev/inbox.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  app.get('/dev/inbox.json', hidden, async (request, reply) => {
    const messages = await newest(db, recipientOf(request.query));
    reply.header('cache-control', 'no-store');
    const files = await attachmentsOf(
      db,
      messages.map(({ id }) => id),
    );
    return messages.map(({ id, to, subject, text, html, at }) => {
      const own = files.filter(({ messageId }) => messageId === id);
      const attachments = own.map(({ filename, type, size, ...file }) => ({ filename, type, size, url: addressOf(id, file.id) }));
      return { to, subject, text, html, at: at.toISOString(), ...(own.length > 0 ? { attachments } : {}) };
    });
  });
}

/** `?to=`: an email address or a phone number, whose plus may have been decoded as a space. */
function recipientOf(query: unknown): string | undefined {
  const { to } = z
    .object({ to: z.string().max(300).optional() })
    .catch({})
    .parse(query);
  return (
    to
      ?.toLowerCase()
      .replace(/^ (?=\d)/, '+')
      .trim() || undefined
  );
}

function newest(db: Database, to: string | undefined) {
  return db
    .select()
    .from(inboxMessage)
    .where(to === undefined ? undefined : eq(inboxMessage.to, to))
    .orderBy(desc(inboxMessage.at))
    .limit(SHOWN);
}

async function messageOf(db: Database, params: unknown) {
  const { data } = z.object({ id: z.uuid() }).safeParse(params);
  const [message] = data ? await db.select().from(inboxMessage).where(eq(inboxMessage.id, data.id)) : [];
  if (!message) throw new ApiError('notFound');
  return message;
}

/** The attachments of messages, without their content. */
async function attachmentsOf(db: Database, messages: string[]) {
  const { id, messageId, filename, type, size } = inboxAttachment;
  if (messages.length === 0) return [];
  return db.select({ id, messageId, filename, type, size }).from(inboxAttachment).where(inArray(messageId, messages));
}

async function attachmentOf(db: Database, params: unknown) {
  const { data } = z.object({ id: z.uuid(), attachment: z.uuid() }).safeParse(params);
  const [file] = data
    ? await db
        .select()
        .from(inboxAttachment)
        .where(and(eq(inboxAttachment.messageId, data.id), eq(inboxAttachment.id, data.attachment)))
    : [];
  if (!file) throw new ApiError('notFound');
  return file;
}

function asPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
