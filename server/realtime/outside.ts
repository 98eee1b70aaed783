import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Changed, changed } from '../../contract/realtime.ts';
import type { Realtime } from '../adapters/realtime.ts';
import type { DatabaseConnection, Queryable } from '../db/client.ts';
import { listener } from '../db/listener.ts';

/** On which PostgreSQL tells the nodes what a process did that no browser is connected to. */
const CHANNEL = 'told';
const told = z.object({ user_ids: z.array(z.string()), changed });
const telling = z.string().transform((payload, context): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});
const heard = telling.pipe(told);
/** PostgreSQL carries 8,000 bytes at once. */
const MOST = 100;
const POLL = 5_000;

/** Has people's open pages look again, in the transaction of what it tells about: told by each node to its own browsers, once that is committed. */
export async function tellFromOutside(db: Queryable, userIds: readonly string[], what: Changed): Promise<void> {
  for (let from = 0; from < userIds.length; from += MOST) {
    const payload = { user_ids: userIds.slice(from, from + MOST), changed: what } satisfies z.input<typeof told>;
    await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(payload)})`);
  }
}

/**
 * Hears what is told from outside. What is told while the connection is lost is not told later: the page is as it was until it asks again.
 * @param tellHere the browsers of this node alone: the other nodes hear it too
 * @returns stops it
 */
export function hearOutside({ pool }: Pick<DatabaseConnection, 'pool'>, tellHere: Realtime['broadcast']): () => Promise<void> {
  const outside = listener(pool, CHANNEL, 'waymark told', (payload) => {
    // Of another release it may be what this one does not know.
    const { data } = heard.safeParse(payload);
    if (data) tellHere(data.user_ids, data.changed);
  });
  const timer = setInterval(() => void outside.listen(), POLL);
  void outside.listen();
  return async () => {
    clearInterval(timer);
    await outside.stop();
  };
}
