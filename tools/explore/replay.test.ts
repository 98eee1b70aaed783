import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createApplication } from '../../contract/applications.ts';
import { acceptInterview, offerInterview } from '../../contract/interviews.ts';
import { movePosting, type PostingMove } from '../../contract/postings.ts';
import { CONSEQUENCES } from '../../server/consequences.ts';
import { application } from '../../server/db/schema/seeker.ts';
import { enforcePromises } from '../../server/modules/hiring/applicants/keep-promises.ts';
import { ensureChat } from '../../server/modules/chat/open.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { pair } from '../../tests/support/interviews.ts';
import { attachResume } from '../../tests/support/market.ts';
import { FIRST, type Scope, scopeOf } from './combination.ts';
import { stepsFrom } from './steps.ts';
import { DAY } from '../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const SCOPE: Scope = scopeOf(1);
const OFFER = `employer: offers an interview at ${SCOPE.times[0]}`;

/** The application's status according to the charts and the table. */
function explored(path: readonly string[]): string | undefined {
  const end = path.reduce((combination, label) => {
    const step = stepsFrom(combination, CONSEQUENCES, SCOPE).find((each) => each.label === label);
    if (!step) throw new Error(`no step "${label}"`);
    return step.next;
  }, FIRST);
  return end.application?.status;
}

/** The application's status after the calls of the same steps. */
async function replayed(path: readonly string[]): Promise<string | undefined> {
  const two = await pair(server);
  await server.db.delete(application).where(eq(application.id, two.applicationId));
  const resumeId = (await attachResume(two.seeker)).id;
  const time = new Date(server.clock.now().getTime() + DAY).toISOString();
  const of = { seekerId: two.seekerId, recruiterId: two.employerId, companyId: two.companyId, jobId: two.jobId };
  let chatId = '';
  let applicationId = '';
  let interviewId = '';
  const move = async (what: PostingMove) => (await two.employer.call(movePosting, { params: { id: two.jobId }, body: { move: what } })).status;
  const work = async () => {
    await enforcePromises({ ...server.outside, log: server.app.log });
    return 200;
  };
  const calls: Record<string, () => Promise<number>> = {
    'seeker: opens the conversation': async () => {
      chatId = (await ensureChat(server.db, of, server.clock.now())).id;
      return 200;
    },
    'seeker: applies': async () => {
      const answer = await two.seeker.call(createApplication, { params: { id: two.jobId }, body: { resume_id: resumeId } });
      applicationId = answer.data.application.id;
      return answer.status;
    },
    [OFFER]: async () => {
      const to = applicationId === '' ? { chat_id: chatId, job_id: two.jobId } : { application_id: applicationId };
      const body = { ...to, times: [time], time_zone: 'Asia/Tokyo', method: 'video' as const, video_link: 'https://meet.example.com/ana' };
      const answer = await two.employer.call(offerInterview, { body });
      interviewId = answer.data.id;
      return answer.status;
    },
    'seeker: time.accepted': async () => (await two.seeker.call(acceptInterview, { params: { id: interviewId }, body: { time } })).status,
    'employer: job.held': () => move('hold'),
    'employer: job.reopened': () => move('reopen'),
    'system: job.held, within the minute': work,
    'system: job.reopened, within the minute': work,
  };
  for (const label of path) expect([label, await calls[label]?.()]).toEqual([label, 200]);
  const [row] = await server.db.select({ status: application.status }).from(application).where(eq(application.id, applicationId));
  return row?.status;
}

test.each([
  [
    'an interview is agreed while its job is on hold',
    [
      'seeker: applies',
      'employer: job.held',
      OFFER,
      'system: job.held, within the minute',
      'seeker: time.accepted',
      'employer: job.reopened',
      'system: job.reopened, within the minute',
    ],
  ],
  ['an interview is agreed before there is an application', ['seeker: opens the conversation', OFFER, 'seeker: time.accepted', 'seeker: applies']],
  ['an interview is offered before there is an application', ['seeker: opens the conversation', OFFER, 'seeker: applies', 'seeker: time.accepted']],
])('%s: the application has the same status on the server as in the charts with the table of consequences', async (_, path) => {
  expect(explored(path)).toBe('interview');
  expect(await replayed(path)).toBe('interview');
});
