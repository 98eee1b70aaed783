import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { user } from '../../../db/schema/auth.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { company } from '../../../db/schema/market.ts';
import { answererOf } from './recruiter.ts';

test('nobody answers for a company that has not let them in, or while suspended', async () => {
  const { db, close } = await testDatabase();
  try {
    const [place] = await db.insert(company).values({ name: 'Kalye', nameKey: 'kalye', slug: 'kalye', countryId: 167 }).returning({ id: company.id });
    const [mia] = await db.insert(user).values({ email: 'mia@example.com', role: 'recruiter', firstName: 'Mia' }).returning({ id: user.id });
    const [companyId, userId] = [place?.id as number, mia?.id as string];
    const answering = () => answererOf(db, { companyId, postedBy: userId, hasApplied: true });
    await db.insert(companyMember).values({ userId, companyId, role: 'coordinator', joinedAt: null });
    expect(await answering()).toBeNull();
    await db.update(companyMember).set({ joinedAt: new Date() }).where(eq(companyMember.userId, userId));
    expect(await answering()).toMatchObject({ id: userId });
    await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, userId));
    expect(await answering()).toBeNull();
  } finally {
    await close();
  }
});
