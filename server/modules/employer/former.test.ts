import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerMessage, listChanges, listMessages, uploadChatFile } from '../../../contract/chat-messages.ts';
import type { ChatMessage } from '../../../contract/chat-records.ts';
import { deleteChat, getChat, listChats, openApplicantChat, openChat } from '../../../contract/chats.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { offerInterview } from '../../../contract/interviews.ts';
import { leaveCompany } from '../../../contract/team.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { chatting, tell } from '../../../tests/support/chats.ts';
import { makeCompany, makeJob, pdf } from '../../../tests/support/market.ts';
import { colleague, type Colleague } from '../../../tests/support/team.ts';
import type { Realtime } from '../../adapters/realtime.ts';
import { user } from '../../db/schema/auth.ts';
import { chat, chatMessage } from '../../db/schema/chat.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { interview } from '../../db/schema/interview.ts';
import { application } from '../../db/schema/seeker.ts';

/** A recruiter whose company closed hires for another now. They and a seeker of the first company still have the same conversation. */
let server: TestApp;
let two: Awaited<ReturnType<typeof chatting>>;
/** A job of their current company. */
let jobId: number;
let companyId: number;
let fileId: string;
/** The seeker's request for phone numbers, which nobody answered. */
const request = { id: '', kind: 'phoneRequest' as const, body: {} };
/** The messages that open pages got. */
const sent: { userIds: readonly string[]; message: ChatMessage }[] = [];
const realtime: Realtime = {
  broadcast: () => undefined,
  send: (userIds, name, event) => void (name === 'message' && sent.push({ userIds, message: event as ChatMessage })),
  present: async () => new Set(),
};

beforeAll(async () => {
  server = await testApp({}, { realtime });
});
beforeEach(async () => {
  two = await chatting(server);
  for (const { userId } of [two.seeker, two.employer])
    await server.db
      .update(user)
      .set({ phoneNumber: `639${randomInt(1e8, 1e9)}` })
      .where(eq(user.id, userId));
  await tell(two.seeker.browser, two.chatId, 'For your company alone');
  await tell(two.seeker.browser, two.chatId, { ...request, id: (request.id = randomUUID()) });
  fileId = (await two.seeker.browser.call(uploadChatFile, { file: pdf(), filename: 'a.pdf' })).data.file_id;
  await tell(two.seeker.browser, two.chatId, { id: randomUUID(), kind: 'file', body: { file_id: fileId } });
  companyId = await makeCompany(server.db);
  await server.db.delete(companyMember).where(eq(companyMember.userId, two.employer.userId));
  await server.db.insert(companyMember).values({ userId: two.employer.userId, companyId, role: 'coordinator', joinedAt: server.clock.now() });
  ({ id: jobId } = await makeJob(server.db, { companyId, postedBy: two.employer.userId }));
});

const get = ({ browser }: Colleague, path: string) =>
  server.app.inject({ url: `/api/chat/${path}`, headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') } });
const messagesFor = async ({ browser }: Colleague, call: typeof listMessages | typeof listChanges = listMessages) =>
  (await browser.call(call, { params: { id: two.chatId }, query: { known: 0 } } as never)).data.messages.map(({ kind, body }) =>
    kind === 'text' ? body.text : kind,
  );
/** They open the conversation for their current company, and the seeker writes to it. */
async function writeToTheNewOne() {
  await two.seeker.browser.call(openChat, { body: { job_id: jobId } });
  await tell(two.seeker.browser, two.chatId, 'For the new one');
}
/** A member leaves the company. Its new coordinator takes over. */
async function leaving(leaver: Colleague): Promise<Colleague> {
  await server.db.update(companyMember).set({ role: 'admin' }).where(eq(companyMember.userId, leaver.userId));
  const successor = await colleague(server, companyId, 'coordinator');
  expect((await leaver.browser.call(leaveCompany)).status).toBe(200);
  return successor;
}

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
  expect(await messagesFor(employer)).toEqual(['For the new one']);
  expect(await messagesFor(employer, listChanges)).toEqual(['For the new one']);
  expect((await employer.browser.call(listChats)).data).toMatchObject([{ id: chatId, unread: 1 }]);
  expect((await get(employer, `file/${fileId}/download`)).statusCode).toBe(404);
  expect(await messagesFor(seeker)).toEqual(['For your company alone', 'phoneRequest', 'file', 'For the new one']);
});

test.each(['once', 'twice'])('messages to that company also stay hidden from whoever takes the conversation over, %s', async (times) => {
  const { employer, chatId } = two;
  await writeToTheNewOne();
  await employer.browser.call(deleteChat, { params: { id: chatId } });
  sent.length = 0;
  let successor = await leaving(employer);
  if (times === 'twice') successor = await leaving(successor);
  const handedOver = times === 'twice' ? ['handedOver', 'handedOver'] : ['handedOver'];
  expect(await messagesFor(successor)).toEqual(['For the new one', ...handedOver]);
  expect(await messagesFor(successor, listChanges)).toEqual(['For the new one', ...handedOver]);
  expect((await successor.browser.call(listChats)).data).toMatchObject([{ id: chatId, unread: handedOver.length, last_message: { kind: 'handedOver' } }]);
  expect((await get(successor, `file/${fileId}/download`)).statusCode).toBe(404);
  expect((await get(successor, `chats/${chatId}/export`)).body).not.toMatch(/company alone|mobile|a\.pdf/);
  // The request expires, which only the seeker sees.
  expect(sent.filter(({ message }) => message.id === request.id).map(({ userIds }) => userIds)).toEqual([[two.seeker.userId]]);
  expect((await messagesFor(two.seeker)).slice(0, 4)).toEqual(['For your company alone', 'phoneRequest', 'file', 'For the new one']);
});

test('what the previous company asked for can’t be answered to the new one, which can ask for it itself', async () => {
  const { seeker, employer, chatId } = two;
  const oldRequest = { id: randomUUID(), chatId, offset: 4, changedOffset: 4, senderId: employer.userId, kind: 'phoneRequest', body: { status: 'requested' } };
  await server.db.insert(chatMessage).values(oldRequest);
  await server.db.update(chat).set({ lastOffset: 4 }).where(eq(chat.id, chatId));
  await writeToTheNewOne();
  const yes = (id: string) => ({ params: { id: chatId, message_id: id }, body: { is_accepted: true } });
  expect((await seeker.browser.call(answerMessage, yes(oldRequest.id))).refusal.code).toBe(ERRORS.notAllowedNow.code);
  expect((await employer.browser.call(answerMessage, yes(oldRequest.id))).refusal.code).toBe(ERRORS.notFound.code);
  const again = await tell(employer.browser, chatId, { ...request, id: randomUUID() });
  expect((await seeker.browser.call(answerMessage, yes(again.id))).data.body).toMatchObject({ status: 'finished' });
});

test('a conversation of the previous company goes on when they take one with the same seeker over from a colleague', async () => {
  const { seeker, employer, chatId } = two;
  const leaver = await colleague(server, companyId, 'admin');
  const { id: hers } = await makeJob(server.db, { companyId, postedBy: leaver.userId });
  const { id: left } = (await seeker.browser.call(openChat, { body: { job_id: hers } })).data;
  await tell(seeker.browser, left, 'To a colleague');
  await leaver.browser.call(leaveCompany);
  expect((await messagesFor(seeker)).at(-1)).toBe('handedOver');
  expect((await seeker.browser.call(getChat, { params: { id: chatId } })).data).toMatchObject({
    company: { id: companyId },
    job: { id: hers },
    is_answered: true,
  });
  expect(await messagesFor(employer)).toEqual(['handedOver']);
  await tell(seeker.browser, chatId, 'So you do it');
  expect(await messagesFor(employer)).toEqual(['handedOver', 'So you do it']);
});

test('that conversation doesn’t let them write to someone whose application to the new company has ended', async () => {
  const ended = { userId: two.seeker.userId, jobId, status: 'withdrawn' as const };
  const [applied] = await server.db.insert(application).values(ended).returning({ id: application.id });
  const opened = await two.employer.browser.call(openApplicantChat, { body: { application_id: (applied as { id: string }).id } });
  expect(opened.refusal.code).toBe(ERRORS.notAllowedNow.code);
});
