import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

const KEY = 'clockAhead';

/**
 * How many milliseconds this demo's clock was moved forward, or 0. Stored, because everything written since uses its dates, so a restart must continue from
 * there.
 */
export async function storedAhead(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ value: number }>(sql`select value from installation where key = ${KEY}`);
  return rows[0]?.value ?? 0;
}

/** @param ahead milliseconds, or 0 to reset */
export async function keepAhead(db: Queryable, ahead: number): Promise<void> {
  if (ahead === 0) await db.execute(sql`delete from installation where key = ${KEY}`);
  else
    await db.execute(sql`insert into installation (key, value) values (${KEY}, ${JSON.stringify(Math.round(ahead))}::jsonb)
      on conflict (key) do update set value = excluded.value`);
}
