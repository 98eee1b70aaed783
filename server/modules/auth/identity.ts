import type { FastifyRequest } from 'fastify';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Config } from '../../config.ts';
import type { DatabaseConnection } from '../../db/client.ts';
import { NOBODY, type Caller } from '../../http/caller.ts';
import { digestWith, readSecret, sealWith, type Digest, type Seal } from './secret.ts';
import { sessionCache } from './session-cache.ts';
import { tokenHashOf } from './assurance/session-rows.ts';
import { findSession, markHeard } from './sessions.ts';

/** Who people are, for the whole server: what the modules of auth share beside the database. */
export interface Identity {
  /** Who a request is from, by its session cookie. */
  identify: (request: Pick<FastifyRequest, 'cookies'>) => Promise<Caller>;
  /** Sessions ended on this node, once that is committed: their tokens are refused from here on. */
  forget: (sessionIds: readonly string[]) => void;
  /** The same of sessions that ended on another node: nobody here is told. */
  forgetHere: (sessionIds: readonly string[]) => void;
  /** Hears of sessions that are forgotten. @returns what ends it */
  onForgotten: (listener: (sessionIds: readonly string[]) => void) => () => void;
  digest: Digest;
  seal: Seal;
}

/** @param now the injected clock */
export async function createIdentity(config: Pick<Config, 'secret' | 'dataDir'>, connection: DatabaseConnection, now: () => Date): Promise<Identity> {
  const cache = sessionCache();
  const secret = await readSecret(config);
  const listeners = new Set<(sessionIds: readonly string[]) => void>();
  return {
    digest: digestWith(secret),
    seal: sealWith(secret),
    forget(sessionIds) {
      cache.forget(sessionIds);
      for (const listener of listeners) listener(sessionIds);
    },
    forgetHere: (sessionIds) => cache.forget(sessionIds),
    onForgotten(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async identify(request) {
      const token = sessionToken(request);
      if (token === undefined) return NOBODY;
      const tokenHash = tokenHashOf(token);
      const known = cache.get(tokenHash, now());
      if (known) return known;
      const asked = cache.generation;
      const found = await findSession(connection.db, tokenHash, now());
      if (!found) return NOBODY;
      if (!found.isHeard && found.caller.sessionId !== null) await markHeard(connection.db, found.caller.sessionId, now());
      cache.put(tokenHash, found.caller, found.expiresAt, now(), asked);
      return found.caller;
    },
  };
}

/** The token of the session cookie, where it looks like one of ours. */
export function sessionToken(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const token = request.cookies[COOKIES.session];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
