import { beforeAll, expect, it } from 'vitest';
import { searchJobs } from '../../../../contract/search.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { jobPreference, workExperience } from '../../../db/schema/profile.ts';
import { NOBODY, type Caller } from '../../../http/caller.ts';
import { addJobs, layMarket } from './market.fixture.ts';
import { titlesOfSeeker } from './seeker-titles.ts';
import { DAY } from '../../../../contract/durations.ts';

const { db, clock, visitor, seeker: signUp } = await testApp();
const ana = await signUp();
const seeker: Caller = { kind: 'seeker', userId: ana.user?.id ?? '', sessionId: 'session' };
beforeAll(() => layMarket(db));

it('takes the titles of job preferences, else that of the latest job, and only of a signed-in job seeker', async () => {
  const userId = ana.user?.id ?? '';
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

it('orders a signed-in job seeker’s search by their profile, and nobody else’s', async () => {
  const validThrough = new Date(clock.now().getTime() + 30 * DAY);
  const posted = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await addJobs(db, [
    { title: 'Nurse Manager', postedAt: posted(2), validThrough },
    { title: 'Warehouse Manager', postedAt: posted(2), validThrough },
  ]);
  const ben = await signUp();
  await db.insert(workExperience).values({ userId: ben.user?.id ?? '', job_title: 'Storekeeper', company_name: 'Harbour Clinic', start_date: '2019-01' });
  const order = async (who: Pick<typeof ana, 'call'>) => (await who.call(searchJobs, { query: { query: 'manager' } })).data.jobs.map(({ title }) => title);
  expect(await order(ana)).toEqual(['Nurse Manager', 'Warehouse Manager']);
  expect(await order(ben)).toEqual(['Warehouse Manager', 'Nurse Manager']);
  expect(await order(visitor())).toEqual(await order(await signUp()));
});
