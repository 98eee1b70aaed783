import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { countryById } from '../../../../contract/countries.ts';
import type { JobCard } from '../../../../contract/records.ts';
import type { Queryable } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { sentJob } from '../../../db/schema/identity.ts';
import { followedCompany } from '../../../db/schema/resume.ts';
import { companiesHiddenFrom } from '../../blocks/blocked.ts';
import { jobCards } from '../../market/jobs/card.ts';
import { isListed } from '../../market/jobs/listed.ts';
import type { Matched } from '../matching/match.ts';
import { LISTED_AT } from '../matching/new-jobs.ts';
import type { AlertRow } from '../store.ts';
import { heldBy, nameOf, termsOf } from '../words.ts';
import { decide } from '../../notify/decide.ts';
import { notificationRow } from '../../../message-kinds.ts';
import { readerOf } from '../../notify/reader.ts';
import type { Receiver } from './receiver.ts';

/** The limit of jobs per email. A link to the search has the rest. */
export const MOST_JOBS = 20;

/** A job of a digest, and why it's included. */
export interface Item {
  card: JobCard;
  /** The alert's terms that the job matches; empty for a followed company. */
  terms: string[];
  /** The names of other alerts that found it. */
  also: string[];
}

/** The jobs of one alert, or with `alert` null those of followed companies. There may be no room for any: then the section only links to them. */
export interface Section {
  alert: AlertRow | null;
  name: string;
  items: Item[];
  hasMore: boolean;
}

/** A due alert, with the jobs found since the last time. */
export interface Found {
  alert: AlertRow;
  matched: Matched;
}

interface Window {
  now: Date;
  postedSince: Date;
  listedAfter: Date;
}

/**
 * The content of a digest: new jobs of the person's due alerts and followed companies. Leaves out jobs that can't be applied for anymore, jobs of
 * companies they block, and jobs sent to them before.
 */
export async function contentOf(db: Queryable, receiver: Receiver, found: readonly Found[], window: Window): Promise<Section[]> {
  const hidden = new Set(await companiesHiddenFrom(db, { kind: 'seeker', userId: receiver.id } as Parameters<typeof companiesHiddenFrom>[1]));
  const reader = await readerOf(db, receiver.id);
  const standing = { now: window.now, since: window.now, isRead: false, isBlocked: false, isHere: false };
  const hasFollowed = decide(notificationRow('companyPosted', 'seeker'), reader, standing).email.send !== 'never';
  const followed = hasFollowed ? await ofFollowed(db, receiver.id, window) : [];
  const ids = new Set([...found.flatMap(({ matched }) => matched.newest.map(({ id }) => id)), ...followed]);
  const open = await sendable(db, receiver.id, [...ids], hidden, window.now);
  const foundBy = new Map<number, AlertRow[]>();
  for (const { alert, matched } of found) for (const { id } of matched.newest) foundBy.set(id, [...(foundBy.get(id) ?? []), alert]);
  const name = (alert: AlertRow) => nameOf(alert, alert.countryId, receiver.language);
  const candidates = [...found.map(({ matched }) => matched.newest.map(({ id }) => id)), followed].map((jobs) => jobs.filter((id) => open.has(id)));
  const shares = shareOut(candidates);
  const taken = new Set(shares.flat());
  const chosen = shares
    .map((jobs, at) => {
      const { alert, matched } = found[at] ?? { alert: null, matched: null };
      const isCut = matched !== null && matched.total > matched.newest.length;
      return { alert, jobs, hasMore: alert !== null && (isCut || (candidates[at] ?? []).some((id) => !taken.has(id))) };
    })
    .filter(({ jobs, hasMore }) => jobs.length > 0 || hasMore);
  const cards = new Map((await jobCards(db, [...taken], receiver.language)).map((card) => [card.id, card]));
  return chosen.map(({ alert, jobs, hasMore }) => {
    const terms = alert === null ? [] : termsOf(alert, alert.countryId, receiver.language);
    const items = jobs.flatMap((id): Item[] => {
      const card = cards.get(id);
      if (!card) return [];
      const others = (foundBy.get(id) ?? []).filter((other) => other !== alert);
      return [{ card, terms: heldBy(terms, open.get(id) as Set<string>), also: others.map(name) }];
    });
    return { alert, name: alert === null ? '' : name(alert), items, hasMore };
  });
}

/**
 * Divides the room in an email: one job for each in turn, so that a broad alert leaves room for the others. Each job goes to one of them.
 * @param candidates the jobs that each has, newest first
 * @returns the jobs that each gets
 */
function shareOut(candidates: readonly (readonly number[])[]): number[][] {
  const taken = new Set<number>();
  const shares = candidates.map((): number[] => []);
  for (let before = -1; before < taken.size;) {
    before = taken.size;
    for (const [at, jobs] of candidates.entries()) {
      const next = taken.size < MOST_JOBS ? jobs.find((id) => !taken.has(id)) : undefined;
      if (next === undefined) continue;
      taken.add(next);
      shares[at]?.push(next);
    }
  }
  return shares;
}

/** Of these jobs, those that may be sent to a person now, with the lexemes of each. */
async function sendable(db: Queryable, userId: string, ids: readonly number[], hidden: ReadonlySet<number>, now: Date): Promise<Map<number, Set<string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: job.id, companyId: job.companyId, countryId: job.countryId, lexemes: sql<string[]>`tsvector_to_array(${job.tsv})` })
    .from(job)
    .where(
      and(
        inArray(job.id, [...ids]),
        isListed(),
        gt(job.validThrough, now),
        sql`not exists (select from ${sentJob} where ${sentJob.userId} = ${userId} and ${sentJob.jobId} = ${job.id})`,
      ),
    );
  const open = rows.filter(({ companyId, lexemes }) => !hidden.has(companyId) && lexemes !== null);
  return new Map(
    open.map(({ id, countryId, lexemes }) => {
      const prefix = countryById(countryId)?.code.length ?? String(countryId).length;
      return [id, new Set(lexemes.map((lexeme) => lexeme.slice(prefix)))];
    }),
  );
}

/** New jobs of companies a person follows, newest first. */
async function ofFollowed(db: Queryable, userId: string, { now, postedSince, listedAfter }: Window): Promise<number[]> {
  const rows = await db
    .select({ id: job.id })
    .from(followedCompany)
    .innerJoin(company, eq(company.id, followedCompany.companyId))
    .innerJoin(job, eq(job.companyId, company.id))
    .where(
      and(
        eq(followedCompany.userId, userId),
        isListed(),
        gte(job.postedAt, postedSince),
        lte(job.postedAt, now),
        sql`${LISTED_AT} > greatest(${listedAfter.toISOString()}::timestamptz, ${followedCompany.createdAt})`,
      ),
    )
    .orderBy(sql`${job.postedAt} desc, ${job.id} desc`)
    .limit(MOST_JOBS);
  return rows.map(({ id }) => id);
}
