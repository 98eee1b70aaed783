import { randomBytes, randomUUID } from 'node:crypto';
import { COUNTRIES } from '../../../contract/countries.ts';
import type { DatabaseConnection } from '../../../server/db/client.ts';
import { session, user } from '../../../server/db/schema/auth.ts';
import { viewedJob } from '../../../server/db/schema/interest.ts';
import { job } from '../../../server/db/schema/market.ts';
import { jobPreference, profile } from '../../../server/db/schema/profile.ts';
import { application, savedJob } from '../../../server/db/schema/seeker.ts';
import { LOCATIONS } from '../../../server/reference/locations.ts';
import { FUNCTION_TITLES } from '../../../server/reference/taxonomy.ts';
import { tokenHashOf } from '../../../server/modules/identity/assurance/session-rows.ts';
import { SKILLS } from '../search/corpus.ts';
import { pick, randomFrom } from '../search/random.ts';
import { DAY } from '../../../contract/durations.ts';

/** A seeker who gets recommendations: their session token, their country, and a title they want. */
export interface BenchSeeker {
  token: string;
  countryId: number;
  title: string;
}

/** What each of them did: viewed this many jobs, saved some, and applied for some. */
const LOOKED = 30;
const SAVED = 10;
const APPLIED = 5;

/**
 * Creates this many seekers in the largest market, each with preferences, skills, experience, and jobs they viewed, saved, or applied for. The preferences are
 * the same every time.
 */
export async function makeSeekers({ db }: DatabaseConnection, howMany: number): Promise<BenchSeeker[]> {
  const random = randomFrom(11);
  const [country] = COUNTRIES as [(typeof COUNTRIES)[number]];
  const places = LOCATIONS.filter((place) => place.countryId === country.id);
  const jobs = (await db.select({ id: job.id, countryId: job.countryId }).from(job)).filter(({ countryId }) => countryId === country.id).map(({ id }) => id);
  const people = Array.from({ length: howMany }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    titles: [pick(random, FUNCTION_TITLES).value, pick(random, FUNCTION_TITLES).value],
    skills: [...new Set(Array.from({ length: 5 }, () => pick(random, SKILLS)))],
    dealt: [...new Set(Array.from({ length: LOOKED }, () => pick(random, jobs)))],
  }));
  const now = new Date();
  const identity = { role: 'jobseeker' as const, emailVerified: true, firstName: 'Ana', lastName: 'Reyes', name: 'Ana Reyes', countryId: country.id, languageId: 1 };
  await db.insert(user).values(people.map(({ id }) => ({ id, email: `${id}@example.com`, ...identity })));
  const times = { expiresAt: new Date(now.getTime() + DAY), provenAt: now, createdAt: now, updatedAt: now };
  await db.insert(session).values(people.map(({ id, token }) => ({ token: tokenHashOf(token), userId: id, ...times })));
  await db.insert(profile).values(people.map(({ id, skills }) => ({ userId: id, skills, working_since: '2019-05' })));
  await db.insert(jobPreference).values(
    people.flatMap(({ id, titles }) =>
      titles.map((title, index) => ({
        userId: id,
        job_title: title,
        industry_id: 1 + Math.floor(random() * 26),
        job_type_ids: [1],
        work_arrangement: index === 0 ? ('onsite' as const) : ('remote' as const),
        work_language: 'en',
        timezone: 'Asia/Manila',
        location_id: pick(random, places).id,
        currency: country.currency,
        salary_type: 'Monthly' as const,
        min_salary: 30_000,
      })),
    ),
  );
  const dealtWith = (most: number) => people.flatMap(({ id, dealt }) => dealt.slice(0, most).map((jobId) => ({ userId: id, jobId })));
  await db.insert(viewedJob).values(dealtWith(LOOKED));
  await db.insert(savedJob).values(dealtWith(SAVED));
  await db.insert(application).values(dealtWith(APPLIED));
  return people.map(({ token, titles }) => ({ token, countryId: country.id, title: titles[0] as string }));
}
