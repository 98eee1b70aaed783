import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeCompany } from '../../../tests/support/market.ts';
import { makeTeam } from '../../../tests/support/team.ts';
import { companyDocument } from '../../db/schema/employer.ts';
import { company } from '../../db/schema/market.ts';
import { reviewNames } from './known-names.ts';

const server = await testApp();
const { db, clock } = server;

test('a verification by a typed website is removed, once; one by documents or a known website stays; every name gets its look', async () => {
  const verified = { isVerified: true, verification: 'verified', website: 'https://www.typed.example' } as const;
  const typed = await makeTeam(server, { name: 'Typed Foods', ...verified });
  const known = await makeTeam(server, { name: 'Known Foods', ...verified, knownWebsite: verified.website });
  const shown = await makeTeam(server, { name: 'Shown Foods', ...verified });
  const alone = await makeCompany(db, { name: 'Fed Foods', ...verified });
  const paper = { filename: 'a.pdf', type: 'pdf', size: 9, storageKey: 'company-papers/1/a' };
  await db.insert(companyDocument).values({ companyId: shown.companyId, userId: shown.admin.userId, ...paper });
  const standing = async (id: number) => (await db.select({ is: company.isVerified, key: company.lookKey }).from(company).where(eq(company.id, id)))[0];
  await reviewNames(db, clock.now());
  expect(await standing(typed.companyId)).toEqual({ is: false, key: 'typedfoods' });
  for (const id of [known.companyId, shown.companyId, alone]) expect((await standing(id))?.is).toBe(true);
  await db.update(company).set(verified).where(eq(company.id, typed.companyId));
  await reviewNames(db, clock.now());
  expect((await standing(typed.companyId))?.is).toBe(true);
});
