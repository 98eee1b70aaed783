import type { Config } from '../../config.ts';
import type { DatabaseConnection } from '../../db/client.ts';
import { NOBODY } from '../../http/caller.ts';
import { type Identity, sessionToken } from '../../http/identity.ts';
import { digestWith, readSecret, sealWith } from '../../secret.ts';
import { sessionCache } from './session-cache.ts';
import { tokenHashOf } from './assurance/session-rows.ts';
import { findSession, markReceived } from './sessions.ts';

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
