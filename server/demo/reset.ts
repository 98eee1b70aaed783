import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { updateReference } from '../db/seed/reference.ts';
import type { AppContext } from '../http/app-context.ts';
import { fillDemo } from './fill.ts';

/** Facts about the installation that survive a reset, because no record depends on them. */
const FACTS = ['seed', 'reference', 'suggestions', 'lives', 'demoUsed', 'clockAhead', 'scriptedTraffic'];

/** Resets a demo to its first start and to the machine's time. Deletes everything people did or created, and signs everyone out. */
export async function resetDemo(context: AppContext, clock: Clock): Promise<void> {
  const { config, connection, db, identity } = context;
  const { rows: sessions } = await db.execute<{ id: string }>(sql`select id from session`);
  await empty(db);
  identity.forget(sessions.map(({ id }) => id));
  clock.set(new Date(context.machineNow().getTime() + config.clockAhead));
  const client = await connection.pool.connect();
  await updateReference(client).finally(() => client.release());
  await fillDemo(context);
}

/** In one transaction: everything or nothing. */
async function empty(db: Database): Promise<void> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'installation'`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`));
    await tx.execute(sql`delete from installation where key = any(${sql.param(FACTS)}::text[])`);
  });
}
