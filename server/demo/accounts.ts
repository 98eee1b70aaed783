import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database, DatabaseConnection } from '../db/client.ts';
import { account, user } from '../db/schema/auth.ts';
import { companyMember } from '../db/schema/identity.ts';
import { company, job } from '../db/schema/market.ts';
import { hashPassword } from '../modules/identity/password.ts';
import { areUntouched, forgetLives, hasLives } from './forget.ts';
import { giveProfile } from './profile.ts';
import { DAY } from '../../contract/durations.ts';

const PASSWORD = 'waymark-demo-1';
const WHO = {
  'seeker@waymark.test': 'a job seeker mid-search, with applications, interviews, and chats',
  'newcomer@waymark.test': 'a job seeker who just signed up',
  'employer@waymark.test': 'a recruiter who runs a company with jobs, applicants, and colleagues',
};
const COUNTRY = 167;
const A_HANDFUL = 5;

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

/** The accounts that testers can sign in to with one click. */
export const DEMO_ACCOUNTS = [
  { email: 'seeker@waymark.test', role: 'jobseeker', life: 'seeker', password: PASSWORD },
  { email: 'newcomer@waymark.test', role: 'jobseeker', life: 'newcomer', password: PASSWORD },
  { email: 'employer@waymark.test', role: 'recruiter', life: 'employer', password: PASSWORD },
] as const;

export interface DemoAccount {
  email: string;
  password: string;
  /** A description of the person, for testers. */
  who: string;
}

interface Demo {
  config: Config;
  connection: DatabaseConnection;
  now: () => Date;
}

/** Days since they registered. */
const SETTLED = { jobseeker: 60, recruiter: 210 } as const;

/**
 * Creates the demo accounts. Only in a demo (demo-mode.ts), because their password is public. In a demo market, the seeker and the
 * employer get a history (lives.ts). Existing accounts stay as they are, except for those without a history that nobody has used.
 * @returns the accounts to print at startup, or none if there are none
 */
export async function ensureDemoAccounts({ config, connection, now }: Demo): Promise<DemoAccount[]> {
  if (config.whyNoDemo.length > 0) return [];
  const { db } = connection;
  const at = now();
  // Runs at every start, because it also records that the accounts were used.
  const isUntouched = await areUntouched(db);
  const isToLive = isUntouched && !(await hasLives(db)) && (await hasMarket(db));
  if (isToLive) await db.transaction((tx) => forgetLives(tx));
  await makeAll(db, at);
  try {
    if (isToLive) await giveLives({ config, connection, now });
  } catch (error) {
    // Accounts without a history are better than none. The next start tries again.
    console.error('The demo accounts start without any history:', error);
    await db.transaction((tx) => forgetLives(tx));
    await makeAll(db, at);
  }
  return PEOPLE.map(({ email }) => ({ email, password: PASSWORD, who: WHO[email] }));
}

async function makeAll(db: Database, at: Date): Promise<void> {
  for (const person of PEOPLE) await make(db, person, at);
  await giveCompany(db, at);
}

async function hasMarket(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.source, 'seed'), eq(job.countryId, COUNTRY)))
    .limit(1);
  return found !== undefined;
}

async function make(db: Database, person: (typeof PEOPLE)[number], at: Date): Promise<void> {
  const since = person.isProfileCompleted ? new Date(at.getTime() - SETTLED[person.role] * DAY) : at;
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
        createdAt: since,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: user.id });
    if (!made) return;
    await tx
      .insert(account)
      .values({ accountId: made.id, providerId: 'credential', userId: made.id, password: await hashPassword(PASSWORD), createdAt: since, updatedAt: at });
    if (person.isProfileCompleted && person.role === 'jobseeker') await giveProfile(tx, made.id, since);
  });
}

const idOf = async (db: Database, email: string, role: 'jobseeker' | 'recruiter'): Promise<string | undefined> =>
  (
    await db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.email, email), eq(user.role, role)))
  )[0]?.id;

async function giveLives({ config, connection, now }: Demo): Promise<void> {
  const { db } = connection;
  const [seekerId, employerId] = [await idOf(db, 'seeker@waymark.test', 'jobseeker'), await idOf(db, 'employer@waymark.test', 'recruiter')];
  const [place] = employerId ? await db.select().from(companyMember).where(eq(companyMember.userId, employerId)) : [];
  if (!seekerId || !employerId || !place) return;
  // Loaded on demand: a second server and the resume press, needed only once.
  const { liveThrough } = await import('./lives.ts');
  await liveThrough({ config, connection, now: now(), seekerId, employerId, companyId: place.companyId });
}

/**
 * Makes the demo employer the coordinator of a demo company without members, preferably a verified one with a few jobs. Does nothing if there is no market yet,
 * or if they already have a company.
 */
async function giveCompany(db: Database, at: Date): Promise<void> {
  const [employer] = await db
    .select({ id: user.id, createdAt: user.createdAt })
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
  const isOfNobody = notExists(
    db
      .select({ one: sql`1` })
      .from(companyMember)
      .where(eq(companyMember.companyId, company.id)),
  );
  const [fitting] = await db
    .select({ id: job.companyId })
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .where(and(eq(company.countryId, COUNTRY), eq(job.source, 'seed'), eq(job.status, 'open'), isOfNobody))
    .groupBy(job.companyId, company.isVerified)
    .orderBy(desc(company.isVerified), asc(sql`abs(count(*) - ${A_HANDFUL})`), asc(job.companyId))
    .limit(1);
  if (fitting) {
    const joinedAt = employer.createdAt < at ? employer.createdAt : at;
    await db
      .insert(companyMember)
      .values({ userId: employer.id, companyId: fitting.id, role: 'coordinator', joinedAt, createdAt: joinedAt })
      .onConflictDoNothing();
  }
}
