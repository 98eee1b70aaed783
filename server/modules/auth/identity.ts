import type { FastifyRequest } from 'fastify';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Config } from '../../config.ts';
import type { DatabaseConnection } from '../../db/client.ts';
import { NOBODY, type Caller } from '../../http/caller.ts';
import { digestWith, readSecret, sealWith, type Digest, type Seal } from './secret.ts';
import { sessionCache } from './session-cache.ts';
import { tokenHashOf } from './assurance/session-rows.ts';
import { findSession, markReceived } from './sessions.ts';

/** Identities for the whole server: what the auth modules share besides the database. */
export interface Identity {
  /** The caller of a request, from its session cookie. */
  identify: (request: Pick<FastifyRequest, 'cookies'>) => Promise<Caller>;
  /** Rejects the tokens of ended sessions on this node. Call it after the commit. */
  forget: (sessionIds: readonly string[]) => void;
  /** Like `forget`, for sessions that ended on another node. Doesn't call the listeners. */
  forgetHere: (sessionIds: readonly string[]) => void;
  /**
   * Registers a listener for ended sessions.
   * @returns a function that removes it
   */
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
      const generation = cache.generation;
      const found = await findSession(connection.db, tokenHash, now());
      if (!found) return NOBODY;
      if (!found.isHeard && found.caller.sessionId !== null) await markReceived(connection.db, found.caller.sessionId, now());
      cache.put(tokenHash, found.caller, found.expiresAt, now(), generation);
      return found.caller;
    },
  };
}

/** The token of the session cookie, if it has the right format. */
export function sessionToken(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const token = request.cookies[COOKIES.session];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
