import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteCompany } from '../../../contract/company-workspace.ts';
import { acceptInterview } from '../../../contract/interviews.ts';
import { testApp } from '../../../tests/support/app.ts';
import { offered, type Pair, pair } from '../../../tests/support/interviews.ts';
import { interview } from '../../db/schema/interview.ts';
import { company } from '../../db/schema/market.ts';
import { application } from '../../db/schema/seeker.ts';
import { keepPromises } from '../../jobs/promise.ts';

const house = await testApp();
const { db, mail } = house;

async function deletes({ companyId, employer }: Pair) {
  const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  return employer.call(deleteCompany, { body: { name: row?.name ?? '' } });
}
async function agreedIn(hours: number) {
  const two = await pair(house);
  const { id, times } = await offered(house, two, [hours]);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string, time_zone: 'Asia/Manila' } });
  return { two, id };
}
const interviewOf = async (id: string) => (await db.select().from(interview).where(eq(interview.id, id)))[0];

test('what is to come is called off with the company: the calendar entry of its interview is taken back, and who waits is told it is closed', async () => {
  const { two, id } = await agreedIn(24);
  await house.runOutbox();
  mail.sent.length = 0;
  expect((await deletes(two)).status).toBe(200);
  await keepPromises({ ...house.outside, log: house.app.log });
  expect(await interviewOf(id)).toMatchObject({ status: 'cancelled', endedBy: 'system', reason: 'jobClosed' });
  await house.runOutbox();
  const told = mail.sent.filter(({ to }) => to.startsWith(two.seekerId));
  expect(told.map(({ subject, calendar }) => [subject.split(':')[0], calendar?.method])).toEqual([
    ['This job has closed', undefined],
    ['Interview cancelled', 'CANCEL'],
  ]);
  expect((await db.select({ status: application.status }).from(application).where(eq(application.id, two.applicationId)))[0]?.status).toBe('jobClosed');
});
