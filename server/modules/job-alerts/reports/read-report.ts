import { simpleParser, type ParsedMail } from 'mailparser';

/** What a mail server or a mailbox provider reported of one of our emails. */
export interface MailReport {
  kind: 'bounced' | 'complained';
  /** As the report names the email it is about: a UUID of ours stands before the @ of a Message-ID. Lower case. */
  ids: string[];
}

const OURS = /<?([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@[^\s<>@]+>?/gi;

/**
 * Reads a report as it came by mail: a delivery status notification (RFC 3464) or a feedback report (RFC 5965).
 * @returns null for what is neither, for a delivery that is only delayed, and for one that failed for now
 */
export async function readReport(raw: Buffer): Promise<MailReport | null> {
  const mail = await simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true, skipHtmlToText: true, keepDeliveryStatus: true });
  const status = partOf(mail, 'message/delivery-status');
  if (status !== null) return isForGood(status) ? { kind: 'bounced', ids: idsIn(mail) } : null;
  const feedback = partOf(mail, 'message/feedback-report');
  if (feedback === null) return null;
  return /^feedback-type:\s*(abuse|fraud|opt-out)\b/im.test(feedback) ? { kind: 'complained', ids: idsIn(mail) } : null;
}

/** Each recipient has fields of its own (RFC 3464 §2.3): of one at least the delivery failed, and permanently (class 5, RFC 3463). */
function isForGood(status: string): boolean {
  return status.split(/\r?\n\r?\n/).some((fields) => /^action:\s*failed\b/im.test(fields) && /^status:\s*5\.\d{1,3}\.\d{1,3}\b/im.test(fields));
}

function partOf({ attachments }: ParsedMail, type: string): string | null {
  const part = attachments.find(({ contentType }) => contentType === type);
  return part ? part.content.toString('utf8') : null;
}

/** The email itself, or its header, goes along (RFC 6522); providers keep its Message-ID where they leave out its reader. */
function idsIn({ attachments }: ParsedMail): string[] {
  const returned = attachments.filter(({ contentType }) => /^(message\/(rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/.test(contentType));
  const header = returned.map(({ content }) => /^message-id:\s*(?:\r?\n[ \t]+)?(\S+)/im.exec(content.toString('utf8'))?.[1] ?? '').join(' ');
  return [...new Set([...header.matchAll(OURS)].map(([, id]) => (id as string).toLowerCase()))];
}
