import type { Database } from '../db/client.ts';
import { inboxMessage } from '../db/schema/operations.ts';

/** A text message; `to` as E.164 with its plus. */
export interface TextMessage {
  to: string;
  text: string;
}

/** Sends text messages. Throws when one was not accepted. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}

/** The embedded default: into the inbox at /dev/inbox, beside the mail. */
export function inboxTexter(db: Database, now: () => Date): Texter {
  return {
    async send({ to, text }) {
      await db.insert(inboxMessage).values({ to, subject: 'Text message', text, html: null, at: now() });
    },
  };
}

/**
 * Hands messages to a gateway: one POST of `{ "to", "text" }` as JSON for each, answered with 2xx once accepted. Most providers take this
 * form or can be set in front with a few lines. An answer is waited for 10 s at most, well inside a request's 30.
 * @param url with user and password where the gateway wants them
 */
export function gatewayTexter(url: string): Texter {
  const { username, password, ...parts } = readUrl(url);
  const headers = new Headers({ 'content-type': 'application/json' });
  if (username) headers.set('authorization', `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  return {
    async send(message) {
      const answer = await fetch(parts.href, {
        method: 'POST',
        headers,
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
    },
  };
}

/** Where no gateway is configured beside real mail: nothing is sent, and whoever asks is told so. */
export const noTexter: Texter = {
  async send() {
    throw new Error('SMS_URL is not set');
  },
};

function readUrl(text: string): { href: string; username: string; password: string } {
  const url = new URL(text);
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = '';
  url.password = '';
  return { href: url.href, username, password };
}
