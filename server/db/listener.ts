import pg from 'pg';

/** A connection of its own on which PostgreSQL tells what was said on a channel. */
export interface Listener {
  /** Begins to listen, or again after the connection was lost; while it listens already, nothing. What is said meanwhile is missed. */
  listen(): Promise<void>;
  stop(): Promise<void>;
}

/** @param name what the connection is known by to who looks after the database */
export function listener(pool: pg.Pool, channel: string, name: string, heard: (payload: string) => void): Listener {
  let open: pg.Client | null = null;
  let isStopped = false;
  return {
    async listen() {
      if (open || isStopped) return;
      const client = new pg.Client({ ...pool.options, application_name: name });
      open = client;
      const isGone = () => {
        if (open === client) open = null;
      };
      client
        .on('notification', ({ payload }) => heard(payload ?? ''))
        .on('error', isGone)
        .on('end', isGone);
      await client
        .connect()
        .then(() => client.query(`listen ${channel}`))
        .catch(isGone);
    },
    async stop() {
      isStopped = true;
      await open?.end().catch(() => undefined);
    },
  };
}
