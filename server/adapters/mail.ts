import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';

/** A message to a person; `html` beside the plain text every mail has. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. Throws when the message was not accepted. */
export interface Mailer {
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

/** SMTP_URL, else the embedded inbox, which is loaded only then. */
export async function openMail(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, db: Database, now: () => Date): Promise<Mailer> {
  if (config.smtpUrl) return (await import('./smtp.ts')).smtpMailer(config.smtpUrl, config.mailFrom);
  return (await import('./inbox.ts')).inboxMailer(db, config.mailFrom, now);
}
