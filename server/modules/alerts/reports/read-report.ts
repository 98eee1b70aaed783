import type { ParsedMail } from 'mailparser';

/** A report by a mail server or mailbox provider about one of our emails. */
export interface MailReport {
  kind: 'bounced' | 'complained';
  /** The IDs of our emails in the report: a UUID before the @ of a Message-ID. Lower case. */
  ids: string[];
}

const OURS = /<?([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@[^\s<>@]+>?/gi;

/**
 * Reads an emailed report: a delivery status notification (RFC 3464) or a feedback report (RFC 5965).
 * @returns null for other emails, delayed deliveries, and temporary failures
 */
export async function readReport(raw: Buffer): Promise<MailReport | null> {
  // What reads mail is large, and reports are rare.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true, skipHtmlToText: true, keepDeliveryStatus: true });
  const status = partOf(mail, 'message/delivery-status');
  if (status !== null) return isForGood(status) ? { kind: 'bounced', ids: idsIn(mail) } : null;
  const feedback = partOf(mail, 'message/feedback-report');
  if (feedback === null) return null;
  return /^feedback-type:\s*(abuse|fraud|opt-out)\b/im.test(feedback) ? { kind: 'complained', ids: idsIn(mail) } : null;
}

/** Each recipient has its own fields (RFC 3464 §2.3). At least one delivery failed permanently (class 5, RFC 3463). */
function isForGood(status: string): boolean {
  return status.split(/\r?\n\r?\n/).some((fields) => /^action:\s*failed\b/im.test(fields) && /^status:\s*5\.\d{1,3}\.\d{1,3}\b/im.test(fields));
}

function partOf({ attachments }: ParsedMail, type: string): string | null {
  const part = attachments.find(({ contentType }) => contentType === type);
  return part ? part.content.toString('utf8') : null;
}

/** The report includes the email or its header (RFC 6522). Providers keep its Message-ID when they remove the reader. */
function idsIn({ attachments }: ParsedMail): string[] {
  const returned = attachments.filter(({ contentType }) => /^(message\/(rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/.test(contentType));
  const header = returned.map(({ content }) => /^message-id:\s*(?:\r?\n[ \t]+)?(\S+)/im.exec(content.toString('utf8'))?.[1] ?? '').join(' ');
  return [...new Set([...header.matchAll(OURS)].map(([, id]) => (id as string).toLowerCase()))];
}
