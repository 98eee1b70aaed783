import type { Database } from '../db/client.ts';
import { user } from '../db/schema/auth.ts';
import { education, profile, workExperience } from '../db/schema/profile.ts';
import type { Actor } from './acting.ts';

/** An invented job seeker. */
export interface Person {
  first: string;
  last: string;
  headline: string;
  /** The company they work at. */
  at: string;
  /** The month they started: "2019-05". */
  since: string;
  skills: readonly string[];
  school: readonly [school: string, field: string] | null;
}

interface Setting {
  countryId: number;
  place: string;
  /** Their address, in case the default for their name isn't unique. */
  email?: string;
}

/** A name for use in an email address. */
export const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
const METRO_MANILA: Setting = { countryId: 167, place: 'Metro Manila, Philippines' };

/** Creates an account for an invented person, with the profile for their resume. */
export async function enter(
  db: Database,
  { first, last, headline, at, since, skills, school }: Person,
  when: Date,
  { countryId, place, ...own }: Setting = METRO_MANILA,
): Promise<Actor> {
  const person = {
    firstName: first,
    lastName: last,
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}@example.com`,
    role: 'jobseeker',
    ...own,
  } as const;
  const [made] = await db
    .insert(user)
    .values({ ...person, emailVerified: true, isProfileCompleted: true, countryId, languageId: 1, source: 'demo', createdAt: when, updatedAt: when })
    .returning({ id: user.id });
  const userId = made?.id as string;
  await db.insert(profile).values({
    userId,
    currentLocation: place,
    workingSince: since,
    jobSeekerType: 'professional',
    jobseekingStatus: 'open',
    skills: [...skills],
    updatedAt: when,
  });
  await db.insert(workExperience).values({ userId, job_title: headline, company_name: at, start_date: since, is_present: true, createdAt: when });
  if (!school) return { id: userId, kind: 'seeker' };
  const graduated = `${Number(since.slice(0, 4)) - 1}-04`;
  await db.insert(education).values({
    userId,
    createdAt: when,
    school_name: school[0],
    education_level_id: 5,
    field_of_study: school[1],
    start_date: `${Number(graduated.slice(0, 4)) - 4}-06`,
    end_date: graduated,
  });
  return { id: userId, kind: 'seeker' };
}
