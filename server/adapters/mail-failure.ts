/** Replies about us or about the order of commands, not about the recipient or the message: RFC 5321 §4.2.2, RFC 4954 §6. */
const ABOUT_US: ReadonlySet<number> = new Set([500, 501, 502, 503, 504, 530, 534, 535, 538]);
/** An enhanced status for security or policy (RFC 3463 §3.8), such as relaying denied or an unauthenticated sender. Changing settings fixes those. */
const POLICY = /^\d{3}[ -]5\.7\./;

interface Refusal {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/**
 * An email that wasn't accepted. Its message and fields are safe to log: codes, never an address. The server's own text, which quotes the recipient,
 * is in neither.
 */
export class MailFailure extends Error {
  readonly code: string;
  /** The three digits of the reply, if there was one. */
  readonly responseCode: number | undefined;
  /** The refused command, such as `RCPT TO`. */
  readonly command: string | undefined;
  /** The server refused this recipient or this message permanently. Anything else may work later. */
  readonly isFinal: boolean;
  readonly #words: string;

  /** @param cause the error nodemailer threw */
  constructor(cause: unknown) {
    const { code, command, response, responseCode } = cause as Refusal;
    const codes = [word(code) || 'unknown', word(responseCode), word(command)].filter(Boolean);
    super(`the mail was not accepted: ${codes.join(' ')}`);
    this.name = 'MailFailure';
    this.code = codes[0] as string;
    this.responseCode = typeof responseCode === 'number' ? responseCode : undefined;
    this.command = word(command) || undefined;
    this.isFinal = isFinal(this, typeof response === 'string' ? response : '');
    this.#words = cause instanceof Error ? cause.message : String(cause);
  }

  /** The server's reply. It may quote the recipient, so it belongs in the outbox's row only. */
  words(): string {
    return `${this.message}: ${this.#words}`;
  }
}

function isFinal({ code, command, responseCode = 0 }: MailFailure, response: string): boolean {
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA');
  return isOfMail && responseCode >= 500 && !ABOUT_US.has(responseCode) && !POLICY.test(response);
}

/** A code or an SMTP command; nothing that a person wrote. */
const word = (text: unknown): string => (/^[A-Z\d_ ]{1,40}$/.test(String(text)) ? String(text) : '');
