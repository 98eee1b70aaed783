import { and, eq } from 'drizzle-orm';
import { companyDocument } from '../../db/schema/employer.ts';
import type { MemberRow } from '../../http/member.ts';

/** The documents of a membership: all of the company's for a member, their own for a claimant. */
export const papersOf = ({ userId, companyId, joinedAt }: MemberRow) =>
  and(eq(companyDocument.companyId, companyId), joinedAt === null ? eq(companyDocument.userId, userId) : undefined);
