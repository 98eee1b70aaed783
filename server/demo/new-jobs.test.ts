import { eq, gte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { person } from '../../tests/api/world.ts';
import { testApp } from '../../tests/support/app.ts';
import { makeJob } from '../../tests/support/market.ts';
import { notification } from '../db/schema/notification.ts';
import { followedCompany } from '../db/schema/resume.ts';
import { notifyOfImported } from '../modules/alerts/notify-followers.ts';
import { jobAlert } from '../db/schema/identity.ts';
import { job } from '../db/schema/market.ts';
import { postAnew } from './new-jobs.ts';
import { DAY } from '../../contract/durations.ts';

const server = await testApp();
const { clock, db } = server;

test('in a day one job of sixty is posted anew, the oldest first, and first of all two that somebody’s alert is for', async () => {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const values = { source: 'seed', status: 'open', validThrough: new Date(now.getTime() + DAY) } as const;
  for (let index = 0; index < 177; index += 1) await makeJob(db, { ...values, title: 'Nurse', postedAt: ago(40 - index / 10) });
  const wanted = await Promise.all([1, 2, 3].map((days) => makeJob(db, { ...values, title: `Cost ACCOUNTANT ${days}`, postedAt: ago(days) })));
  const { userId } = await person(server, 'seeker');
  await db
    .insert(jobAlert)
    .values({ userId, countryId: 167, languageId: 1, keywords: 'accountant', email: 'a@example.com', frequency: 'Daily', status: 'active' });
  const followed = wanted[2]?.id as number;
  const [company] = await db.select({ id: job.companyId }).from(job).where(eq(job.id, followed));
  await db.insert(followedCompany).values({ userId, companyId: company?.id as number });
  const until = new Date(now.getTime() + DAY);
  await postAnew(db, now, until);
  const anew = await db.select({ id: job.id, title: job.title, at: job.postedAt }).from(job).where(gte(job.postedAt, now)).orderBy(job.postedAt);
  expect(anew.map(({ title }) => title)).toEqual(['Cost ACCOUNTANT 3', 'Cost ACCOUNTANT 2', 'Nurse']);
  expect(anew.every(({ at }) => at > now && at < until)).toBe(true);
  const [rest] = await db
    .select({ at: job.postedAt })
    .from(job)
    .where(eq(job.id, wanted[0]?.id as number));
  expect(rest?.at).toEqual(ago(1));
  await notifyOfImported(server.outside);
  expect(await db.select({ userId: notification.userId, data: notification.data }).from(notification)).toMatchObject([{ userId, data: { job_id: followed } }]);
});
