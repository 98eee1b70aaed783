import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { session, user } from '../../../server/db/schema/auth.ts';
import { companyMember } from '../../../server/db/schema/identity.ts';
import { job } from '../../../server/db/schema/market.ts';
import { application } from '../../../server/db/schema/seeker.ts';
import type { DatabaseConnection } from '../../../server/db/client.ts';
import { tokenHashOf } from '../../../server/modules/identity/assurance/session-rows.ts';
import { DAY } from '../../../contract/durations.ts';

/** Both sides of an interview: their session tokens, and the application it's about. */
export interface BenchPair {
  seeker: string;
  employer: string;
  applicationId: string;
}


/** Creates this many seekers who each applied for a job, and an employer for each, all signed in. */
export async function makePairs({ db }: DatabaseConnection, howMany: number): Promise<BenchPair[]> {
  const now = new Date();
  const jobs = await db.select({ id: job.id, companyId: job.companyId }).from(job).where(eq(job.status, 'open')).orderBy(job.id).limit(howMany);
  const people = jobs.map((about) => ({ about, seeker: member('jobseeker'), employer: member('recruiter') }));
  const all = people.flatMap(({ seeker, employer }) => [seeker, employer]);
  await db
    .insert(user)
    .values(
      all.map(({ id, role }) => ({
        id,
        role,
        email: `${id}@example.com`,
        emailVerified: true,
        firstName: 'Ana',
        lastName: 'Reyes',
        name: 'Ana Reyes',
        countryId: 167,
        languageId: 1,
      })),
    );
  const expiresAt = new Date(now.getTime() + DAY);
  await db
    .insert(session)
    .values(all.map(({ id, token }) => ({ token: tokenHashOf(token), userId: id, expiresAt, provenAt: now, createdAt: now, updatedAt: now })));
  await db
    .insert(companyMember)
    .values(
      people.map(({ about, employer }) => ({
        userId: employer.id,
        companyId: about.companyId,
        role: 'recruiter' as const,
        permissions: ['chat-with-job-seekers'],
        joinedAt: now,
      })),
    );
  const applications = await db
    .insert(application)
    .values(people.map(({ about, seeker }) => ({ userId: seeker.id, jobId: about.id })))
    .returning({ id: application.id });
  return people.map(({ seeker, employer }, index) => ({
    seeker: seeker.token,
    employer: employer.token,
    applicationId: (applications[index] as { id: string }).id,
  }));
}

const member = (role: 'jobseeker' | 'recruiter') => ({ id: randomUUID(), token: randomBytes(32).toString('base64url'), role });
