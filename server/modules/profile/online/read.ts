import { and, eq, isNull } from 'drizzle-orm';
import type { ShownResume } from '../../../../contract/online-resume.ts';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { profile } from '../../../db/schema/profile.ts';
import { onlineResume } from '../../../db/schema/resume.ts';
import type { Caller } from '../../../http/caller.ts';
import { profileOf } from '../profile.ts';
import { resumeOfProfile } from '../resume-of-profile.ts';
import { SLUG } from './address.ts';
import { maySee } from './policy.ts';
import { presented } from './present.ts';
import { excludedOf, viewerOf } from './rules.ts';

type Row = typeof onlineResume.$inferSelect;

/** The online resume at an address, if the caller may see it. Null in every other case, so that nobody can distinguish them. */
export async function seenResume(db: Queryable, slug: string, caller: Caller): Promise<{ row: Row; isOwner: boolean } | null> {
  if (!SLUG.test(slug)) return null;
  const [found] = await db
    .select({ row: onlineResume })
    .from(onlineResume)
    .innerJoin(user, eq(user.id, onlineResume.userId))
    .where(and(eq(onlineResume.slug, slug), isNull(user.suspendedAt)));
  if (!found) return null;
  const { row } = found;
  const viewer = await viewerOf(db, caller, row.userId);
  const isSeen = maySee(viewer, { visibility: row.visibility, ...(await excludedOf(db, row.userId)) });
  return isSeen ? { row, isOwner: viewer.kind === 'owner' } : null;
}

/** The content of an online resume: what its owner chose, and never where they live. */
export async function documentOf(db: Queryable, { userId, form, isContactShown }: Row, asked: Language, now: Date) {
  const language = LANGUAGES.find(({ tag }) => tag === form.language) ?? asked;
  const document = resumeOfProfile(await profileOf(db, userId, now), language, { dateOfBirth: form.with_date_of_birth, nationality: form.with_nationality });
  const contact = isContactShown ? {} : { email: '', phone_num: '' };
  return { document: { ...document, basic_info: { ...document.basic_info, ...contact } }, language };
}

/** The resume at an address as its reader sees it. Null if there is none for them. */
export async function shownResumeOf(db: Queryable, slug: string, caller: Caller, asked: Language, now: Date): Promise<ShownResume | null> {
  const seen = await seenResume(db, slug, caller);
  if (!seen) return null;
  const { row, isOwner } = seen;
  const path = `/api/jobseekers/online-resumes/${row.slug}`;
  const { document, language } = await documentOf(db, row, asked, now);
  const [told] = await db.select({ avatar: profile.avatarKey }).from(profile).where(eq(profile.userId, row.userId));
  return {
    ...presented(document, language.tag),
    photo: row.form.with_photo && told?.avatar ? `${path}/photo` : null,
    // In the language of the page, whatever the browser prefers.
    pdf: `${path}/pdf?language=${language.tag}`,
    visibility: isOwner ? row.visibility : null,
  };
}
