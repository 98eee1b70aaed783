import type { DatabaseConnection } from '../../db/client.ts';
import { listener } from '../../db/listener.ts';
import type { PageCache } from './page-cache.ts';

/** Triggers notify it of each commit that changed what pages show (migration 0036_page_changes). */
const CHANNEL = 'pages_changed';
/** Milliseconds between tries to listen again. */
const POLL = 5_000;

/**
 * Clears a node's cached pages as soon as their data changes on any node. While the connection is lost, the cache is off.
 * @returns a function that stops it and turns the cache off
 */
export function hearPageChanges({ pool }: Pick<DatabaseConnection, 'pool'>, cache: PageCache): () => Promise<void> {
  const changes = listener(
    pool,
    CHANNEL,
    'waymark pages',
    () => cache.clear(),
    (isHearing) => cache.hears(isHearing),
  );
  const timer = setInterval(() => void changes.listen(), POLL);
  void changes.listen();
  return async () => {
    clearInterval(timer);
    await changes.stop();
  };
}
