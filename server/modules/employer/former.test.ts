import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listChanges, listMessages, uploadChatFile } from '../../../contract/chat-messages.ts';
import { listChats, openApplicantChat, openChat } from '../../../contract/chats.ts';
import { offerInterview } from '../../../contract/interviews.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { chatting, tell } from '../../../tests/support/chats.ts';
import { makeCompany, makeJob, pdf } from '../../../tests/support/market.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { interview } from '../../db/schema/interview.ts';
import { application } from '../../db/schema/seeker.ts';

/** A recruiter whose company closed hires for another now. They and a seeker of the first company still have the same conversation. */
let server: TestApp;
let two: Awaited<ReturnType<typeof chatting>>;
/** A job of their current company. */
let jobId: number;
let fileId: string;

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  two = await chatting(server);
  await tell(two.seeker.browser, two.chatId, 'For your company alone');
  fileId = (await two.seeker.browser.call(uploadChatFile, { file: pdf(), filename: 'a.pdf' })).data.file_id;
  await tell(two.seeker.browser, two.chatId, { id: randomUUID(), kind: 'file', body: { file_id: fileId } });
  const companyId = await makeCompany(server.db);
  await server.db.delete(companyMember).where(eq(companyMember.userId, two.employer.userId));
  await server.db.insert(companyMember).values({ userId: two.employer.userId, companyId, role: 'coordinator', joinedAt: server.clock.now() });
  ({ id: jobId } = await makeJob(server.db, { companyId, postedBy: two.employer.userId }));
});

const read = async (path: string) =>
  (await server.app.inject({ url: `/api/chat/${path}`, headers: { cookie: [...two.employer.browser.cookies].map((pair) => pair.join('=')).join('; ') } }))
    .statusCode;

test('they can’t invite anyone to an interview from a conversation for the previous company', async () => {
  const times = [new Date(server.clock.now().getTime() + 172_800_000).toISOString()];
  const offered = await two.employer.browser.call(offerInterview, {
    body: { chat_id: two.chatId, job_id: jobId, times, time_zone: 'Asia/Manila', method: 'phone' },
  });
  expect(offered.refusal.code).toBe(40004);
  expect(await server.db.select().from(interview).where(eq(interview.seekerId, two.seeker.userId))).toEqual([]);
  expect((await two.employer.browser.call(listChats)).data).toEqual([]);
});

test.each(['the seeker', 'they'])('messages to that company stay hidden when %s open a conversation for the other', async (who) => {
  const { seeker, employer, chatId } = two;
  if (who === 'the seeker') await seeker.browser.call(openChat, { body: { job_id: jobId } });
  else {
    const [applied] = await server.db.insert(application).values({ userId: seeker.userId, jobId, promise: 'awaiting' }).returning({ id: application.id });
    await employer.browser.call(openApplicantChat, { body: { application_id: (applied as { id: string }).id } });
  }
  await tell(seeker.browser, chatId, 'For the new one');
  const texts = async (call: typeof listMessages | typeof listChanges) =>
    (await employer.browser.call(call, { params: { id: chatId }, query: { known: 0 } } as never)).data.messages.map(({ body }) => body);
  expect(await texts(listMessages)).toEqual([{ text: 'For the new one' }]);
  expect(await texts(listChanges)).toEqual([{ text: 'For the new one' }]);
  expect((await employer.browser.call(listChats)).data).toMatchObject([{ id: chatId, unread: 1 }]);
  expect(await read(`file/${fileId}/download`)).toBe(404);
  expect((await seeker.browser.call(listMessages, { params: { id: chatId } })).data.messages).toHaveLength(3);
});
