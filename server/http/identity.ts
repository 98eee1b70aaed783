import type { FastifyRequest } from 'fastify';
import { COOKIES } from '../../src/lib/cookies.ts';
import type { Digest, Seal } from '../secret.ts';
import type { Caller } from './caller.ts';

/** Who calls: what the whole server knows of sessions besides the database. `modules/identity` implements it. */
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

/** The token of the session cookie, if it has the right format. */
export function sessionToken(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const token = request.cookies[COOKIES.session];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
