import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { claimCompany, deleteClaimDocument, getCompanyClaim, uploadClaimDocument } from '../../../contract/company-claim.ts';
import type { VerificationEvent, VerificationRole } from '../../../src/machines/companyVerification/companyVerification.types.ts';
import { applyToVerification, mayVerify, standing } from '../../../src/machines/companyVerification/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { companyDocument } from '../../db/schema/employer.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';
import { confirmedAddressOf } from '../identity/confirmed.ts';
import { countStep } from '../flows/steps.ts';
import { companyPageOf } from './company-page.ts';
import { keepPaper } from './documents.ts';
import { domainProof } from '../market/companies/domain.ts';
import type { MemberRow } from '../../http/member.ts';
import { defineRoute } from './context.ts';
import { type CompanyRow, lockCompany, moveVerification } from './verification.ts';

interface Claim {
  mine: MemberRow;
  company: CompanyRow;
}

/** Whether a company has members. Then its own members let others in. */
export async function isRun(db: Queryable, companyId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: companyMember.userId })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt)))
    .limit(1);
  return rows.length > 0;
}

const one = ({ userId, companyId }: MemberRow) => and(eq(companyMember.userId, userId), eq(companyMember.companyId, companyId));

/**
 * The company a recruiter can claim: the one they wait for, while it has no members. Locked until the transaction ends, so that one of two
 * simultaneous claims succeeds and the other person waits.
 * @throws ApiError noCompany if they wait for none; notAllowedNow if it has members
 */
export async function lockClaim(db: Queryable, userId: string): Promise<Claim> {
  const waits = and(eq(companyMember.userId, userId), isNull(companyMember.joinedAt));
  const [waiting] = await db.select().from(companyMember).where(waits).orderBy(asc(companyMember.createdAt)).limit(1);
  if (!waiting) throw new ApiError('noCompany');
  const company = await lockCompany(db, waiting.companyId);
  if (await isRun(db, company.id)) throw new ApiError('notAllowedNow');
  // Read again now that the company is locked.
  const [mine] = await db
    .select()
    .from(companyMember)
    .where(and(one(waiting), waits));
  if (!mine) throw new ApiError('noCompany');
  return { mine, company };
}

/** The steps that verify a company, by how its new coordinator proved the claim. */
const SHOWN: Record<'domain' | 'documents', readonly [VerificationEvent['type'], VerificationRole][]> = {
  domain: [['domain.proven', 'system']],
  documents: [
    ['documents.submitted', 'admin'],
    ['verification.approved', 'operator'],
  ],
};

/**
 * Moves a claim through the chart of a company's verification. A person who proved the claim becomes coordinator right away, and the company is
 * verified. Their documents become the company's. Other claimants' documents are deleted, and those people wait to be let in.
 * @throws ApiError notAllowedNow if the chart refuses the event in the current state
 */
export async function moveClaim(
  db: Queryable,
  { mine, company }: Claim,
  type: VerificationEvent['type'],
  role: VerificationRole,
  now: Date,
): Promise<MemberRow> {
  const applied = applyToVerification(mine.claim, { type }, role);
  if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : 'notAllowedNow');
  countStep(standing(mine.claim), { type }, now);
  const isGiven = applied.status === 'verified';
  const [moved] = await db
    .update(companyMember)
    .set({ claim: applied.status, ...(isGiven ? { role: 'coordinator' as const, joinedAt: now } : {}) })
    .where(one(mine))
    .returning();
  if (!isGiven) return moved as MemberRow;
  // The files are deleted by the next sweep.
  await db.delete(companyDocument).where(and(eq(companyDocument.companyId, company.id), ne(companyDocument.userId, mine.userId)));
  await db
    .update(companyMember)
    .set({ claim: 'none' })
    .where(and(eq(companyMember.companyId, company.id), ne(companyMember.userId, mine.userId)));
  let row = company;
  for (const [event, by] of SHOWN[type === 'domain.proven' ? 'domain' : 'documents'])
    if (mayVerify(row.verification, event)) row = await moveVerification(db, row, { type: event }, by, now);
  return moved as MemberRow;
}

async function ask(db: Queryable, claim: Claim, by: 'domain' | 'documents', now: Date): Promise<MemberRow> {
  const { mine, company } = claim;
  if (by === 'domain') {
    const [me] = await db.select({ email: user.email, isVerified: user.emailVerified }).from(user).where(eq(user.id, mine.userId));
    if (!me || domainProof(me.email, me.isVerified, company.knownWebsite) !== 'proves') throw new ApiError('notAllowedNow');
    return moveClaim(db, claim, 'domain.proven', 'system', now);
  }
  const papers = await db
    .select({ id: companyDocument.id })
    .from(companyDocument)
    .where(and(eq(companyDocument.companyId, company.id), eq(companyDocument.userId, mine.userId)))
    .limit(1);
  if (papers.length === 0) throw new ApiError('notAllowedNow');
  // The operator sees the claimant's address.
  await confirmedAddressOf(db, mine.userId);
  return moveClaim(db, claim, 'documents.submitted', 'admin', now);
}

export const claimRoutes = [
  defineRoute(getCompanyClaim, ({ context, caller, language }) =>
    context.db.transaction(async (tx) => companyPageOf(tx, (await lockClaim(tx, caller.userId)).mine, language)),
  ),
  defineRoute(uploadClaimDocument, async ({ context, db, caller, file, language, now }) => {
    const { mine } = await lockClaim(db, caller.userId);
    await keepPaper(db, context.files, mine, file, now);
    return companyPageOf(db, mine, language);
  }),
  defineRoute(deleteClaimDocument, async ({ context, caller, params, language }) => {
    const { page, keys } = await context.db.transaction(async (tx) => {
      const { mine } = await lockClaim(tx, caller.userId);
      const isOwn = and(eq(companyDocument.id, params.id), eq(companyDocument.companyId, mine.companyId), eq(companyDocument.userId, mine.userId));
      const gone = await tx.delete(companyDocument).where(isOwn).returning({ key: companyDocument.storageKey });
      return { page: await companyPageOf(tx, mine, language), keys: gone.map(({ key }) => key) };
    });
    for (const key of keys) await context.files.remove(key);
    return page;
  }),
  defineRoute(claimCompany, ({ context, caller, body, language, now, after }) =>
    context.db.transaction(async (tx) => {
      const mine = await ask(tx, await lockClaim(tx, caller.userId), body.by, now);
      after(() => context.realtime.broadcast([mine.userId], { what: 'company', id: null }));
      return companyPageOf(tx, mine, language);
    }),
  ),
];
