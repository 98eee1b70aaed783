import pg from 'pg';

/** A connection of its own on which PostgreSQL tells what was said on a channel. */
export interface Listener {
  /** Begins to listen, or again after the connection was lost; while it listens already, nothing. What is said meanwhile is missed. */
  listen(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param name what the connection is known by to who looks after the database
 * @param hears told true once it listens, and false when the connection is lost or stopped
 */
export function listener(
  pool: pg.Pool,
  channel: string,
  name: string,
  heard: (payload: string) => void,
  hears: (isHearing: boolean) => void = () => undefined,
): Listener {
  let open: pg.Client | null = null;
  let isStopped = false;
  return {
    async listen() {
      if (open || isStopped) return;
      const client = new pg.Client({ ...pool.options, application_name: name });
      open = client;
      const isGone = () => {
        if (open !== client) return;
        open = null;
        hears(false);
      };
      client
        .on('notification', ({ payload }) => heard(payload ?? ''))
        .on('error', isGone)
        .on('end', isGone);
      await client
        .connect()
        .then(() => client.query(`listen ${channel}`))
        .then(() => {
          if (open === client && !isStopped) hears(true);
        })
        .catch(isGone);
    },
    async stop() {
      isStopped = true;
      hears(false);
      await open?.end().catch(() => undefined);
    },
  };
}
