import { and, eq } from 'drizzle-orm';
import { checkApply, getApplyDraft, saveApplyDraft, type ApplyDraft } from '../../../../contract/applications.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { applyDraft } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import { applicationTo } from '../../applications/create.ts';
import { applicantOf, bannedUntil, isEligible, isNamed } from '../../applications/eligibility.ts';
import { presentApplication } from './list.ts';
import { requireUnblocked } from '../../blocks/blocked.ts';
import { jobDetail } from '../../market/jobs/detail.ts';
import { requireJob } from '../../market/jobs/state.ts';
import { defineRoute } from '../context.ts';

/** The limit of questions per application (contract: `applicationBody`). */
const MOST_ANSWERS = 30;
const MOST_CHARACTERS = MOST_ANSWERS * LIMITS.firstMessageLength;

export const routes = [
  defineRoute(checkApply, async ({ db, params, caller, now, language }) => {
    await requireUnblocked(db, caller, params.id);
    const job = await jobDetail(db, params.id, language, now);
    const applicant = await applicantOf(db, caller.userId);
    const applied = await applicationTo(db, caller.userId, params.id);
    return {
      job,
      is_profile_completed: isNamed(applicant),
      // A guest's status isn't known yet, so nothing is refused here. Applying decides.
      is_eligible: caller.kind === 'guest' || isEligible(job, applicant),
      banned_until: bannedUntil(applicant, now)?.toISOString() ?? null,
      ...(applied ? { application: await presentApplication(db, applied, language, now) } : {}),
    };
  }),
  defineRoute(getApplyDraft, async ({ db, params, caller }) => {
    const [row] = await db
      .select({ draft: applyDraft.draft, updatedAt: applyDraft.updatedAt })
      .from(applyDraft)
      .where(and(eq(applyDraft.userId, caller.userId), eq(applyDraft.jobId, params.id)));
    return row ? { ...row.draft, updated_at: row.updatedAt.toISOString() } : null;
  }),
  defineRoute(saveApplyDraft, async ({ db, params, body, caller, now }) => {
    checkSize(body);
    await requireJob(db, params.id);
    await requireUnblocked(db, caller, params.id);
    await db
      .insert(applyDraft)
      .values({ userId: caller.userId, jobId: params.id, draft: body, updatedAt: now })
      .onConflictDoUpdate({ target: [applyDraft.userId, applyDraft.jobId], set: { draft: body, updatedAt: now } });
    return null;
  }),
];

/** @throws ApiError parameterInvalid for more answers than an application can have */
function checkSize({ answers }: ApplyDraft): void {
  const entries = Object.entries(answers);
  const characters = entries.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  if (entries.length > MOST_ANSWERS || characters > MOST_CHARACTERS) throw new ApiError('parameterInvalid', { fields: { answers: ['tooLong'] } });
}
