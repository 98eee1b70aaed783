import { and, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { hotSearch } from '../../../db/schema/operations.ts';
import { DAY } from '../../../../contract/durations.ts';

/** In days (docs/privacy.md). */
const KEPT = 90;
const KEPT_IF_RARE = 7;
/** Words that were searched for fewer times on a day in a country may say who it was. */
const LEAST_SEARCHES = 10;

/** Deletes the words people searched for: rare ones after a week, all after 90 days. */
export async function sweepSearchedWords(db: Queryable, now: Date): Promise<void> {
  const before = (days: number) => lt(hotSearch.day, new Date(now.getTime() - days * DAY).toISOString().slice(0, 10));
  await db.delete(hotSearch).where(or(before(KEPT), and(before(KEPT_IF_RARE), lt(hotSearch.searches, LEAST_SEARCHES))));
}
