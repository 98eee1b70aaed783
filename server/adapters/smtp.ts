import nodemailer from 'nodemailer';
import { isLoopback } from '../demo-mode.ts';
import type { Mailer } from './mail.ts';
import { MailFailure } from './mail-failure.ts';

type Sent = Parameters<Mailer['send']>[0];

/**
 * Sends by SMTP, encrypted unless the server is this machine's: codes and links are in it. An answer is waited for 10 s at most, well inside a
 * request's 30. What it throws is a MailFailure.
 * @param url `smtp://` or `smtps://`, with user and password where the server wants them; `?requireTLS=false` for a server without TLS
 * @param from the sender, as `Name <address>`
 * @param now what a mail says of when it was sent
 */
export function smtpMailer(url: string, from: string, now: () => Date): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    requireTLS: !isLoopback(new URL(url).hostname),
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  return {
    async send({ to, subject, text, html, calendar, attachments, id, unsubscribe }) {
      // An address object, not a string: nothing in it is read as a list of further recipients.
      const message = { from, to: { name: '', address: to }, subject, text, html, date: now(), headers: headersOf({ unsubscribe }) };
      const named = id === undefined ? {} : { messageId: messageIdOf(id, from) };
      await transport.sendMail({ ...message, ...named, ...partsOf({ calendar, attachments }) }).catch((error: unknown) => {
        throw new MailFailure(error);
      });
    },
    async close() {
      transport.close();
    },
  };
}

/** The Message-ID of an email we named. @param from the sender, whose domain stands in it */
const messageIdOf = (id: string, from: string): string => `<${id}@${/@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'}>`;

function headersOf({ unsubscribe }: Pick<Sent, 'unsubscribe'>): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribe === undefined) return automatic;
  return { ...automatic, 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** What goes along with the text. Calendar programs read the part beside it (RFC 6047); the file is for those that only open files. */
export function partsOf({ calendar, attachments = [] }: Pick<Sent, 'calendar' | 'attachments'>) {
  const files = attachments.map(({ filename, type, content }) => ({ filename, contentType: type, content }));
  if (!calendar) return { attachments: files };
  return {
    alternatives: [{ contentType: `text/calendar; charset=utf-8; method=${calendar.method}`, content: calendar.content }],
    attachments: [...files, { filename: 'interview.ics', contentType: 'application/ics', content: calendar.file ?? calendar.content }],
  };
}
