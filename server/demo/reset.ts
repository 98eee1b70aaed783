import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { updateReference } from '../db/seed/reference.ts';
import type { AppContext } from '../http/app-context.ts';
import { fillDemo } from './fill.ts';

/** What stays: which version the tables are, and facts about the installation that no record is made of. */
const FACTS = ['seed', 'reference', 'suggestions', 'lives', 'demoUsed', 'clockAhead', 'scriptedTraffic'];

/** Brings a demo back to its first start, at the machine's time: nothing that anybody did or made in it is left. Whoever is signed in is signed out. */
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

/** At once: it is all there, or none of it. */
async function empty(db: Database): Promise<void> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'installation'`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`));
    await tx.execute(sql`delete from installation where key = any(${sql.param(FACTS)}::text[])`);
  });
}
