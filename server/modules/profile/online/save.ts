import { and, eq } from 'drizzle-orm';
import { onlineResumeChoices, type OnlineResume, type OnlineResumeChoices } from '../../../../contract/online-resume.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { workExperience } from '../../../db/schema/profile.ts';
import { onlineResume } from '../../../db/schema/resume.ts';
import { ApiError } from '../../../http/errors.ts';
import { newSlug } from './address.ts';

/** The default: visible to nobody. */
const UNDECIDED: OnlineResumeChoices = onlineResumeChoices.parse({ visibility: 'nobody', form: { template: 'classic' }, is_contact_shown: false });

/** @param baseUrl the site's own origin */
export async function onlineResumeOf(db: Queryable, userId: string, baseUrl: string): Promise<OnlineResume> {
  const [row] = await db.select().from(onlineResume).where(eq(onlineResume.userId, userId));
  const [hidden] = await db
    .select({ id: workExperience.id })
    .from(workExperience)
    .where(and(eq(workExperience.userId, userId), eq(workExperience.is_hidden_from_company, true)))
    .limit(1);
  const choices = row ? { visibility: row.visibility, form: row.form, is_contact_shown: row.isContactShown } : UNDECIDED;
  return {
    ...choices,
    url: row ? `${baseUrl}/resume/${row.slug}` : null,
    hides_from_company: hidden !== undefined,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}

/** Stores the choices, and creates the address the first time. @throws ApiError profileUnfinished if it would be visible without a name */
export async function decide(db: Queryable, userId: string, choices: OnlineResumeChoices, now: Date): Promise<void> {
  const name = await nameOf(db, userId);
  if (choices.visibility !== 'nobody' && name === '') throw new ApiError('profileUnfinished');
  const values = { visibility: choices.visibility, form: choices.form, isContactShown: choices.is_contact_shown, updatedAt: now };
  await db
    .insert(onlineResume)
    .values({ userId, slug: newSlug(name), ...values })
    .onConflictDoUpdate({ target: onlineResume.userId, set: values });
}

/** @throws ApiError notFound if there is no address yet */
export async function renew(db: Queryable, userId: string, now: Date): Promise<void> {
  const slug = newSlug(await nameOf(db, userId));
  const renewed = await db.update(onlineResume).set({ slug, updatedAt: now }).where(eq(onlineResume.userId, userId)).returning({ slug: onlineResume.slug });
  if (renewed.length === 0) throw new ApiError('notFound');
}

async function nameOf(db: Queryable, userId: string): Promise<string> {
  const [person] = await db.select({ first: user.firstName, last: user.lastName }).from(user).where(eq(user.id, userId));
  return `${person?.first ?? ''} ${person?.last ?? ''}`.trim();
}
