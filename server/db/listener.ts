import pg from 'pg';

/** A separate connection for LISTEN, which receives the notifications of a channel. */
export interface Listener {
  /** Starts listening, also after the connection was lost. Does nothing while it's listening. Notifications sent in between are lost. */
  listen(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param name the connection's application name, for database administrators
 * @param hears called with true once it's listening, and with false if the connection is lost or stopped
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
