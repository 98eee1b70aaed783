import type { House } from './http/house.ts';
import { account, user } from './db/schema/auth.ts';
import { hashPassword } from './modules/auth/password.ts';

const PASSWORD = 'waymark-demo-1';

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
}

/**
 * Makes the demo accounts (architecture, *The wire*), on the embedded default only: with a database of one's own there are none.
 * What is there already is left as it is.
 * @returns the accounts to print at start; none where none are made
 */
export async function ensureDemoAccounts({ config, db, now }: Pick<House, 'config' | 'db' | 'now'>): Promise<DemoAccount[]> {
  if (config.databaseUrl || config.smtpUrl) return [];
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
          countryId: 167,
          languageId: 1,
          latitude: 14.5547,
          longitude: 121.0244,
          source: 'demo',
          createdAt: person.isProfileCompleted ? settledSince : at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning({ id: user.id });
      if (made)
        await tx
          .insert(account)
          .values({ accountId: made.id, providerId: 'credential', userId: made.id, password: await hashPassword(PASSWORD), createdAt: at, updatedAt: at });
    });
  }
  return PEOPLE.map(({ email }) => ({ email, password: PASSWORD }));
}
