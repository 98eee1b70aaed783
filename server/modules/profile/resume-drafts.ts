import { and, count, desc, eq } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { createResumeDraft, deleteResumeDraft, listResumeDrafts, updateResumeDraft, type ResumeDraft } from '../../../contract/resume-drafts.ts';
import { resumeDraft } from '../../db/schema/resume.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from './context.ts';
import { lockUser } from '../../db/lock-user.ts';

type DraftRow = typeof resumeDraft.$inferSelect;

const toDraft = ({ id, name, form, updatedAt }: DraftRow): ResumeDraft => ({ id, name, form, updated_at: updatedAt.toISOString() });
const own = (userId: string, id: string) => and(eq(resumeDraft.userId, userId), eq(resumeDraft.id, id));

/** A person's saved choices of template, paper size and language. */
export const resumeDraftRoutes = [
  defineRoute(listResumeDrafts, async ({ db, caller }) => {
    const rows = await db.select().from(resumeDraft).where(eq(resumeDraft.userId, caller.userId)).orderBy(desc(resumeDraft.updatedAt), desc(resumeDraft.id));
    return rows.map(toDraft);
  }),
  defineRoute(createResumeDraft, async ({ db, caller, body, now }) => {
    // One person's requests take turns, so that concurrent ones can't exceed the limit.
    await lockUser(db, caller.userId);
    const [held] = await db.select({ drafts: count() }).from(resumeDraft).where(eq(resumeDraft.userId, caller.userId));
    if ((held?.drafts ?? 0) >= LIMITS.draftResumes) throw new ApiError('tooManyDrafts');
    const [row] = await db
      .insert(resumeDraft)
      .values({ userId: caller.userId, ...body, createdAt: now, updatedAt: now })
      .returning();
    return toDraft(row as DraftRow);
  }),
  defineRoute(updateResumeDraft, async ({ db, caller, params, body: { name, form }, now }) => {
    const [row] = await db
      .update(resumeDraft)
      .set({ ...(name === undefined ? {} : { name }), ...(form === undefined ? {} : { form }), updatedAt: now })
      .where(own(caller.userId, params.id))
      .returning();
    if (!row) throw new ApiError('notFound');
    return toDraft(row);
  }),
  defineRoute(deleteResumeDraft, async ({ db, caller, params }) => {
    await db.delete(resumeDraft).where(own(caller.userId, params.id));
    return null;
  }),
];
