import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { jobPreference, workExperience } from '../../../db/schema/profile.ts';
import { NOBODY, type Caller } from '../../../http/caller.ts';
import { titlesOfSeeker } from './seeker-titles.ts';

let db: Database;
let seeker: Caller;
beforeAll(async () => {
  ({ db } = await testDatabase());
  const [row] = await db.insert(user).values({ name: 'Ana', email: 'ana@example.com' }).returning({ id: user.id });
  seeker = { kind: 'seeker', userId: row?.id ?? '', sessionId: 'session' };
});

it('takes the titles of job preferences, else that of the latest job, and only of a signed-in job seeker', async () => {
  const userId = seeker.userId ?? '';
  expect(await titlesOfSeeker(db, seeker)).toEqual([]);
  await db.insert(workExperience).values([
    { userId, job_title: 'Staff Nurse', company_name: 'Harbour Clinic', start_date: '2019-01', is_present: true },
    { userId, job_title: 'Cleaner', company_name: 'Harbour Clinic', start_date: '2020-01', end_date: '2021-01' },
  ]);
  expect(await titlesOfSeeker(db, seeker)).toEqual(['Staff Nurse']);
  const wish = {
    userId,
    industry_id: 1,
    job_type_ids: [1] as number[],
    work_arrangement: 'onsite',
    work_language: 'en',
    timezone: 'Asia/Manila',
    location_id: 167011,
    currency: 'PHP',
    salary_type: 'Monthly',
  } as const;
  await db.insert(jobPreference).values([
    { ...wish, job_title: 'Nurse Manager' },
    { ...wish, job_title: 'Teacher', is_open_to_work: false },
  ]);
  expect(await titlesOfSeeker(db, seeker)).toEqual(['Nurse Manager']);
  expect(await titlesOfSeeker(db, { ...seeker, kind: 'guest' } as Caller)).toEqual([]);
  expect(await titlesOfSeeker(db, NOBODY)).toEqual([]);
});
