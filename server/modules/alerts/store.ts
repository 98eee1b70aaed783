import { and, count, desc, eq, ne, sql, type InferSelectModel } from 'drizzle-orm';
import { MOST_ALERTS, type Frequency, type JobAlert, type StandingSearch } from '../../../contract/alerts.ts';
import { hasCriteria, searchOfStanding, standingOf } from '../../../src/lib/search-url/standing.ts';
import { standing } from '../../../src/machines/alertLife/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { jobAlert, suppressedAddress } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { countBeginning } from '../flows/steps.ts';
import { searchOf } from './matching/match.ts';

export type AlertRow = InferSelectModel<typeof jobAlert>;

/** The content of an alert, before it has an owner. */
export interface NewAlert extends Omit<StandingSearch, 'filters'> {
  filters: Record<string, string | undefined>;
  frequency: Frequency;
  email: string;
  countryId: number;
  languageId: number;
}

/**
 * The canonical form of a stored search, without unknown values, so that equal searches are the same alert.
 * @throws ApiError parameterInvalid for a search without any condition
 */
export function settled(standing: { keywords: string; location: string | null; filters: Record<string, string | undefined> }) {
  if (!hasCriteria(standing)) throw new ApiError('parameterInvalid', { fields: { keywords: ['alert.selectOne'] } });
  const { filters, ...said } = standingOf(searchOfStanding(standing));
  return { ...said, filters: filters as Record<string, string> };
}

/**
 * Checks that a country has at least one of the places.
 * @param location as an alert stores it
 * @throws ApiError parameterInvalid
 */
export function requirePlaceIn(location: string | null, countryId: number): void {
  if (location !== null && searchOf({ keywords: '', location, filters: {} }, countryId) === null)
    throw new ApiError('parameterInvalid', { fields: { location: ['alert.place'] } });
}

export function presentAlert(row: AlertRow): JobAlert {
  return {
    id: row.id,
    user_id: row.userId,
    country_id: row.countryId,
    keywords: row.keywords,
    location: row.location,
    filters: row.filters,
    email: row.email,
    frequency: row.frequency,
    status: row.status,
    next_at: row.dueAt?.toISOString() ?? null,
    snoozed_until: row.snoozedUntil?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** A person's alerts, newest first. */
export async function alertsOf(db: Queryable, userId: string): Promise<AlertRow[]> {
  return db.select().from(jobAlert).where(eq(jobAlert.userId, userId)).orderBy(desc(jobAlert.createdAt), desc(jobAlert.id));
}

/**
 * Locks a person's own alert.
 * @throws ApiError notFound, also for another person's
 */
export async function ownAlert(db: Queryable, userId: string, id: string): Promise<AlertRow> {
  const [row] = await db
    .select()
    .from(jobAlert)
    .where(and(eq(jobAlert.id, id), eq(jobAlert.userId, userId)))
    .for('update');
  if (!row) throw new ApiError('notFound');
  return row;
}

/**
 * Whether emails to an address are known to reach this person: it is their own proven one, or they confirmed an alert there before; and nothing
 * bounced since.
 */
export async function isProven(db: Queryable, userId: string, email: string): Promise<boolean> {
  const [suppressed] = await db.select({ email: suppressedAddress.email }).from(suppressedAddress).where(eq(suppressedAddress.email, email));
  if (suppressed) return false;
  const [own] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.email, email), eq(user.emailVerified, true)));
  if (own) return true;
  const [other] = await db
    .select({ id: jobAlert.id })
    .from(jobAlert)
    .where(and(eq(jobAlert.userId, userId), eq(jobAlert.email, email), sql`${jobAlert.status} in ('active', 'snoozed', 'paused')`))
    .limit(1);
  return other !== undefined;
}

/**
 * Adds an unconfirmed alert, or returns the existing one for the same search and country. One person's requests are serialized, so that twenty at
 * once create one alert and the limit holds.
 * @throws ApiError tooManyAlerts
 */
export async function addAlert(db: Queryable, userId: string, alert: NewAlert, now: Date): Promise<{ row: AlertRow; isNew: boolean }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job_alert ${userId}`}, 0))`);
  const same = await sameAlert(db, userId, alert);
  if (same) return { row: same, isNew: false };
  const [held] = await db.select({ count: count() }).from(jobAlert).where(eq(jobAlert.userId, userId));
  if ((held?.count ?? 0) >= MOST_ALERTS) throw new ApiError('tooManyAlerts');
  const filters = alert.filters as Record<string, string>;
  const [row] = await db
    .insert(jobAlert)
    .values({ ...alert, filters, userId, status: 'unconfirmed', lookedUntil: now, quietSince: now, createdAt: now, updatedAt: now })
    .returning();
  countBeginning(standing('unconfirmed'), now);
  return { row: row as AlertRow, isNew: true };
}

/**
 * Another alert of the same person with the same search.
 * @param exceptId the alert being changed
 */
export async function sameAlert(
  db: Queryable,
  userId: string,
  { keywords, location, filters, countryId }: Pick<NewAlert, 'keywords' | 'location' | 'filters' | 'countryId'>,
  exceptId?: string,
): Promise<AlertRow | undefined> {
  const [same] = await db
    .select()
    .from(jobAlert)
    .where(
      and(
        eq(jobAlert.userId, userId),
        eq(jobAlert.countryId, countryId),
        sql`lower(${jobAlert.keywords}) = lower(${keywords})`,
        sql`${jobAlert.location} is not distinct from ${location}`,
        sql`${jobAlert.filters} = ${JSON.stringify(filters)}::jsonb`,
        ...(exceptId ? [ne(jobAlert.id, exceptId)] : []),
      ),
    )
    .limit(1);
  return same;
}
