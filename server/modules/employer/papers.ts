import { and, eq } from 'drizzle-orm';
import { companyDocument } from '../../db/schema/employer.ts';
import type { MemberRow } from './member.ts';

/** The papers of one's place: of a company one is in all of them, of one that is claimed one's own. */
export const papersOf = ({ userId, companyId, joinedAt }: MemberRow) =>
  and(eq(companyDocument.companyId, companyId), joinedAt === null ? eq(companyDocument.userId, userId) : undefined);
