import type { Readable } from 'node:stream';
import type { EmailKind } from '../message-kinds.ts';

/** An email to a person. `html` accompanies the plain text. */
export interface Message {
  /** The kind of email (server/message-kinds.ts), which decides whether and when it is sent. */
  kind: EmailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar object (iTIP, RFC 5546) beside the text. `file` is the attachment to open, if it differs. */
  calendar?: { method: string; content: string; file?: string };
  /**
   * Identifies the email in its Message-ID, the same for every attempt: a mail server can detect a duplicate, and we can recognize a bounce. A UUID.
   */
  id?: string;
  /** Where a mail app unsubscribes the reader with one POST (RFC 8058). */
  unsubscribe?: string;
  /** Its link, for an email that combines several. */
  action?: { label: string; url: string };
}

/** An attached file; `type` is its media type. */
export interface Attachment {
  filename: string;
  type: string;
  content: Readable;
}

/** Sends emails. Throws if the message wasn't accepted; for SMTP a MailFailure. */
export interface Mailer {
  send(message: Message & { attachments?: readonly Attachment[] }): Promise<void>;
  close(): Promise<void>;
}

/**
 * False for the placeholder (RFC 2606, *.invalid*) in place of the address of a guest, or of a person whose social network provided none: the column
 * is unique and not null.
 */
export const isAddress = (text: string): boolean => !text.endsWith('.invalid');

/** The address to display; empty for a placeholder. */
export const shownAddress = (text: string): string => (isAddress(text) ? text : '');

/** A mailer that skips emails to placeholders, which nobody receives. */
export function withoutPlaceholders(mailer: Mailer): Mailer {
  return { close: () => mailer.close(), send: async (message) => (isAddress(message.to) ? mailer.send(message) : undefined) };
}
