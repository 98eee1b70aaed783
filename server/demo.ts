import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from './db/client.ts';
import { account, user } from './db/schema/auth.ts';
import { companyMember } from './db/schema/identity.ts';
import { company, job } from './db/schema/market.ts';
import { giveProfile } from './demo-profile.ts';
import type { House } from './http/house.ts';
import { hashPassword } from './modules/auth/password.ts';

const PASSWORD = 'waymark-demo-1';
const WHO = {
  'seeker@waymark.test': 'a job seeker with a profile',
  'newcomer@waymark.test': 'a job seeker who has just registered',
  'employer@waymark.test': 'a recruiter who coordinates a company',
};
const COUNTRY = 167;

const PEOPLE = [
  {
    email: 'seeker@waymark.test',
    firstName: 'Ana',
    lastName: 'Reyes',
    phoneNumber: '+639285550142',
    phoneNumberVerified: true,
    isProfileCompleted: true,
    role: 'jobseeker',
    noticePeriodId: 3,
  },
  {
    email: 'newcomer@waymark.test',
    firstName: 'Noor',
    lastName: 'Santos',
    phoneNumber: null,
    phoneNumberVerified: false,
    isProfileCompleted: false,
    role: 'jobseeker',
    noticePeriodId: null,
  },
  {
    email: 'employer@waymark.test',
    firstName: 'Elias',
    lastName: 'Tan',
    phoneNumber: null,
    phoneNumberVerified: false,
    isProfileCompleted: true,
    role: 'recruiter',
    noticePeriodId: null,
  },
] as const;

export interface DemoAccount {
  email: string;
  password: string;
  /** Who it is, for whoever tries it. */
  who: string;
}

/**
 * Makes the demo accounts (architecture, *The wire*), in a demo only (demo-mode.ts): everybody knows their password.
 * What is there already is left as it is. The employer coordinates a company of the demo market.
 * @returns the accounts to print at start; none where none are made
 */
export async function ensureDemoAccounts({ config, db, now }: Pick<House, 'config' | 'db' | 'now'>): Promise<DemoAccount[]> {
  if (config.whyNoDemo.length > 0) return [];
  const at = now();
  const settledSince = new Date(at.getTime() - 60 * 86_400_000);
  for (const person of PEOPLE) {
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(user)
        .values({
          ...person,
          name: `${person.firstName} ${person.lastName}`,
          emailVerified: true,
          countryId: COUNTRY,
          languageId: 1,
          latitude: 14.5547,
          longitude: 121.0244,
          source: 'demo',
          createdAt: person.isProfileCompleted ? settledSince : at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning({ id: user.id });
      if (!made) return;
      await tx
        .insert(account)
        .values({ accountId: made.id, providerId: 'credential', userId: made.id, password: await hashPassword(PASSWORD), createdAt: at, updatedAt: at });
      if (person.isProfileCompleted && person.role === 'jobseeker') await giveProfile(tx, made.id);
    });
  }
  await giveCompany(db, at);
  return PEOPLE.map(({ email }) => ({ email, password: PASSWORD, who: WHO[email] }));
}

/** The demo employer coordinates the company with the most open jobs of the demo market; none while there is no market, or once there is one. */
async function giveCompany(db: Database, at: Date): Promise<void> {
  const [employer] = await db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.email, 'employer@waymark.test'),
        eq(user.role, 'recruiter'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(companyMember)
            .where(eq(companyMember.userId, user.id)),
        ),
      ),
    );
  if (!employer) return;
  const [largest] = await db
    .select({ id: job.companyId })
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .where(and(eq(company.countryId, COUNTRY), eq(job.source, 'seed'), eq(job.status, 'open')))
    .groupBy(job.companyId)
    .orderBy(desc(sql`count(*)`), job.companyId)
    .limit(1);
  if (largest) {
    await db
      .insert(companyMember)
      .values({ userId: employer.id, companyId: largest.id, role: 'coordinator', joinedAt: at, createdAt: at })
      .onConflictDoNothing();
  }
}
