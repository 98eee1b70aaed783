import type { Database } from '../db/client.ts';
import { inboxMessage } from '../db/schema/operations.ts';

/** A text message; `to` in E.164 with its plus. */
export interface TextMessage {
  to: string;
  text: string;
}

/** Sends text messages. Throws if one wasn't accepted. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}

/** The embedded default: delivers to the inbox at /dev/inbox, beside emails. */
export function inboxTexter(db: Database, now: () => Date): Texter {
  return {
    async send({ to, text }) {
      await db.insert(inboxMessage).values({ to, subject: 'Text message', text, html: null, at: now() });
    },
  };
}

/**
 * Sends messages through a gateway: one POST of `{ "to", "text" }` as JSON for each, with a 2xx response once accepted. Most providers accept this
 * format or need only a few lines in between. Waits at most 10 s for a response, well within a request's 30.
 * @param url with user and password if the gateway requires them
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
      if (!answer.ok) throw new Error(`The SMS gateway responded with ${answer.status}`);
    },
  };
}

/** With real emails but no gateway: sends nothing, and the caller gets an error. */
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
