import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createApplication, getAppliedJob, listApplications } from '../../../../contract/applications.ts';
import { requestReschedule } from '../../../../contract/interviews.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { offered, pair } from '../../../../tests/support/interviews.ts';
import { attachResume, makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { chat } from '../../../db/schema/chat.ts';
import { jobQuestion } from '../../../db/schema/market.ts';
import { HOUR } from '../../../../contract/durations.ts';

let server: TestApp;
let ana: Browser;
let resumeId: string;

beforeAll(async () => {
  server = await testApp();
  ana = await server.seeker();
  resumeId = (await attachResume(ana)).id;
});

const idOf = (browser: Browser) => browser.user?.id as string;
const applied = async (id: number) => (await ana.call(getAppliedJob, { params: { id } })).data;

test('returns answers with their questions, and keeps the answer to a question the employer removed', async () => {
  const { id, questionIds } = await makeJob(server.db, {}, [{ text: 'Why us?' }, { text: 'When?' }]);
  const answers = questionIds.map((question, index) => ({ question_id: question, answer: `answer ${index}` }));
  await ana.call(createApplication, { params: { id }, body: { resume_id: resumeId, screening_answers: answers } });
  await server.db.delete(jobQuestion).where(eq(jobQuestion.id, questionIds[1] as number));
  expect((await applied(id)).screening_answers).toEqual([
    { question: 'Why us?', answer: 'answer 0' },
    { question: null, answer: 'answer 1' },
  ]);
});

test('links the conversation with the recruiter who posted the job, even one that started before it, and nobody else’s', async () => {
  const companyId = await makeCompany(server.db);
  const [ben, cai, bea] = [await server.seeker(), await server.seeker(), await server.seeker()];
  const { id } = await makeJob(server.db, { companyId, postedBy: idOf(ben) });
  await ana.call(createApplication, { params: { id }, body: { resume_id: resumeId } });
  expect((await applied(id)).chat_id).toBeNull();
  const talk = async (seeker: Browser, recruiter: Browser, jobId: number | null, lastMessageAt: string) => {
    const values = { seekerId: idOf(seeker), recruiterId: idOf(recruiter), companyId, jobId, lastMessageAt: new Date(lastMessageAt) };
    const [row] = await server.db.insert(chat).values(values).returning({ id: chat.id });
    return row?.id;
  };
  await talk(bea, ben, id, '2026-03-04T00:00:00Z');
  await talk(ana, bea, null, '2026-03-04T00:00:00Z');
  expect((await applied(id)).chat_id).toBeNull();
  const withBen = await talk(ana, ben, null, '2026-03-03T00:00:00Z');
  expect((await applied(id)).chat_id).toBe(withBen);
  const aboutIt = await talk(ana, cai, id, '2026-03-02T00:00:00Z');
  expect((await applied(id)).chat_id).toBe(aboutIt);
});

test('shows whose turn the upcoming interview is by its own chart, in the list and on its page, until it is over', async () => {
  const two = await pair(server);
  const shownInterview = async () => (await two.seeker.call(getAppliedJob, { params: { id: two.jobId } })).data.interview;
  expect(await shownInterview()).toBeNull();
  const { id, times } = await offered(server, two, [24, 48]);
  const turn = { id, status: 'pending', acts_next: 'seeker', due_at: times[1], starts_at: null };
  expect(await shownInterview()).toEqual(turn);
  expect((await two.seeker.call(listApplications, { query: {} })).data.map(({ interview }) => interview)).toEqual([turn]);
  await two.seeker.call(requestReschedule, { params: { id }, body: { times: [], reason: 'At sea' } });
  expect(await shownInterview()).toMatchObject({ acts_next: 'employer', due_at: times[1] });
  // The scheduled job has not stored the expiry yet.
  server.clock.move(48 * HOUR);
  expect(await shownInterview()).toBeNull();
});
