import nodemailer from 'nodemailer';
import { isLoopback } from '../demo-mode.ts';
import type { Mailer } from './mail.ts';
import { MailFailure } from './mail-failure.ts';

type Sent = Parameters<Mailer['send']>[0];

/**
 * Sends by SMTP, encrypted unless the server is on this machine, because emails contain codes and links. Waits at most 10 s for a response, well
 * within a request's 30. Throws a MailFailure.
 * @param url `smtp://` or `smtps://`, with user and password if required; `?requireTLS=false` for a server without TLS
 * @param from the sender, as `Name <address>`
 * @param now the clock for the date of an email
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
      // An address object, not a string, so that nothing in it is parsed as a list of recipients.
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

/**
 * The Message-ID of an email with an ID of ours.
 * @param from the sender, whose domain it contains
 */
const messageIdOf = (id: string, from: string): string => `<${id}@${/@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'}>`;

function headersOf({ unsubscribe }: Pick<Sent, 'unsubscribe'>): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribe === undefined) return automatic;
  return { ...automatic, 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The parts beside the text. Calendar apps read the alternative part (RFC 6047); the file is for those that only open files. */
export function partsOf({ calendar, attachments = [] }: Pick<Sent, 'calendar' | 'attachments'>) {
  const files = attachments.map(({ filename, type, content }) => ({ filename, contentType: type, content }));
  if (!calendar) return { attachments: files };
  return {
    alternatives: [{ contentType: `text/calendar; charset=utf-8; method=${calendar.method}`, content: calendar.content }],
    attachments: [...files, { filename: 'interview.ics', contentType: 'application/ics', content: calendar.file ?? calendar.content }],
  };
}
