import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { ApiError } from '../../http/errors.ts';

export type MemberRow = typeof companyMember.$inferSelect;

/** As which a recruiter acts: the company that let them in, the first where there are several. @throws ApiError noCompany where none did */
export async function memberOf(db: Queryable, userId: string): Promise<MemberRow> {
  const [member] = await db
    .select()
    .from(companyMember)
    .where(and(eq(companyMember.userId, userId), isNotNull(companyMember.joinedAt)))
    .orderBy(asc(companyMember.joinedAt), asc(companyMember.createdAt))
    .limit(1);
  if (!member) throw new ApiError('noCompany');
  return member;
}
