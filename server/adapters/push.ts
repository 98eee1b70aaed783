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

/** A browser that agreed to be told: the address its push service gave it, and the keys that only it can open (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  body: string;
  /** A later message takes the place of one under the same topic that was not delivered yet. 32 characters of base64url at most. */
  topic?: string;
}

/** Tells browsers by Web Push (docs/decisions/push.md). */
export interface Pusher {
  /** What a browser subscribes with: VAPID's public key, base64url. */
  readonly publicKey: string;
  /** Whether an address a browser names may be one this server calls, by its name alone. Where that name leads is looked at with each call. */
  mayCall(endpoint: string): boolean;
  /** @returns `gone` where the browser took its consent back, and where the address leads into no public network @throws Error where it may work another time */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const DAY_SECONDS = 86_400;
const LONGEST = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const KEY = 'vapid';

/** The keys of VAPID_*, else a pair that is made once and kept with the database, so that every node signs alike. */
export async function vapidKeys(config: Pick<Config, 'vapid'>, db: Database): Promise<VapidKeys> {
  if (config.vapid) return config.vapid;
  const read = async () => {
    const { rows } = await db.execute<{ value: VapidKeys }>(sql`select value from ${installation} where key = ${KEY}`);
    return rows[0]?.value;
  };
  const kept = await read();
  if (kept) return kept;
  await db.insert(installation).values({ key: KEY, value: webpush.generateVAPIDKeys() }).onConflictDoNothing();
  return (await read()) as VapidKeys;
}

/**
 * The real thing.
 * @param subject whom a push service may write to: mailto: or https:
 * @param allowsLocal lets addresses of this machine in, for tests and development
 * @param lookup finds the addresses of a name, and refuses those that are not to be called
 */
export function webPusher(keys: VapidKeys, subject: string, allowsLocal = false, lookup: LookupFunction = publicLookup()): Pusher {
  const publicAgent = new https.Agent({ lookup });
  const call = async (endpoint: string, method: string, headers: http.OutgoingHttpHeaders, body: Buffer | null): Promise<number> => {
    const isHere = allowsLocal && isLocal(endpoint);
    const options = { method, headers, signal: AbortSignal.timeout(LONGEST), ...(isHere ? {} : { agent: publicAgent }) };
    const request = (endpoint.startsWith('http:') ? http : https).request(endpoint, options);
    // Whatever happens once it answered changes nothing.
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
        if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
        return 'sent';
      } catch (error) {
        if (error instanceof AddressRefused) return 'gone';
        throw error;
      }
    },
  };
}

/** A browser chooses the address, so the server follows it to public names only, and by TLS: what answers must own the name. */
function isPublic(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const name = hostname.replace(/(?<!\.)\.+$/, '');
  const isName = name.includes('.') && isIP(name) === 0 && !name.startsWith('[') && !/\.(local|localhost|internal|home\.arpa)$/.test(name);
  return protocol === 'https:' && isName && port === '' && username === '';
}

const isLocal = (endpoint: string): boolean => URL.canParse(endpoint) && ['127.0.0.1', 'localhost'].includes(new URL(endpoint).hostname);
