import { eq } from 'drizzle-orm';
import { basicInfoFieldsOn, type BasicInfo, type BasicInfoFields } from '../../../contract/profile.ts';
import { updateBasicInfo, updateSkills } from '../../../contract/profile-calls.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { profile } from '../../db/schema/profile.ts';
import { ApiError } from '../../http/errors.ts';
import { setUserCookie } from '../identity/cookies.ts';
import { currentUserOf } from '../identity/current-user.ts';
import { isIdentityVerified } from '../identity/singpass/info.ts';
import { portraitOf } from '../drawings/portrait.ts';
import { list } from '../market/config/lists/list.ts';
import { itemOf } from '../market/config/options.ts';
import { defineRoute } from './context.ts';
import { faultsOf, requireChoices } from './record-kinds.ts';
import { lockUser } from '../../db/lock-user.ts';

type ProfileRow = typeof profile.$inferSelect;
type UserRow = typeof user.$inferSelect;

/** Whole years from a month until now. @param since "2019-05" */
export function yearsSince(since: string, now: Date): number {
  const [year = 0, month = 1] = since.split('-').map(Number);
  return Math.max(0, Math.floor((now.getUTCFullYear() * 12 + now.getUTCMonth() + 1 - (year * 12 + month)) / 12));
}

function present(person: UserRow, told: ProfileRow | undefined, now: Date): BasicInfo {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    date_of_birth: told?.dateOfBirth ?? null,
    nationality: told?.nationality ?? null,
    current_location: told?.currentLocation ?? '',
    home_address: told?.homeAddress ?? '',
    user_identity_id: list('user_identity_lists').find(({ value }) => value === person.residentialStatus)?.id ?? null,
    working_since: told?.workingSince ?? null,
    notice_period_id: person.noticePeriodId,
    job_seeker_type: told?.jobSeekerType ?? null,
    jobseeking_status: told?.jobseekingStatus ?? null,
    career_summary: told?.careerSummary ?? '',
    avatar: person.image,
    portrait: portraitOf(person, person.image),
    // People without an address have a placeholder (guest.ts), which we don't show.
    email: person.email.endsWith('.invalid') ? '' : person.email,
    phone_num: person.phoneNumber,
    years_of_experience: told?.workingSince ? yearsSince(told.workingSince, now) : null,
  };
}

/** A person's basic info, with their profile row if there is one. */
export async function basicInfoOf(db: Queryable, userId: string, now: Date): Promise<{ basicInfo: BasicInfo; row: ProfileRow | undefined }> {
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  if (!person) throw new ApiError('credentialsMissing');
  const [row] = await db.select().from(profile).where(eq(profile.userId, userId));
  return { basicInfo: present(person, row, now), row };
}

/** Writes columns of a person's profile, creating the row if necessary. */
export async function writeProfile(db: Queryable, userId: string, changes: Partial<ProfileRow>, now: Date): Promise<void> {
  const row = { ...changes, userId, updatedAt: now };
  await db.insert(profile).values(row).onConflictDoUpdate({ target: profile.userId, set: row });
}

/** Changes a person's basic info. @param sent as read by its contract @throws ApiError parameterInvalid with its fields, before writing anything */
export async function changeBasicInfo(db: Queryable, userId: string, sent: Partial<BasicInfoFields>, now: Date): Promise<void> {
  await lockUser(db, userId);
  const { basicInfo: before } = await basicInfoOf(db, userId, now);
  const data = { ...before, ...sent };
  const { error } = basicInfoFieldsOn(now).safeParse(data);
  // What was there before may be incomplete: whoever registers with a code has no name yet.
  const faults = Object.entries(error ? faultsOf(error) : {}).filter(([name]) => name in sent);
  if (faults.length > 0) throw new ApiError('parameterInvalid', { fields: Object.fromEntries(faults) });
  requireChoices(data, { notice_period_id: 'notice_period_lists', user_identity_id: 'user_identity_lists' });
  // Only Singpass can change what it verified.
  if (data.user_identity_id !== before.user_identity_id && (await isIdentityVerified(db, userId)))
    throw new ApiError('parameterInvalid', { fields: { user_identity_id: ['identity.verified'] } });
  const names = { firstName: data.first_name, lastName: data.last_name, name: `${data.first_name} ${data.last_name}`.trim() };
  const residentialStatus = itemOf('user_identity_lists', data.user_identity_id)?.value ?? null;
  await db
    .update(user)
    .set({ ...names, noticePeriodId: data.notice_period_id, residentialStatus, updatedAt: now })
    .where(eq(user.id, userId));
  await writeProfile(
    db,
    userId,
    {
      dateOfBirth: data.date_of_birth,
      nationality: data.nationality,
      currentLocation: data.current_location,
      homeAddress: data.home_address,
      workingSince: data.working_since,
      jobSeekerType: data.job_seeker_type,
      jobseekingStatus: data.jobseeking_status,
      careerSummary: data.career_summary,
    },
    now,
  );
}

export const basicInfoRoutes = [
  defineRoute(updateBasicInfo, async ({ context, db, caller, body, now, reply }) => {
    await changeBasicInfo(db, caller.userId, body as Partial<BasicInfoFields>, now);
    setUserCookie(context, reply, await currentUserOf(db, caller.userId, now));
    return (await basicInfoOf(db, caller.userId, now)).basicInfo;
  }),
  defineRoute(updateSkills, async ({ db, caller, body, now }) => {
    await writeProfile(db, caller.userId, { skills: body.skills }, now);
    return { skills: body.skills };
  }),
];
