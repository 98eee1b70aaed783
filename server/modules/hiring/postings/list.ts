import { and, count, eq, inArray, not } from 'drizzle-orm';
import type { Language } from '../../../../contract/languages.ts';
import { POSTING_TABS, type PostingTab } from '../../../../contract/postings.ts';
import type { PostingStatus } from '../../../../contract/records.ts';
import type { Queryable } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { pageWithin } from '../page-within.ts';
import { postingsOf, WAITING_FIRST } from './present.ts';
import { isUntouched } from './untouched.ts';

const SIZE = 20;

/** The chart's states in each tab of the list. */
const TABS: Readonly<Record<PostingTab, readonly PostingStatus[]>> = {
  open: ['confirmDue', 'stale', 'open'],
  draft: ['draft'],
  onHold: ['onHold'],
  ended: ['closed', 'delisted'],
};

/** A page of a company's jobs, and the count of each tab. A draft counts once something is written. */
export async function listOf(db: Queryable, companyId: number, { tab, page: wanted }: { tab: PostingTab; page: number }, language: Language) {
  const among = and(eq(job.companyId, companyId), not(isUntouched));
  const [states, [owner]] = await Promise.all([
    db.select({ status: job.status, many: count() }).from(job).where(among).groupBy(job.status),
    db.select({ name: company.name }).from(company).where(eq(company.id, companyId)),
  ]);
  const many = new Map(states.map((state) => [state.status, state.many]));
  const sumOf = (...all: readonly PostingStatus[]) => all.reduce((sum, status) => sum + (many.get(status) ?? 0), 0);
  const counts = Object.fromEntries(POSTING_TABS.map((name) => [name, sumOf(...TABS[name])])) as Record<PostingTab, number>;
  const page = pageWithin(wanted, counts[tab], SIZE);
  const rows = await db
    .select()
    .from(job)
    .where(and(among, inArray(job.status, [...TABS[tab]])))
    .orderBy(WAITING_FIRST)
    .limit(SIZE)
    .offset((page - 1) * SIZE);
  return {
    postings: await postingsOf(db, rows, owner?.name ?? '', language),
    counts,
    to_confirm: sumOf('confirmDue', 'stale'),
    page,
    size: SIZE,
  };
}
