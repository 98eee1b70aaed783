import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CallDeclaration } from '../../contract/call.ts';
import type { StagedFile } from '../adapters/files.ts';
import type { Queryable } from '../db/client.ts';
import { namedStatement } from '../db/prepared.ts';
import { idempotency } from '../db/schema/operations.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from './errors.ts';
import type { AppContext } from './app-context.ts';

interface Write {
  file: StagedFile | undefined;
  /** Work to do before the transaction, if no response is stored yet. Two simultaneous requests may both do it. */
  prepare: (() => Promise<void>) | undefined;
  work: (db: Queryable) => Promise<unknown>;
}

/** A write to recognize again: its owner, its key, and a hash of the request. */
export interface KeyedWrite {
  owner: string;
  key: string;
  call: string;
  requestHash: string;
  at: Date;
}

/** @throws ApiError parameterInvalid without a valid key */
export function writeOf({ now }: Pick<AppContext, 'now'>, call: CallDeclaration, request: FastifyRequest, file?: StagedFile): KeyedWrite {
  const key = String(request.headers['idempotency-key'] ?? '');
  if (!/^[\w-]{8,100}$/.test(key)) throw new ApiError('parameterInvalid', { fields: { 'Idempotency-Key': ['required'] } });
  const owner = request.caller.userId ?? `device:${String(request.headers['device_uuid'] ?? request.ip)}`;
  const name = `${call.method} ${call.service}${call.path}`;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([name, request.params, request.query, request.body ?? null, file?.sha256 ?? null]))
    .digest('hex');
  return { owner, key, call: name, requestHash, at: now() };
}

const own = ({ owner, key }: Pick<KeyedWrite, 'owner' | 'key'>) => and(eq(idempotency.owner, owner), eq(idempotency.key, key));

/**
 * The stored response of a write; undefined the first time.
 * @throws ApiError idempotencyMismatch if the key was used with another request
 */
async function storedOf(db: Queryable, { owner, key, requestHash }: KeyedWrite): Promise<{ reply: unknown } | undefined> {
  const [stored] = await db.select().from(idempotency).where(own({ owner, key }));
  if (stored && stored.requestHash !== requestHash) throw new ApiError('idempotencyMismatch');
  return stored;
}

/**
 * Like `storedOf`, and blocks others with the same key until the transaction ends.
 * @throws ApiError idempotencyMismatch
 */
export async function recall(tx: Queryable, write: KeyedWrite): Promise<{ reply: unknown } | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${write.owner} ${write.key}`}, 0))`);
  return storedOf(tx, write);
}

/** Stores the response of a write, replacing an earlier one. */
export async function storeResponse(tx: Queryable, { at, ...write }: KeyedWrite, reply: unknown): Promise<void> {
  await tx
    .insert(idempotency)
    .values({ ...write, status: 200, reply, createdAt: at })
    .onConflictDoUpdate({ target: [idempotency.owner, idempotency.key], set: { reply } });
}

const taken = namedStatement(
  'idempotency-taken',
  sql`insert into idempotency (owner, key, call, request_hash, status, reply, created_at)
    values (${sql.placeholder('owner')}, ${sql.placeholder('key')}, ${sql.placeholder('call')}, ${sql.placeholder('requestHash')}, 200, 'null', ${sql.placeholder('at')}::timestamptz)
    on conflict do nothing`,
);
const answered = namedStatement(
  'idempotency-answered',
  sql`update idempotency set reply = ${sql.placeholder('reply')}::jsonb where owner = ${sql.placeholder('owner')} and key = ${sql.placeholder('key')}`,
);

/**
 * Runs a write once per owner and Idempotency-Key. The work and its stored response are one commit, so a server killed in the middle leaves neither,
 * and the same key, sent at the same time or later, gets the first response. Refusals aren't stored: nothing was written, so the same key may be
 * tried again.
 * @throws ApiError parameterInvalid without a valid key; idempotencyMismatch if the key was used with another request
 */
export async function once(
  context: Pick<AppContext, 'connection' | 'db' | 'now'>,
  call: CallDeclaration,
  request: FastifyRequest,
  { file, prepare, work }: Write,
): Promise<unknown> {
  const write = writeOf(context, call, request, file);
  if (prepare && !(await storedOf(context.db, write))) await prepare();
  return inTransaction(context.connection, async (tx) => {
    // A second request waits here until the first is committed or refused.
    const { rowCount } = await taken(tx, { ...write, at: write.at.toISOString() });
    if (rowCount === 0) return { result: (await storedOf(tx, write))?.reply };
    const result = await work(tx);
    return { result, last: () => answered(tx, { ...write, reply: JSON.stringify(result) }) };
  });
}
