import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

const KEY = 'clockAhead';

/** By how many milliseconds the clock of this demo was moved on; 0 where it was not. What was written since then is dated by it, so a restart keeps it. */
export async function keptAhead(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ value: number }>(sql`select value from installation where key = ${KEY}`);
  return rows[0]?.value ?? 0;
}

/** @param ahead milliseconds; 0 forgets that it was ever moved */
export async function keepAhead(db: Queryable, ahead: number): Promise<void> {
  if (ahead === 0) await db.execute(sql`delete from installation where key = ${KEY}`);
  else
    await db.execute(sql`insert into installation (key, value) values (${KEY}, ${JSON.stringify(Math.round(ahead))}::jsonb)
      on conflict (key) do update set value = excluded.value`);
}
