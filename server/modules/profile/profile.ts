import type { Profile } from '../../../contract/profile.ts';
import { completeProfile, getProfile } from '../../../contract/profile-calls.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { profileDraft } from '../../db/schema/profile.ts';
import { ApiError } from '../../http/errors.ts';
import { setUserCookie } from '../identity/cookies.ts';
import { currentUserOf } from '../identity/current-user.ts';
import { defineRoute } from './context.ts';
import { basicInfoOf } from './basic-info.ts';
import { preferencesOf } from './preferences.ts';
import { KINDS, recordsOf } from './record-kinds.ts';

/** A person's whole profile, for their own pages and the resumes generated from it. */
export async function profileOf(db: Queryable, userId: string, now: Date): Promise<Profile> {
  const { basicInfo, row } = await basicInfoOf(db, userId, now);
  const [state] = await db.select({ isCompleted: user.isProfileCompleted }).from(user).where(eq(user.id, userId));
  return {
    basic_info: basicInfo,
    skills: row?.skills ?? [],
    work_experiences: await recordsOf(db, KINDS.workExperience, userId),
    educations: await recordsOf(db, KINDS.education, userId),
    license_certifications: await recordsOf(db, KINDS.license, userId),
    websites: await recordsOf(db, KINDS.website, userId),
    languages: await recordsOf(db, KINDS.language, userId),
    job_preferences: await preferencesOf(db, userId),
    is_profile_completed: state?.isCompleted ?? false,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}

/** Completes the wizard and deletes its draft. @throws ApiError profileUnfinished with what is missing */
async function complete(db: Queryable, userId: string, now: Date): Promise<void> {
  const { basicInfo } = await basicInfoOf(db, userId, now);
  const preferences = await preferencesOf(db, userId);
  const isMissing = {
    job_preferences: preferences.length === 0,
    first_name: basicInfo.first_name.trim() === '',
    last_name: basicInfo.last_name.trim() === '',
  };
  const missing = Object.entries(isMissing).flatMap(([name, is]) => (is ? [[name, ['required']]] : []));
  if (missing.length > 0) throw new ApiError('profileUnfinished', { fields: Object.fromEntries(missing) });
  await db.update(user).set({ isProfileCompleted: true, isProfileUpdateRequired: false, updatedAt: now }).where(eq(user.id, userId));
  await db.delete(profileDraft).where(eq(profileDraft.userId, userId));
}

export const profileRoutes = [
  defineRoute(getProfile, ({ db, caller, now }) => profileOf(db, caller.userId, now)),
  defineRoute(completeProfile, async ({ context, caller, now, reply }) => {
    await context.db.transaction((tx) => complete(tx, caller.userId, now));
    const me = await currentUserOf(context.db, caller.userId, now);
    setUserCookie(context, reply, me);
    return me;
  }),
];
