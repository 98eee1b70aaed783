/** Replies about us or about the order of commands, not about the recipient or the message: RFC 5321 §4.2.2, RFC 4954 §6. */
const ABOUT_US: ReadonlySet<number> = new Set([500, 501, 502, 503, 504, 530, 534, 535, 538]);
/** An enhanced status of security or policy (RFC 3463 §3.8): relaying denied, a sender that could not be authenticated. Settings mend those. */
const POLICY = /^\d{3}[ -]5\.7\./;

interface Refusal {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/**
 * A mail that was not accepted. What may be logged is in its message and its fields: codes, never an address. The server's own words, which quote the
 * recipient, are kept out of both.
 */
export class MailFailure extends Error {
  readonly code: string;
  /** The three digits of the reply, where there was one. */
  readonly responseCode: number | undefined;
  /** What was refused, as `RCPT TO`. */
  readonly command: string | undefined;
  /** The server refused this recipient or this message for good; anything else may work another time. */
  readonly isFinal: boolean;
  readonly #words: string;

  /** @param cause what nodemailer threw */
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

  /** What the server said. It may quote the recipient, so it is for the outbox's row alone. */
  words(): string {
    return `${this.message}: ${this.#words}`;
  }
}

function isFinal({ code, command, responseCode = 0 }: MailFailure, response: string): boolean {
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA');
  return isOfMail && responseCode >= 500 && !ABOUT_US.has(responseCode) && !POLICY.test(response);
}

/** A code or an SMTP command; nothing that somebody wrote. */
const word = (text: unknown): string => (/^[A-Z\d_ ]{1,40}$/.test(String(text)) ? String(text) : '');
