import { and, eq, sql } from 'drizzle-orm';
import { DRAFT_FORM, getProfileDraft, saveProfileDraft, type ProfileDraft } from '../../../contract/profile-draft.ts';
import type { Queryable } from '../../db/client.ts';
import { profileDraft } from '../../db/schema/profile.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from './context.ts';

const MOST_FIELDS = 400;
const MOST_BYTES = 200_000;

const present = (row: typeof profileDraft.$inferSelect | undefined): ProfileDraft =>
  row ? { version: row.version, fields: row.fields, updated_at: row.updatedAt.toISOString() } : { version: 0, fields: {}, updated_at: null };

async function draftOf(db: Queryable, userId: string): Promise<ProfileDraft> {
  const [row] = await db
    .select()
    .from(profileDraft)
    .where(and(eq(profileDraft.userId, userId), eq(profileDraft.form, DRAFT_FORM)));
  return present(row);
}

/**
 * Merges changes into the draft field by field. If two devices change different fields, both changes remain. For the same field, the last one wins.
 * @throws ApiError parameterInvalid for a draft with too many fields or bytes
 */
async function merge(db: Queryable, userId: string, fields: ProfileDraft['fields'], removed: readonly string[], now: Date): Promise<ProfileDraft> {
  const gone = sql`array[${sql.join([...removed.map((name) => sql`${name}`), sql`''`], sql`, `)}]::text[]`;
  const before = sql`case when ${profileDraft.form} = ${DRAFT_FORM} then ${profileDraft.fields} - ${gone} else '{}'::jsonb end`;
  const [row] = await db
    .insert(profileDraft)
    .values({ userId, form: DRAFT_FORM, version: 1, fields, updatedAt: now })
    .onConflictDoUpdate({
      target: profileDraft.userId,
      set: { form: DRAFT_FORM, version: sql`${profileDraft.version} + 1`, fields: sql`${before} || excluded.fields`, updatedAt: now },
    })
    .returning();
  const merged = row?.fields ?? {};
  if (Object.keys(merged).length > MOST_FIELDS || JSON.stringify(merged).length > MOST_BYTES)
    throw new ApiError('parameterInvalid', { fields: { fields: ['tooLong'] } });
  return present(row);
}

export const draftRoutes = [
  defineRoute(getProfileDraft, ({ db, caller }) => draftOf(db, caller.userId)),
  defineRoute(saveProfileDraft, ({ context, caller, body, now }) => context.db.transaction((tx) => merge(tx, caller.userId, body.fields, body.removed, now))),
];
