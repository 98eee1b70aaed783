import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { createJobPreference, deleteJobPreference, getJobPreference, listJobPreferences, updateJobPreference } from '../../../contract/profile-calls.ts';
import type { PreferenceFields } from '../../../contract/profile.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Queryable } from '../../db/client.ts';
import { jobPreference } from '../../db/schema/profile.ts';
import { locationsOf, regionsOf } from '../../reference/locations.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from './context.ts';
import { requireChoices } from './record-kinds.ts';
import { lockUser } from '../../db/lock-user.ts';

const CHOICES = { industry_id: 'industry_lists', job_type_ids: 'job_types', notice_period_id: 'notice_period_lists', country_id: 'country_lists' } as const;

const own = (userId: string, id: string) => and(eq(jobPreference.userId, userId), eq(jobPreference.id, id));

/** A person's job preferences, newest first. */
export async function preferencesOf(db: Queryable, userId: string) {
  return db.select().from(jobPreference).where(eq(jobPreference.userId, userId)).orderBy(desc(jobPreference.createdAt), desc(jobPreference.id));
}

/** Changes to a person's preferences take turns, so that concurrent ones can't exceed the limits. */
async function takeTurns(db: Queryable, userId: string): Promise<void> {
  await lockUser(db, userId);
}

/** The place must be in the person's own country, or in the given one for overseas. */
function requireKnown(fields: PreferenceFields, country: Country): PreferenceFields {
  requireChoices(fields, CHOICES);
  const known = fields.is_overseas ? { ...fields } : { ...fields, country_id: null };
  const countryId = known.country_id ?? country.id;
  const places = [...locationsOf(countryId), ...regionsOf(countryId)];
  if (!places.some(({ id }) => id === known.location_id)) throw new ApiError('parameterInvalid', { fields: { location_id: ['invalid'] } });
  return known;
}

/** At most 3 remote and 3 on-site or hybrid (specification §5). @param exceptId the one being changed */
async function requireRoom(db: Queryable, userId: string, isRemote: boolean, exceptId?: string): Promise<void> {
  const [held] = await db
    .select({ preferences: count() })
    .from(jobPreference)
    .where(
      and(
        eq(jobPreference.userId, userId),
        sql`(${jobPreference.work_arrangement} = 'remote') = ${isRemote}`,
        ...(exceptId ? [ne(jobPreference.id, exceptId)] : []),
      ),
    );
  const most = isRemote ? LIMITS.remotePreferences : LIMITS.onsitePreferences;
  if ((held?.preferences ?? 0) >= most) throw new ApiError(isRemote ? 'tooManyRemote' : 'tooManyOnsite');
}

/** Deletes a preference. Does nothing if it's already deleted. @throws ApiError lastPreference */
async function remove(db: Queryable, userId: string, id: string): Promise<void> {
  await takeTurns(db, userId);
  const all = await preferencesOf(db, userId);
  if (!all.some((one) => one.id === id)) return;
  if (all.length === 1) throw new ApiError('lastPreference');
  await db.delete(jobPreference).where(own(userId, id));
}

export const preferenceRoutes = [
  defineRoute(listJobPreferences, ({ db, caller }) => preferencesOf(db, caller.userId)),
  defineRoute(getJobPreference, async ({ db, caller, params }) => {
    const [row] = await db.select().from(jobPreference).where(own(caller.userId, params.id));
    if (!row) throw new ApiError('notFound');
    return row;
  }),
  defineRoute(createJobPreference, async ({ db, caller, body, country, now }) => {
    const fields = requireKnown(body, country);
    await takeTurns(db, caller.userId);
    await requireRoom(db, caller.userId, fields.work_arrangement === 'remote');
    const [row] = await db
      .insert(jobPreference)
      .values({ ...fields, userId: caller.userId, createdAt: now })
      .returning();
    return row as NonNullable<typeof row>;
  }),
  defineRoute(updateJobPreference, async ({ db, caller, params, body, country }) => {
    const fields = requireKnown(body, country);
    await takeTurns(db, caller.userId);
    const [row] = await db.update(jobPreference).set(fields).where(own(caller.userId, params.id)).returning();
    if (!row) throw new ApiError('notFound');
    await requireRoom(db, caller.userId, fields.work_arrangement === 'remote', params.id);
    return row;
  }),
  defineRoute(deleteJobPreference, async ({ context, caller, params }) => {
    await context.db.transaction((tx) => remove(tx, caller.userId, params.id));
    return null;
  }),
];
