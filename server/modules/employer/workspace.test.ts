import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { joinCompany } from '../../../contract/company-claim.ts';
import { deleteCompany, getWorkspace } from '../../../contract/company-workspace.ts';
import { HOUR } from '../../../contract/durations.ts';
import { getMembership, registerRecruiter } from '../../../contract/recovery.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp } from '../../../tests/support/app.ts';
import { makeJob } from '../../../tests/support/market.ts';
import { makeTeam } from '../../../tests/support/team.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import { interview } from '../../db/schema/interview.ts';
import { notification } from '../../db/schema/notification.ts';
import { company, job } from '../../db/schema/market.ts';
import { application } from '../../db/schema/seeker.ts';

const server = await testApp();
const { clock, db } = server;
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR);

test('a new company has no waiting tasks', async () => {
  const { recruiter } = await makeTeam(server);
  expect((await recruiter.browser.call(getWorkspace)).data).toMatchObject({
    jobs: 0,
    to_answer: 0,
    overdue: 0,
    next_due_at: null,
    applicants: [],
    interviews: [],
    interviews_today: 0,
    unread_messages: 0,
    to_confirm: 0,
    waiting_members: 0,
    promises: { due: 0, kept: 0, record: '' },
    open_jobs: [],
  });
});

test('waiting tasks are listed, most urgent first, without other companies’', async () => {
  const { companyId, admin, recruiter } = await makeTeam(server, { promisesDue: 10, promisesKept: 9, promiseRecord: 'kkkkkkkkkl' });
  const another = await makeTeam(server);
  const { id: jobId } = await makeJob(db, { companyId, title: 'Cook' });
  await makeJob(db, { companyId, status: 'confirmDue' });
  await makeJob(db, { companyId, status: 'closed' });
  const { id: elsewhere } = await makeJob(db, { companyId: another.companyId });
  const apply = async (values: Partial<typeof application.$inferInsert>, at = jobId) => {
    const seeker = await person(server, 'seeker');
    await db.insert(application).values({ userId: seeker.userId, jobId: at, promise: 'awaiting', createdAt: clock.now(), ...values });
    return seeker.userId;
  };
  await apply({ dueAt: inHours(48) });
  await apply({ dueAt: inHours(-3), promise: 'overdue' });
  await apply({ dueAt: inHours(20), status: 'viewed' });
  await apply({ promise: null });
  await apply({ dueAt: inHours(1), status: 'accepted', promise: 'answered' });
  const seekerId = await apply({ dueAt: inHours(2) }, elsewhere);

  const meeting = { seekerId, companyId, jobId, times: [], method: 'video' as const, employerTimeZone: 'Asia/Manila' };
  const meet = (values: Partial<typeof interview.$inferInsert>) =>
    db.insert(interview).values({ ...meeting, recruiterId: admin.userId, status: 'upcoming', ...values });
  await meet({ startsAt: inHours(2) });
  await meet({ startsAt: inHours(30) });
  await meet({ startsAt: inHours(3), status: 'cancelled' });
  await meet({ startsAt: inHours(4), recruiterId: recruiter.userId });
  const [talk] = await db.insert(chat).values({ seekerId, recruiterId: admin.userId, companyId }).returning();
  await db.insert(chatMember).values({ chatId: talk?.id as string, userId: admin.userId, role: 'employer', unread: 4 });

  const { data } = await admin.browser.call(getWorkspace);
  expect(data).toMatchObject({
    jobs: 2,
    to_answer: 4,
    overdue: 1,
    next_due_at: inHours(20).toISOString(),
    interviews_today: 1,
    unread_messages: 4,
    to_confirm: 1,
    waiting_members: 1,
    promises: { due: 10, kept: 9, record: 'kkkkkkkkkl' },
    // The job to confirm first. Ended jobs aren't open.
    open_jobs: [{ status: 'confirmDue' }, { title: 'Cook', applicants: { pending: 3, viewed: 1, accepted: 1 } }],
  });
  expect(data.applicants.map(({ due_at, is_overdue }) => [due_at, is_overdue])).toEqual([
    [inHours(-3).toISOString(), true],
    [inHours(20).toISOString(), false],
    [inHours(48).toISOString(), false],
    [null, false],
  ]);
  expect(data.interviews.map(({ starts_at }) => starts_at)).toEqual([inHours(2).toISOString(), inHours(30).toISOString()]);
  expect((await recruiter.browser.call(getWorkspace)).data).toMatchObject({ interviews_today: 1, unread_messages: 0, waiting_members: 0 });
});

test('deleting a company ends its jobs and memberships, and typing its name later lets nobody in', async () => {
  const { companyId, coordinator, recruiter } = await makeTeam(server, {
    name: 'Gone Foods',
    nameKey: 'gone foods',
    isVerified: true,
    verification: 'verified',
  });
  const { id } = await makeJob(db, { companyId });
  expect((await coordinator.browser.call(deleteCompany, { body: { name: 'Other Foods' } })).refusal.errors).toEqual({
    name: ['That’s not the company’s name'],
  });
  expect((await coordinator.browser.call(deleteCompany, { body: { name: 'Gone Foods' } })).status).toBe(200);
  expect((await db.select({ status: job.status }).from(job).where(eq(job.id, id)))[0]?.status).toBe('deleted');
  expect((await db.select({ is: company.isVerified }).from(company).where(eq(company.id, companyId)))[0]?.is).toBe(false);
  expect((await recruiter.browser.call(getMembership)).data).toBeNull();
});

test('naming an existing company means waiting, and its admins are notified', async () => {
  const { admin, coordinator, recruiter } = await makeTeam(server, { name: 'Told Foods', nameKey: 'told foods' });
  const one = await server.guest();
  const details = { email: 'waits@example.com', password: 'correct horse 1', first_name: 'Mei', last_name: 'Lim', terms_and_condition: true as const };
  await one.call(registerRecruiter, { body: { ...details, company_name: 'TOLD FOODS Inc.' } });
  const rows = await db.select().from(notification).where(eq(notification.userId, admin.userId));
  expect(rows.map(({ kind, data }) => [kind, data['name']])).toEqual([['memberWaiting', 'Mei Lim']]);
  const broadcast = server.broadcasts.at(-1);
  expect({ ...broadcast, userIds: broadcast?.userIds.toSorted() }).toEqual({
    userIds: [admin.userId, coordinator.userId, recruiter.userId].toSorted(),
    changed: { what: 'company', id: null },
  });
});

test('naming another company also reloads the open pages of the company they no longer wait for', async () => {
  const { admin, coordinator, recruiter, waiting } = await makeTeam(server);
  server.broadcasts.length = 0;
  expect((await waiting.browser.call(joinCompany, { body: { company_name: 'A Quite Different Bakery' } })).status).toBe(200);
  const reached = server.broadcasts.filter(({ changed }) => changed.what === 'company').flatMap(({ userIds }) => userIds);
  expect(reached.toSorted()).toEqual([admin, coordinator, recruiter, waiting].map(({ userId }) => userId).toSorted());
});
