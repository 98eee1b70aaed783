import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { educationFields, languageFields, licenseFields, sameText, skill, websiteFields, workExperienceFields } from '../../../contract/profile.ts';
import { syncedInfoFields, type SyncedRecord, type SyncItem, type SyncRecord, type SyncResult } from '../../../contract/resume-sync.ts';
import type { SyncRating } from '../../../contract/sync-ratings.ts';
import type { Queryable } from '../../db/client.ts';
import { resumeSync } from '../../db/schema/resume.ts';
import { ApiError } from '../../http/errors.ts';
import { knows, say } from '../../http/texts.ts';
import { changeBasicInfo, basicInfoOf, writeProfile } from './basic-info.ts';
import { profileOf } from './profile.ts';
import { faultsOf } from './record-kinds.ts';
import { saveRecord } from './records.ts';
import { ownResume } from './resumes.ts';
import { lockUser } from '../../db/lock-user.ts';

type SyncRow = typeof resumeSync.$inferSelect;

const FIELDS = {
  workExperience: workExperienceFields,
  education: educationFields,
  license: licenseFields,
  website: websiteFields,
  language: languageFields,
} satisfies Record<SyncedRecord, unknown>;

const present = ({ id, resumeId, taken, rating, syncedAt }: SyncRow): SyncRecord => ({
  id,
  resume_id: resumeId,
  taken,
  rating,
  synced_at: syncedAt.toISOString(),
});

const refuse = (fields: Record<string, string[]>) => new ApiError('parameterInvalid', { fields });

/** Writes one item. @throws ApiError before it writes any of it, so that the other items survive */
async function take(db: Queryable, userId: string, item: SyncItem, now: Date): Promise<void> {
  if (item.kind === 'skill') return takeSkill(db, userId, item.value, now);
  if (item.kind === 'basicInfo') return changeBasicInfo(db, userId, checked(syncedInfoFields, item.values), now);
  return saveRecord(db, item.kind, userId, item.replaces, checked<Record<string, unknown>>(FIELDS[item.kind], item.values), now);
}

/** @throws ApiError parameterInvalid with the invalid fields */
function checked<T>(schema: z.ZodType<T>, values: unknown): T {
  const { data, error } = schema.safeParse(values);
  if (error) throw refuse(faultsOf(error));
  return data;
}

async function takeSkill(db: Queryable, userId: string, value: string, now: Date): Promise<void> {
  const { data, error } = skill.safeParse(value);
  if (error) throw refuse({ skill: error.issues.map(({ message }) => message) });
  const { row } = await basicInfoOf(db, userId, now);
  const held = row?.skills ?? [];
  if (held.some((one) => sameText(one) === sameText(data))) return;
  if (held.length >= LIMITS.skills) throw refuse({ skill: ['skill.tooMany'] });
  await writeProfile(db, userId, { skills: [...held, data] }, now);
}

/** Why an item was refused, by field, in the reader's language. */
function reasonsOf({ fields, errorName }: ApiError, language: Language): Record<string, string[]> {
  if (!fields) return { record: [say('errors', language, errorName)] };
  return Object.fromEntries(
    Object.entries(fields).map(([name, keys]) => [name, keys.map((key) => say('validation', language, knows('validation', key) ? key : 'invalid'))]),
  );
}

/**
 * Copies the chosen items of a resume into the profile. Checks each on its own: it reports the invalid ones and writes the others, in the given transaction.
 * @throws ApiError notFound for a resume that isn't the caller's
 */
export async function applyItems(
  db: Queryable,
  userId: string,
  resumeId: string,
  items: readonly SyncItem[],
  { now, language }: { now: Date; language: Language },
): Promise<SyncResult> {
  await ownResume(db, userId, resumeId);
  // Changes to a person's profile take turns, so that concurrent ones can't exceed the limits.
  await lockUser(db, userId);
  const refused: SyncResult['refused'] = [];
  for (const item of items) {
    try {
      await take(db, userId, item, now);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ key: item.key, errors: reasonsOf(error, language) });
    }
  }
  const taken = items.length - refused.length;
  const [row] = taken === 0 ? [] : await db.insert(resumeSync).values({ userId, resumeId, taken, syncedAt: now }).returning();
  return { sync: row ? present(row) : null, profile: await profileOf(db, userId, now), refused };
}

/** @throws ApiError notFound for a sync that isn't the caller's */
export async function rate(db: Queryable, userId: string, id: string, rating: SyncRating): Promise<SyncRecord> {
  const [row] = await db
    .update(resumeSync)
    .set({ rating })
    .where(and(eq(resumeSync.id, id), eq(resumeSync.userId, userId)))
    .returning();
  if (!row) throw new ApiError('notFound');
  return present(row);
}
