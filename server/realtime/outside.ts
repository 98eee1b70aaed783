import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Changed, changed } from '../../contract/realtime.ts';
import type { Realtime } from '../adapters/realtime.ts';
import type { DatabaseConnection, Queryable } from '../db/client.ts';
import { listener } from '../db/listener.ts';

/** The PostgreSQL channel for broadcasts from processes without connected browsers. */
const CHANNEL = 'told';
const message = z.object({ user_ids: z.array(z.string()), changed });
const telling = z.string().transform((payload, context): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});
const heard = telling.pipe(message);
/** Keeps the payload below PostgreSQL's limit of 8,000 bytes. */
const MOST = 100;
const POLL = 5_000;

/** Broadcasts to people's open pages as part of the transaction that causes it: after the commit, each node notifies its own browsers. */
export async function tellFromOutside(db: Queryable, userIds: readonly string[], what: Changed): Promise<void> {
  for (let from = 0; from < userIds.length; from += MOST) {
    const payload = { user_ids: userIds.slice(from, from + MOST), changed: what } satisfies z.input<typeof message>;
    await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(payload)})`);
  }
}

/**
 * Forwards broadcasts from other processes. Those sent while the connection is lost aren't repeated: pages stay as they are until their next request.
 * @param tellHere broadcasts to this node only, because the other nodes also listen
 * @returns a function that stops it
 */
export function hearOutside({ pool }: Pick<DatabaseConnection, 'pool'>, tellHere: Realtime['broadcast']): () => Promise<void> {
  const outside = listener(pool, CHANNEL, 'waymark told', (payload) => {
    // Another release may send something this one doesn't know.
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
