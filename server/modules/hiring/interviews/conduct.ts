import { and, asc, eq, lte, notExists, or, sql } from 'drizzle-orm';
import { countryById } from '../../../../contract/countries.ts';
import { languageOfAccount } from '../../../../contract/languages.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { BRAND } from '../../../../src/lib/brand.ts';
import type { ConductEvent } from '../../../../src/machines/conduct/conduct.types.ts';
import { applyToConduct, type ConductRecord, standing } from '../../../../src/machines/conduct/lifecycle.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { conduct, noShow } from '../../../db/schema/interview.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { say } from '../../../http/texts.ts';
import { enqueueMail } from '../../notify/outbox.ts';
import { countStep } from '../../flows/steps.ts';
import { layOut } from '../../notify/email-layout.ts';

type ConductRow = typeof conduct.$inferSelect;

/** Counts an interview that someone missed, warns or bans them, and notifies them. Counts each interview once. */
export async function countNoShow(db: Queryable, userId: string, interviewId: string, startsAt: Date, now: Date): Promise<void> {
  await db.insert(conduct).values({ userId, status: 'good', updatedAt: now }).onConflictDoNothing();
  const [held] = await db.select().from(conduct).where(eq(conduct.userId, userId)).for('update');
  const before = lifted(await recordOfConduct(db, held as ConductRow), now);
  const counted = await db.insert(noShow).values({ userId, interviewId, at: startsAt }).onConflictDoNothing().returning({ at: noShow.at });
  if (counted.length === 0) return;
  const missed = { type: 'interview.missed', at: startsAt.toISOString(), now: now.toISOString() } as const;
  const after = applyToConduct(before, missed);
  if (!after) return;
  countStep(standing(before), missed, now);
  await write(db, userId, after, now);
  await notifyOfConduct(db, userId, after);
}

/**
 * Ends bans and warnings that are over.
 * @returns how many it ended
 */
export async function liftConduct(db: Queryable, now: Date, batch: number): Promise<number> {
  const since = sql`(${noShow.at} at time zone 'UTC' + ${`${LIMITS.noShowMonths} months`}::interval) at time zone 'UTC' > ${now}`;
  const counting = db
    .select({ one: sql`1` })
    .from(noShow)
    .where(and(eq(noShow.userId, conduct.userId), since));
  const rows = await db
    .select()
    .from(conduct)
    .where(or(and(eq(conduct.status, 'banned'), lte(conduct.bannedUntil, now)), and(eq(conduct.status, 'warned'), notExists(counting))))
    .orderBy(asc(conduct.updatedAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const row of rows) await write(db, row.userId, lifted(await recordOfConduct(db, row), now), now);
  return rows.length;
}

async function recordOfConduct(db: Queryable, { userId, status, bannedUntil }: ConductRow): Promise<ConductRecord> {
  const missed = await db.select({ at: noShow.at }).from(noShow).where(eq(noShow.userId, userId)).orderBy(asc(noShow.at));
  return { status, noShows: missed.map(({ at }) => at.toISOString()), bannedUntil: bannedUntil?.toISOString() ?? null };
}

/** The record by the clock, even if the scheduled job hasn't stored it yet. */
function lifted(record: ConductRecord, now: Date): ConductRecord {
  const events: ConductEvent[] = [
    { type: 'ban.ended', now: now.toISOString() },
    { type: 'warning.lapsed', now: now.toISOString() },
  ];
  return events.reduce((standing, event) => applyToConduct(standing, event) ?? standing, record);
}

async function write(db: Queryable, userId: string, { status, bannedUntil }: ConductRecord, now: Date): Promise<void> {
  const until = bannedUntil === null ? null : new Date(bannedUntil);
  await db.update(conduct).set({ status, bannedUntil: until, updatedAt: now }).where(eq(conduct.userId, userId));
  await db.update(user).set({ bannedUntil: until }).where(eq(user.id, userId));
}

async function notifyOfConduct(db: Queryable, userId: string, { status, bannedUntil }: ConductRecord): Promise<void> {
  const [person] = await db.select({ email: user.email, languageId: user.languageId, countryId: user.countryId }).from(user).where(eq(user.id, userId));
  if (!person) return;
  const language = languageOfAccount(person.languageId);
  const { timeZone } = countryById(person.countryId ?? 0) ?? defaultCountry();
  const until = bannedUntil === null ? '' : new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(new Date(bannedUntil));
  const t = (key: string) => say('mail', language, `conduct.${status}.${key}`, { brand: BRAND.name, until, most: LIMITS.noShows });
  const words = { kind: 'conduct' as const, subject: t('subject'), preheader: t('text'), title: t('subject'), paragraphs: [t('text')] };
  await enqueueMail(db, layOut({ ...words, small: [say('mail', language, 'conduct.wrong', { support: BRAND.supportEmail })] }, person.email, language));
}
