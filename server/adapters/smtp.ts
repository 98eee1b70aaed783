import nodemailer from 'nodemailer';
import type { Mailer } from './mail.ts';

/**
 * Sends by SMTP. An answer is waited for 10 s at most, well inside a request's 30.
 * @param url `smtp://` or `smtps://`, with user and password where the server wants them
 * @param from the sender, as `Name <address>`
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  return {
    async send({ to, subject, text, html, calendar, attachments = [] }) {
      // An address object, not a string: nothing in it is read as a list of further recipients.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // RFC 6047: calendar programs read the part beside the text; the file is for those that only open files.
        alternatives: calendar ? [{ contentType: `text/calendar; charset=utf-8; method=${calendar.method}`, content: calendar.content }] : [],
        attachments: [
          ...attachments.map(({ filename, type, content }) => ({ filename, contentType: type, content })),
          ...(calendar ? [{ filename: 'interview.ics', contentType: 'application/ics', content: calendar.file ?? calendar.content }] : []),
        ],
      });
    },
    async close() {
      transport.close();
    },
  };
}
