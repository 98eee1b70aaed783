import type { Readable } from 'node:stream';
import type { EmailKind } from '../modules/notification/messages.ts';

/** A message to a person; `html` beside the plain text every mail has. */
export interface Message {
  /** Which it is (notification/messages.ts): what decides whether and when it is sent. */
  kind: EmailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar object (iTIP, RFC 5546) said beside the text; `file` is what goes along to be opened, where it is another. */
  calendar?: { method: string; content: string; file?: string };
  /** Names it in its Message-ID, the same however often it is sent: a mail server that got it twice can tell, and so can we where it comes back. A UUID. */
  id?: string;
  /** Where a mail program unsubscribes its reader by one POST (RFC 8058). */
  unsubscribe?: string;
  /** What it leads to, for one email that stands for several. */
  action?: { label: string; url: string };
}

/** A file that goes along; `type` is its media type. */
export interface Attachment {
  filename: string;
  type: string;
  content: Readable;
}

/** Sends mail. Throws, by SMTP a MailFailure, when the message was not accepted. */
export interface Mailer {
  send(message: Message & { attachments?: readonly Attachment[] }): Promise<void>;
  close(): Promise<void>;
}

/**
 * False of the placeholder (RFC 2606, *.invalid*) that stands for the address of a guest, and of whoever came by a social network that told none:
 * the column is unique and never empty.
 */
export const isAddress = (text: string): boolean => !text.endsWith('.invalid');

/** What may be shown of it: nothing of a placeholder. */
export const shownAddress = (text: string): string => (isAddress(text) ? text : '');

/** The same mail, but for letters to a placeholder: those are nobody's. */
export function withoutPlaceholders(mailer: Mailer): Mailer {
  return { close: () => mailer.close(), send: async (message) => (isAddress(message.to) ? mailer.send(message) : undefined) };
}
