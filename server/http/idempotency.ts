import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CallDeclaration } from '../../contract/call.ts';
import type { StagedFile } from '../adapters/files.ts';
import type { Queryable } from '../db/client.ts';
import { idempotency } from '../db/schema/house.ts';
import { ApiError } from './errors.ts';
import type { House } from './house.ts';

/**
 * Runs a write once per owner and Idempotency-Key: the work and its stored answer are one commit, so a server killed in the
 * middle leaves neither, and the same key sent again — at once or later — is given the first answer.
 * A refusal is not stored: nothing was written, so it may be tried again under the same key.
 * @throws ApiError parameterInvalid without a usable key; idempotencyMismatch when the key came with another request before
 */
export async function once(
  house: House,
  call: CallDeclaration,
  request: FastifyRequest,
  file: StagedFile | undefined,
  work: (db: Queryable) => Promise<unknown>,
): Promise<unknown> {
  const key = String(request.headers['idempotency-key'] ?? '');
  if (!/^[\w-]{8,100}$/.test(key)) throw new ApiError('parameterInvalid', { fields: { 'Idempotency-Key': ['required'] } });
  const owner = request.caller.userId ?? `device:${String(request.headers['device_uuid'] ?? request.ip)}`;
  const name = `${call.method} ${call.service}${call.path}`;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([name, request.params, request.query, request.body ?? null, file?.sha256 ?? null]))
    .digest('hex');
  return house.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`);
    const [stored] = await tx
      .select()
      .from(idempotency)
      .where(and(eq(idempotency.owner, owner), eq(idempotency.key, key)));
    if (stored) {
      if (stored.requestHash !== requestHash) throw new ApiError('idempotencyMismatch');
      return stored.reply;
    }
    const reply = await work(tx);
    await tx.insert(idempotency).values({ owner, key, call: name, requestHash, status: 200, reply });
    return reply;
  });
}
