import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { clockOf } from './clock.ts';
import { readConfig } from './config.ts';
import type { Database, Queryable } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { user } from './db/schema/auth.ts';
import { companyMember } from './db/schema/identity.ts';
import { ApiError } from './http/errors.ts';
import { lockClaim, moveClaim } from './modules/employer/claim.ts';
import { tellClaim, tellVerification } from './modules/employer/emails.ts';
import { adminsOf } from './http/member.ts';
import { lockCompany, moveVerification } from './modules/employer/verification.ts';
import { notify } from './modules/notify/notify.ts';
import { tellFromOutside } from './realtime/outside.ts';
import { runCommand } from './run-command.ts';

interface Decision {
  companyId: number;
  /** The email address of someone who claims a company without members; null to decide on the company's own verification. */
  claimant?: string | null;
  /** The reason for a refusal, sent to the company's admins or the claimant unchanged; null to approve. */
  refusal: string | null;
}

/**
 * Approves or refuses a company's verification, or a person's claim of it, and notifies those concerned by email, in the notification center, and on open
 * pages. An approved claimant becomes its coordinator.
 * @throws ApiError notFound; noCompany if this address doesn't claim the company; notAllowedNow if nothing waits for a decision
 */
export async function decide(db: Database, baseUrl: string, { companyId, claimant = null, refusal }: Decision, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockCompany(tx, companyId);
    const type = refusal === null ? 'verification.approved' : 'verification.refused';
    if (claimant !== null) {
      const [person] = await tx
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.email, claimant.toLowerCase()), eq(user.role, 'recruiter')));
      const claim = person && (await lockClaim(tx, person.id));
      if (!claim || claim.company.id !== companyId) throw new ApiError('noCompany');
      const decided = await moveClaim(tx, claim, type, 'operator', now);
      await tellClaim(tx, baseUrl, decided, refusal ?? '');
      if (refusal !== null) await notify(tx, person.id, 'companyRefused', { company: row.name }, now);
      await tellPages(tx, companyId);
      return `${row.name}, claimed by ${claimant}: ${claim.mine.claim} → ${decided.claim}`;
    }
    const moved = await moveVerification(tx, row, { type }, 'operator', now);
    await tellVerification(tx, baseUrl, companyId, refusal === null ? 'verified' : 'refused', refusal ?? '');
    if (refusal !== null) for (const admin of await adminsOf(tx, companyId)) await notify(tx, admin, 'companyRefused', { company: row.name }, now);
    await tellPages(tx, companyId);
    return `${moved.name}: ${row.verification} → ${moved.verification}`;
  });
}

/** Updates the open pages of the company's members and of people waiting to join it. */
async function tellPages(db: Queryable, companyId: number): Promise<void> {
  const rows = await db.select({ userId: companyMember.userId }).from(companyMember).where(eq(companyMember.companyId, companyId));
  const people = rows.map(({ userId }) => userId);
  for (const what of ['company', 'notifications'] as const) await tellFromOutside(db, people, { what, id: null });
}

const USAGE = 'node server/verify-company.ts --company ID [--claim EMAIL] (--approve | --refuse "REASON")';

function decisionOf(): Decision {
  const { values } = parseArgs({
    options: { company: { type: 'string' }, claim: { type: 'string' }, approve: { type: 'boolean' }, refuse: { type: 'string' } },
  });
  const companyId = Number(values.company);
  if (!Number.isInteger(companyId) || companyId < 1) throw new Error(`--company: enter the ID of a company. ${USAGE}`);
  if ((values.approve === true) === (values.refuse !== undefined) || values.refuse?.trim() === '') throw new Error(USAGE);
  return { companyId, claimant: values.claim ?? null, refusal: values.refuse?.trim() ?? null };
}

async function main(): Promise<void> {
  const decision = decisionOf();
  const config = readConfig();
  const connection = await openDatabase(config, 'guest');
  try {
    console.info(await decide(connection.db, config.baseUrl, decision, (await clockOf(config, connection.db)).now()));
  } finally {
    await connection.close();
  }
}

if (import.meta.main) runCommand(main);
