import { readFileSync } from 'node:fs';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { inboxMessage } from '../../db/schema/house.ts';
import { ApiError } from '../../http/errors.ts';
import { inboxPage } from './page.ts';

const SHOWN = 200;
const hidden = { schema: { hide: true } };
const stylesheet = readFileSync(path.join(import.meta.dirname, 'inbox.css'), 'utf8');

/** The embedded inbox for people and for tests (architecture, *The wire*). Registered only where no SMTP_URL is set. */
export function registerInbox(app: FastifyInstance, db: Database): void {
  app.get('/dev/inbox', hidden, async (request, reply) => {
    const to = recipientOf(request.query);
    return asPage(reply, inboxPage(await newest(db, to), undefined, to));
  });
  app.get('/dev/inbox/:id', hidden, async (request, reply) => {
    const to = recipientOf(request.query);
    return asPage(reply, inboxPage(await newest(db, to), await messageOf(db, request.params), to));
  });
  app.get('/dev/inbox/:id/html', hidden, async (request, reply) => {
    const { html } = await messageOf(db, request.params);
    // A mail's own styles are inline, so its page has a policy of its own: no script, no form, nothing loaded, shown only in our frame.
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
    return messages.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at: at.toISOString() }));
  });
}

/** `?to=`: an e-mail address or a phone number, of which a plus may have become a space on the way. */
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

function asPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
