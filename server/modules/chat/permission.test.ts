import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerMessage, listChanges, sendMessage, uploadChatFile } from '../../../contract/chat-messages.ts';
import { countUnread, getChat, openApplicantChat, openChat, queryOnlineStatus } from '../../../contract/chats.ts';
import type { ToBrowser } from '../../../contract/chat-socket.ts';
import { getWorkspace } from '../../../contract/company-workspace.ts';
import { HOUR } from '../../../contract/durations.ts';
import { getInterview, listInterviews, offerInterview } from '../../../contract/interviews.ts';
import { uploadResume } from '../../../contract/jobseekers.ts';
import { changeMember } from '../../../contract/team.ts';
import { CHATTING, FIRST_PERMISSIONS } from '../../../contract/team-rules.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { chatting, parties, tell, textOf } from '../../../tests/support/chats.ts';
import { ask, node, type Node } from '../../../tests/support/line.ts';
import { pdf } from '../../../tests/support/market.ts';
import { colleague, type Colleague } from '../../../tests/support/team.ts';
import { user } from '../../db/schema/auth.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import { companyMember } from '../../db/schema/identity.ts';

let server: TestApp;
let here: Node;
let coordinator: Colleague;
let two: Awaited<ReturnType<typeof chatting>>;

beforeAll(async () => {
  server = await testApp();
  here = await node(server);
});
beforeEach(async () => {
  two = await chatting(server);
  coordinator = await colleague(server, two.companyId, 'coordinator');
  await allow(FIRST_PERMISSIONS);
});

/** Sets the permissions of the conversation's recruiter. */
const allow = (permissions: readonly string[]) =>
  server.db
    .update(companyMember)
    .set({ role: 'recruiter', permissions: [...permissions] })
    .where(eq(companyMember.userId, two.employer.userId));
const silence = () => allow(['post-jobs']);
const take = async (permissions: ('post-jobs' | 'chat-with-job-seekers')[]) => {
  const { status } = await coordinator.browser.call(changeMember, {
    params: { user_id: two.employer.userId },
    body: { role: 'recruiter', permissions },
  });
  expect(status).toBe(200);
};
const read = async ({ browser }: Colleague, url: string) =>
  (await server.app.inject({ url, headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') } })).json<{ code: number }>().code;

describe('a recruiter without the permission to chat', () => {
  test('can’t open a conversation, and trying doesn’t count as a reply', async () => {
    const { employer, applicationId } = await parties(server);
    await server.db.update(companyMember).set({ role: 'recruiter', permissions: [] }).where(eq(companyMember.userId, employer.userId));
    expect((await employer.browser.call(openApplicantChat, { body: { application_id: applicationId } })).refusal.code).toBe(45002);
    expect(await server.db.select().from(chat).where(eq(chat.recruiterId, employer.userId))).toEqual([]);
  });

  test('can’t read files, resumes, images, or copies of their earlier conversations', async () => {
    const { seeker, employer, chatId } = two;
    const { file_id } = (await seeker.browser.call(uploadChatFile, { file: pdf(), filename: 'a.pdf' })).data;
    await tell(seeker.browser, chatId, { id: randomUUID(), kind: 'file', body: { file_id } });
    const resume = (await seeker.browser.call(uploadResume, { file: pdf(), filename: 'cv.pdf' })).data;
    const sent = await tell(seeker.browser, chatId, { id: randomUUID(), kind: 'resume', body: { resume_id: resume.id } });
    await silence();
    const paths = [`file/${file_id}/download`, `messages/${sent.id}/resume`, `chats/${chatId}/avatar`, `chats/${chatId}/export`];
    expect(await Promise.all(paths.map((path) => read(employer, `/api/chat/${path}`)))).toEqual(paths.map(() => 45002));
  });

  test('can’t send, read, or mark anything over the socket, and receives no typing events', async () => {
    const { seeker, employer, chatId } = two;
    await tell(seeker.browser, chatId, 'Hello');
    const [reader, writer] = await Promise.all([here.join(seeker.browser), here.join(employer.browser)]);
    const heard: string[] = [];
    for (const name of ['message', 'marks', 'typing'] satisfies (keyof ToBrowser)[]) {
      reader.on(name, () => heard.push(name));
      writer.on(name, () => heard.push(name));
    }
    await silence();
    const refused = { ok: false, error: 'memberNotAllowed', code: 45002 };
    expect(await ask(writer, 'message.send', { chat_id: chatId, message: textOf('Still here') })).toMatchObject(refused);
    expect(await ask(writer, 'message.send', { chat_id: chatId, message: { id: randomUUID(), kind: 'resumeRequest', body: {} } })).toMatchObject(refused);
    expect(await ask(writer, 'chat.sync', { chat_id: chatId, known: 0 })).toMatchObject(refused);
    expect(await ask(writer, 'chat.typing', { chat_id: chatId })).toMatchObject(refused);
    await ask(writer, 'chat.mark', { chat_id: chatId, marks: { read_offset: 1 } });
    expect(await ask(reader, 'message.send', { chat_id: chatId, message: textOf('Anybody?') })).toMatchObject({ ok: false, error: 'notAllowedNow' });
    const marks = await server.db.select({ read: chatMember.readOffset }).from(chatMember).where(eq(chatMember.userId, employer.userId));
    expect(marks).toEqual([{ read: 0 }]);
    expect(heard).toEqual([]);
  });

  test('sees no presence and no unread count', async () => {
    const { seeker, employer, chatId } = two;
    await tell(seeker.browser, chatId, 'Hello');
    expect((await employer.browser.call(getWorkspace)).data.unread_messages).toBe(1);
    await silence();
    const response = await employer.browser.call(queryOnlineStatus, { body: { user_ids: [seeker.userId], role: 'jobseeker' } });
    expect(response.data).toEqual([]);
    expect((await employer.browser.call(countUnread)).data).toEqual({ messages: 0, chats: 0 });
    expect((await employer.browser.call(getWorkspace)).data.unread_messages).toBe(0);
  });

  test('doesn’t see a mobile number that is shared later', async () => {
    const { seeker, employer, chatId } = two;
    for (const [index, one] of [seeker, employer].entries())
      await server.db
        .update(user)
        .set({ phoneNumber: `+63917${String(Math.random()).slice(2, 8)}${index}` })
        .where(eq(user.id, one.userId));
    const response = await tell(employer.browser, chatId, { id: randomUUID(), kind: 'phoneRequest', body: {} });
    await silence();
    const answer = await seeker.browser.call(answerMessage, { params: { id: chatId, message_id: response.id }, body: { is_accepted: true } });
    expect(answer.refusal.code).toBe(42016);
    const stored = (await seeker.browser.call(listChanges, { params: { id: chatId }, query: { known: 0 } })).data.messages.at(-1);
    expect(stored?.body).toMatchObject({ status: 'requested', phones: null });
  });

  test('doesn’t block talking about their jobs: the seeker learns that nobody answers, and is connected to the coordinator', async () => {
    const { seeker, jobId, chatId } = two;
    await silence();
    expect((await seeker.browser.call(getChat, { params: { id: chatId } })).data.is_answered).toBe(false);
    expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: textOf('Hello?') })).refusal.code).toBe(42016);
    const opened = (await seeker.browser.call(openChat, { body: { job_id: jobId } })).data;
    expect(opened).toMatchObject({ other: { user_id: coordinator.userId }, is_answered: true });
    const stranger = await person(server, 'seeker');
    await server.db.update(user).set({ isProfileCompleted: true }).where(eq(user.id, stranger.userId));
    expect((await stranger.browser.call(openChat, { body: { job_id: jobId } })).data.other.user_id).toBe(coordinator.userId);
  });
});

describe('a recruiter who loses the permission to chat', () => {
  test('hands their conversations and interviews to the member who removed it, and the seeker is informed', async () => {
    const { seeker, employer, chatId, applicationId } = two;
    await tell(seeker.browser, chatId, 'Hello');
    const times = [new Date(server.clock.now().getTime() + 48 * HOUR).toISOString()];
    const offer = await employer.browser.call(offerInterview, {
      body: { application_id: applicationId, times, time_zone: 'Asia/Manila', method: 'video', video_link: 'https://meet.example.com/x' },
    });
    await take(['post-jobs']);
    expect((await coordinator.browser.call(getInterview, { params: { id: offer.data.id } })).data.recruiter.id).toBe(coordinator.userId);
    expect((await employer.browser.call(listInterviews)).data).toEqual([]);
    expect((await seeker.browser.call(getChat, { params: { id: chatId } })).data).toMatchObject({
      other: { user_id: coordinator.userId },
      is_answered: true,
      last_message: { kind: 'handedOver' },
    });
    expect((await tell(coordinator.browser, chatId, 'I answer now')).sender).toBe('employer');
  });

  test('and gets it back starts over; other changes hand nothing over', async () => {
    const { employer, chatId } = two;
    await take(['post-jobs', CHATTING]);
    expect((await employer.browser.call(getChat, { params: { id: chatId } })).status).toBe(200);
    await take([CHATTING]);
    expect((await employer.browser.call(getChat, { params: { id: chatId } })).status).toBe(200);
    await take([]);
    await take([CHATTING]);
    expect((await employer.browser.call(getChat, { params: { id: chatId } })).refusal.code).toBe(40004);
  });

  test('by their own change, hands them to the coordinator', async () => {
    const admin = await parties(server);
    const boss = await colleague(server, admin.companyId, 'coordinator');
    await server.db.update(companyMember).set({ role: 'admin' }).where(eq(companyMember.userId, admin.employer.userId));
    const { data } = await admin.seeker.browser.call(openChat, { body: { job_id: admin.jobId } });
    const done = await admin.employer.browser.call(changeMember, { params: { user_id: admin.employer.userId }, body: { role: 'recruiter', permissions: [] } });
    expect(done.status).toBe(200);
    const [row] = await server.db.select().from(chat).where(eq(chat.id, data.id));
    expect(row?.recruiterId).toBe(boss.userId);
  });
});
