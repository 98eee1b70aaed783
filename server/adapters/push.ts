import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { sql } from 'drizzle-orm';
import webpush from 'web-push';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { installation } from '../db/schema/operations.ts';
import { AddressRefused, publicLookup } from './public-address.ts';

/** A browser that accepted push messages: the endpoint from its push service, and the keys that only it can decrypt with (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  body: string;
  /** A later message with the same topic replaces an undelivered one. At most 32 characters of base64url. */
  topic?: string;
}

/** Sends push messages by Web Push (docs/decisions/push.md). */
export interface Pusher {
  /** The key browsers subscribe with: VAPID's public key, base64url. */
  readonly publicKey: string;
  /** Whether this server may call an endpoint, judged by its host name alone. The addresses of that name are checked with each call. */
  mayCall(endpoint: string): boolean;
  /**
   * @returns `gone` if the browser withdrew its consent, or if the endpoint is in no public network
   * @throws Error if it may work another time
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const DAY_SECONDS = 86_400;
/** Push services respond within a fraction of this. The browser chose the address, so it may as well never respond. */
const LONGEST = 3_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const KEY = 'vapid';

/** The keys of VAPID_*, or a pair that is generated once and stored in the database, so that every node signs with the same keys. */
export async function vapidKeys(config: Pick<Config, 'vapid'>, db: Database): Promise<VapidKeys> {
  if (config.vapid) return config.vapid;
  const read = async () => {
    const { rows } = await db.execute<{ value: VapidKeys }>(sql`select value from ${installation} where key = ${KEY}`);
    return rows[0]?.value;
  };
  const stored = await read();
  if (stored) return stored;
  await db.insert(installation).values({ key: KEY, value: webpush.generateVAPIDKeys() }).onConflictDoNothing();
  return (await read()) as VapidKeys;
}

/**
 * Sends to real push services.
 * @param subject the contact for push services: mailto: or https:
 * @param allowsLocal allows addresses of this machine, for tests and development
 * @param lookup resolves host names, and refuses addresses that must not be called
 */
export function webPusher(keys: VapidKeys, subject: string, allowsLocal = false, lookup: LookupFunction = publicLookup()): Pusher {
  const publicAgent = new https.Agent({ lookup });
  const call = async (endpoint: string, method: string, headers: http.OutgoingHttpHeaders, body: Buffer | null): Promise<number> => {
    const isHere = allowsLocal && isLocal(endpoint);
    const options = { method, headers, signal: AbortSignal.timeout(LONGEST), ...(isHere ? {} : { agent: publicAgent }) };
    const request = (endpoint.startsWith('http:') ? http : https).request(endpoint, options);
    // After the response, errors don't matter.
    request.on('error', () => undefined).end(body ?? undefined);
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    reply.on('error', () => undefined).destroy();
    return reply.statusCode ?? 0;
  };
  return {
    publicKey: keys.publicKey,
    mayCall: (endpoint) => isPublic(endpoint) || (allowsLocal && isLocal(endpoint)),
    async send({ endpoint, p256dh, auth }, { body, topic }) {
      const {
        method,
        headers,
        body: sealed,
      } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails: { subject, ...keys },
        TTL: DAY_SECONDS,
        urgency: 'normal',
        ...(topic === undefined ? {} : { topic }),
      });
      try {
        const status = await call(endpoint, method, headers as http.OutgoingHttpHeaders, sealed);
        if (GONE.has(status)) return 'gone';
        if (status < 200 || status > 299) throw new Error(`The push service responded with ${status}`);
        return 'sent';
      } catch (error) {
        if (error instanceof AddressRefused) return 'gone';
        throw error;
      }
    },
  };
}

/** The browser chooses the endpoint, so the server calls only public names, over TLS: the responding server must own the name. */
function isPublic(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const name = hostname.replace(/(?<!\.)\.+$/, '');
  const isName = name.includes('.') && isIP(name) === 0 && !name.startsWith('[') && !/\.(local|localhost|internal|home\.arpa)$/.test(name);
  return protocol === 'https:' && isName && port === '' && username === '';
}

const isLocal = (endpoint: string): boolean => URL.canParse(endpoint) && ['127.0.0.1', 'localhost'].includes(new URL(endpoint).hostname);
