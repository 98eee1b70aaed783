import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { offerInterview } from '../../../../contract/interviews.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { pair } from '../../../../tests/support/interviews.ts';
import { attachResume } from '../../../../tests/support/market.ts';
import { interview } from '../../../db/schema/interview.ts';
import { application } from '../../../db/schema/seeker.ts';
import { makeApplication } from '../../applications/create.ts';
import { ensureChat } from '../../chat/open.ts';
import { DAY } from '../../../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

test('an interview offered in the conversation while the seeker applies is linked to the application', async () => {
  const two = await pair(server);
  await server.db.delete(application).where(eq(application.id, two.applicationId));
  const resumeId = (await attachResume(two.seeker)).id;
  const now = server.clock.now();
  const { id: chatId } = await ensureChat(server.db, { seekerId: two.seekerId, recruiterId: two.employerId, companyId: two.companyId, jobId: two.jobId }, now);
  const times = [new Date(now.getTime() + DAY).toISOString()];
  const body = { chat_id: chatId, job_id: two.jobId, times, time_zone: 'Asia/Tokyo', method: 'phone' as const, contact_number: '+63 2 8888 1000' };
  let offer: ReturnType<typeof two.employer.call<typeof offerInterview>> | undefined;
  const applied = await server.db.transaction(async (tx) => {
    const { row } = await makeApplication(tx, two.seekerId, two.jobId, { resume_id: resumeId, screening_answers: [] } as never, now);
    // The application is written but not committed.
    offer = two.employer.call(offerInterview, { body });
    await expect.poll(async () => (await isWaiting()) || (await isOffered(two.jobId)), { timeout: 10_000 }).toBe(true);
    return row;
  });
  expect((await offer)?.data).toMatchObject({ application_id: applied.id });
});

const isWaiting = async () => (await server.db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted`)).rows.length > 0;
const isOffered = async (jobId: number) => (await server.db.select().from(interview).where(eq(interview.jobId, jobId))).length > 0;
