import { parseArgs } from 'node:util';
import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { readConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { outbox } from './db/schema/operations.ts';
import { CHANNEL } from './modules/notify/outbox.ts';
import { runCommand } from './run-command.ts';

type GivenUp = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'tries' | 'error'> & { at: Date; subject: string | null };

const isGivenUp = and(isNull(outbox.doneAt), isNotNull(outbox.givenUpAt));

/** What was given up, oldest first: emails with their subject, push messages without. `error` is what the server said, and may quote an address. */
export async function givenUp(db: Database): Promise<GivenUp[]> {
  const rows = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      tries: outbox.tries,
      error: outbox.error,
      at: outbox.givenUpAt,
      subject: sql<string | null>`${outbox.payload} ->> 'subject'`,
    })
    .from(outbox)
    .where(isGivenUp)
    .orderBy(asc(outbox.givenUpAt), asc(outbox.id));
  return rows.map((row) => ({ ...row, at: row.at as Date }));
}

/**
 * Has what was given up tried again from the start, at once where a server runs.
 * @param ids which; `all` of them
 * @returns the ids of those that were given up
 */
export async function sendAgain(db: Database, ids: readonly number[] | 'all'): Promise<number[]> {
  return db.transaction(async (tx) => {
    const again = await tx
      .update(outbox)
      .set({ givenUpAt: null, tries: 0, runAt: new Date(0) })
      .where(and(isGivenUp, ids === 'all' ? undefined : inArray(outbox.id, [...ids])))
      .returning({ id: outbox.id });
    await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
    return again.map(({ id }) => id);
  });
}

const USAGE = 'npm run outbox [-- --send-again all | ID[,ID …]]';

function chosenOf(): readonly number[] | 'all' | null {
  const { values } = parseArgs({ options: { 'send-again': { type: 'string' } } });
  const text = values['send-again'];
  if (text === undefined || text === 'all') return text ?? null;
  const ids = text.split(',').map(Number);
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) throw new Error(USAGE);
  return ids;
}

async function main(): Promise<void> {
  const chosen = chosenOf();
  const connection = await openDatabase(readConfig(), 'guest');
  try {
    if (chosen !== null) {
      const again = await sendAgain(connection.db, chosen);
      console.info(again.length > 0 ? `Queued to send again: ${again.join(', ')}` : 'No failed emails with those IDs.');
      return;
    }
    const rows = await givenUp(connection.db);
    for (const { id, kind, tries, at, subject, error } of rows)
      console.info(`${id}  ${at.toISOString()}  ${kind}${subject === null ? '' : ` “${subject}”`}, ${tries} tries: ${error}`);
    console.info(rows.length > 0 ? `\nTo send them again: npm run outbox -- --send-again all (or list their IDs)` : 'No failed emails.');
  } finally {
    await connection.close();
  }
}

if (import.meta.main) runCommand(main);
