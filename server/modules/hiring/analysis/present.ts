import { inArray } from 'drizzle-orm';
import type { AnalysisRefusal, ApplicantAnalysis, ApplicationAnalysis, Requirement } from '../../../../contract/applicant-analysis.ts';
import { isAllowed } from '../../../../contract/team-rules.ts';
import { isActive } from '../../../../src/machines/application/statuses.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import type { MemberRow } from '../../../http/member.ts';
import { type Basis, basisOf } from './applicant.ts';
import { analysesLeft, analysisRowOf } from './store.ts';

/** If the profile has been hidden from the company since, its quotes are no longer shown and prove nothing. */
function withoutProfile(requirement: Requirement): Requirement {
  const evidence = requirement.evidence.filter(({ source }) => source !== 'profile');
  if (evidence.length > 0 || requirement.evidence.length === 0) return { ...requirement, evidence };
  return { ...requirement, evidence, verdict: 'notFound', gap: { code: 'notShown', part: null, have: null, need: null } };
}

/** An application's analysis as both sides see it. */
export async function presentAnalysis(db: Queryable, row: ApplicationRow, basis: Basis, now: Date): Promise<ApplicationAnalysis> {
  const stored = await analysisRowOf(db, row.id);
  if (!stored) return { analysis: null, running: null, failure: null };
  const ids = [stored.askedBy, stored.runBy].filter((id) => id !== null);
  const people = ids.length === 0 ? [] : await db.select({ id: user.id, name: user.firstName }).from(user).where(inArray(user.id, ids));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const requestedBy = (by: string | null, at: Date) => ({ by: nameOf.get(by ?? '') ?? null, at: at.toISOString() });
  const isUnderWay = stored.runUntil !== null && stored.runUntil > now;
  const { requirements, writer, resume, askedAt } = stored;
  return {
    analysis:
      requirements && writer && resume && askedAt
        ? {
            writer,
            resume,
            asked: requestedBy(stored.askedBy, askedAt),
            is_stale: stored.digest !== basis.digest,
            requirements: basis.isProfileShown ? requirements : requirements.map(withoutProfile),
          }
        : null,
    running: isUnderWay && stored.runAt ? requestedBy(stored.runBy, stored.runAt) : null,
    // Left behind by a killed server.
    failure: stored.runId !== null && !isUnderWay ? 'interrupted' : stored.failure,
  };
}

/** Why a member can't request an analysis. Null if they can. */
export function refusalOf(member: Pick<MemberRow, 'role' | 'permissions'>, { status }: Pick<ApplicationRow, 'status'>, basis: Basis): AnalysisRefusal | null {
  if (!isAllowed(member, 'analyse-talent-with-ai')) return 'notAllowed';
  if (!isActive(status)) return 'settled';
  return basis.resume === null && basis.beside.lines.length === 0 ? 'nothingSent' : null;
}

/** The same for a member of the company, with what they can do. */
export async function presentToMember(db: Queryable, row: ApplicationRow, member: MemberRow, now: Date): Promise<ApplicantAnalysis> {
  const basis = await basisOf(db, row, now);
  const { left, renewsAt } = await analysesLeft(db, member.companyId, now);
  const shown = basis.isTakenBack ? { analysis: null, running: null, failure: null } : await presentAnalysis(db, row, basis, now);
  return { ...shown, refusal: refusalOf(member, row, basis), left, renews_at: renewsAt.toISOString() };
}
