import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../db/client.ts';
import { inboxAttachment, inboxMessage } from '../db/schema/operations.ts';

/** Enough for the largest resume in an email, whose encoding adds a third. */
const MAX_BYTES = 15 * 1024 * 1024;

/** The embedded default: a mail server of our own, used like any other. Only this machine can reach it, and it delivers only to the inbox. */
export interface Inbox {
  url: string;
  close(): Promise<void>;
}

/** @param now the injected clock */
export async function startInbox(db: Database, now: () => Date): Promise<Inbox> {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    onData(stream, session, done) {
      simpleParser(stream, { skipImageLinks: true, skipTextToHtml: true })
        .then(async (mail) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 });
          const message = { subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html || null, at: now() };
          const files = mail.attachments.map(({ filename, contentType, content }) => ({ filename: filename ?? '', type: contentType, content }));
          for (const { address } of session.envelope.rcptTo) {
            await db.transaction(async (tx) => {
              const [stored] = await tx
                .insert(inboxMessage)
                .values({ ...message, to: address.toLowerCase() })
                .returning({ id: inboxMessage.id });
              if (stored && files.length > 0)
                await tx.insert(inboxAttachment).values(files.map((file) => ({ ...file, messageId: stored.id, size: file.content.length })));
            });
          }
        })
        .then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => server.listen(0, '127.0.0.1', resolve).once('error', reject));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The inbox has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}
