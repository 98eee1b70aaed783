import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Outcome } from '../replay.ts';
import { assure } from './assure.ts';
import { placeOf } from './session-assurance.ts';

/**
 * Starts the session of a new account, in place of the guest's.
 * @param db the transaction that creates the account
 */
export async function registerSession(
  db: Queryable,
  { caller, userId, request, now }: { caller: Caller; userId: string; request: FastifyRequest; now: Date },
): Promise<Outcome> {
  const from = await placeOf(db, caller, now);
  const assured = await assure(db, { from, userId, event: { type: 'account.registered', at: now.toISOString() }, request, now });
  if ('refused' in assured) return assured;
  if (!assured.begun) throw new Error('Registration created no session');
  return { begun: assured.begun, ended: assured.ended };
}
