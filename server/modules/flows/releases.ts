import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { RELEASE } from '../../release.ts';

const KEY = 'releases';
/** How long the list of releases is cached, ms. Reports from a newer release are dropped here until then. */
const KNOWN_FOR = 600_000;

const read = new WeakMap<Database, { at: number; releases: Promise<ReadonlySet<string>> }>();

/** The releases that ever ran on this installation, including this one: pages of an earlier release may still be open. Any other was made up. */
export function knownReleases(db: Database, now: Date): Promise<ReadonlySet<string>> {
  const known = read.get(db);
  if (known && Math.abs(now.getTime() - known.at) < KNOWN_FOR) return known.releases;
  const releases = noteRelease(db);
  read.set(db, { at: now.getTime(), releases });
  releases.catch(() => read.delete(db));
  return releases;
}

async function noteRelease(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ releases: string[] }>(sql`
    insert into installation as i (key, value) values (${KEY}, jsonb_build_array(${RELEASE}::text))
    on conflict (key) do update set value = case when i.value ? ${RELEASE} then i.value else i.value || excluded.value end
    returning value as releases`);
  return new Set(rows[0]?.releases);
}

/** Sorts releases, newest first. */
export const newestFirst = (releases: Iterable<string>): string[] => [...releases].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
