import { and, count, desc, eq, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListMeta } from '../../../contract/call.ts';
import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { CommunicatedJob, Interest, ProfileViewer, ViewedJob } from '../../../contract/my-jobs.ts';
import type { JobCard } from '../../../contract/records.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import { profileView, talentInterest, viewedJob } from '../../db/schema/interest.ts';
import { company, job } from '../../db/schema/market.ts';
import { companyColumns, jobCards, toCompanyCard } from '../market/jobs/card.ts';

export interface Reader {
  userId: string;
  page: number;
  language: Language;
  /** Companies hidden from them. */
  hidden: readonly number[];
}
type Page<T> = Promise<{ data: T[]; meta: ListMeta }>;

const size = LIMITS.searchPageSize;
const shownOf = (column: PgColumn, hidden: readonly number[]): SQL | undefined => (hidden.length === 0 ? undefined : notInArray(column, [...hidden]));

/** The jobs they viewed, latest first. */
export async function listViewed(db: Queryable, { userId, page, language, hidden }: Reader): Page<ViewedJob> {
  const where = and(eq(viewedJob.userId, userId), shownOf(job.companyId, hidden));
  const rows = await db
    .select({ jobId: viewedJob.jobId, at: viewedJob.viewedAt })
    .from(viewedJob)
    .innerJoin(job, eq(job.id, viewedJob.jobId))
    .where(where)
    .orderBy(desc(viewedJob.viewedAt), desc(viewedJob.jobId))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(viewedJob).innerJoin(job, eq(job.id, viewedJob.jobId)).where(where);
  return { data: await withCards(db, rows, language, (card, { at }) => ({ job: card, viewed_at: at.toISOString() })), meta: metaOf(page, all) };
}

/** The jobs they chat about, latest message first, except in conversations that they deleted or marked as not interesting. */
export async function listCommunicated(db: Queryable, { userId, page, language, hidden }: Reader): Page<CommunicatedJob> {
  const where = and(
    eq(chat.seekerId, userId),
    isNotNull(chat.jobId),
    isNull(chatMember.notInterestedAt),
    sql`${chat.lastOffset} > ${chatMember.clearedOffset}`,
    shownOf(chat.companyId, hidden),
  );
  const own = and(eq(chatMember.chatId, chat.id), eq(chatMember.userId, userId));
  const rows = await db
    .select({
      jobId: sql<number>`${chat.jobId}`,
      chatId: chat.id,
      at: chat.lastMessageAt,
      unread: chatMember.unread,
      first: user.firstName,
      last: user.lastName,
    })
    .from(chat)
    .innerJoin(chatMember, own)
    .innerJoin(user, eq(user.id, chat.recruiterId))
    .where(where)
    .orderBy(desc(chat.lastMessageAt), desc(chat.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(chat).innerJoin(chatMember, own).where(where);
  const data = await withCards(db, rows, language, (card, { chatId, at, unread, first, last }) => ({
    job: card,
    chat_id: chatId,
    recruiter: `${first} ${last}`.trim(),
    unread,
    last_message_at: at.toISOString(),
  }));
  return { data, meta: metaOf(page, all) };
}

/** The jobs whose employers are interested in them, latest first. Each appears once, even if several colleagues showed interest. */
export async function listInterested(db: Queryable, { userId, page, language, hidden }: Reader): Page<Interest> {
  const where = and(eq(talentInterest.seekerId, userId), isNull(talentInterest.withdrawnAt), shownOf(talentInterest.companyId, hidden));
  const at = sql<Date>`max(${talentInterest.createdAt})`.mapWith(talentInterest.createdAt);
  const rows = await db
    .select({ jobId: talentInterest.jobId, at })
    .from(talentInterest)
    .where(where)
    .groupBy(talentInterest.jobId)
    .orderBy(desc(sql`max(${talentInterest.createdAt})`), desc(talentInterest.jobId))
    .limit(size)
    .offset((page - 1) * size);
  const all = await distinct(db, talentInterest, talentInterest.jobId, where);
  return { data: await withCards(db, rows, language, (card, row) => ({ job: card, interested_at: row.at.toISOString() })), meta: metaOf(page, all) };
}

/** The companies that viewed their profile, latest first. Each appears once, with the job of its last view. */
export async function listViewers(db: Queryable, { userId, page, language, hidden }: Reader): Page<ProfileViewer> {
  const where = and(eq(profileView.seekerId, userId), shownOf(profileView.companyId, hidden));
  const latest = db
    .selectDistinctOn([profileView.companyId], { companyId: profileView.companyId, jobId: profileView.jobId, at: profileView.viewedAt })
    .from(profileView)
    .where(where)
    .orderBy(profileView.companyId, desc(profileView.viewedAt))
    .as('latest');
  const rows = await db
    .select({
      jobId: latest.jobId,
      at: latest.at,
      ...companyColumns,
    })
    .from(latest)
    .innerJoin(company, eq(company.id, latest.companyId))
    .orderBy(desc(latest.at), desc(company.id))
    .limit(size)
    .offset((page - 1) * size);
  const cards = await jobCards(
    db,
    rows.flatMap(({ jobId }) => jobId ?? []),
    language,
  );
  const data = rows.map((row) => ({
    company: toCompanyCard(row),
    job: cards.find(({ id }) => id === row.jobId) ?? null,
    viewed_at: row.at.toISOString(),
  }));
  return { data, meta: metaOf(page, await distinct(db, profileView, profileView.companyId, where)) };
}

async function distinct(db: Queryable, table: PgTable, column: PgColumn, where: SQL | undefined): Promise<{ total: number } | undefined> {
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${column})::int` })
    .from(table)
    .where(where);
  return all;
}

const metaOf = (page: number, all: { total: number } | undefined): ListMeta => ({ page, size, total: all?.total ?? 0 });

/** Each row with the card of its job, in the same order. */
async function withCards<Row extends { jobId: number }, T>(
  db: Queryable,
  rows: readonly Row[],
  language: Language,
  present: (card: JobCard, row: Row) => T,
): Promise<T[]> {
  const cards = await jobCards(
    db,
    rows.map(({ jobId }) => jobId),
    language,
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const card = cardOf.get(row.jobId);
    return card ? [present(card, row)] : [];
  });
}
