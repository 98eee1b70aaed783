import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerMessage, listChanges, listMessages, markChat, recallMessage, sendMessage } from '../../../contract/chat-messages.ts';
import {
  checkChatExists,
  countUnread,
  deleteChat,
  getChat,
  listChats,
  openApplicantChat,
  openChat,
  queryOnlineStatus,
  redirectCondition,
  updateChat,
} from '../../../contract/chats.ts';
import type { ChatMessage } from '../../../contract/chat-records.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { chatting, parties, tell, textOf } from '../../../tests/support/chats.ts';
import { makeCompany, makeJob } from '../../../tests/support/market.ts';
import { user } from '../../db/schema/auth.ts';
import { chatMember } from '../../db/schema/chat.ts';
import { interview } from '../../db/schema/interview.ts';
import { notification } from '../../db/schema/notification.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company } from '../../db/schema/market.ts';
import { blockedCompany } from '../../db/schema/resume.ts';
import { application, resume } from '../../db/schema/seeker.ts';
import { mark } from './marks.ts';
import { postSystemMessage } from './system.ts';
import { DAY, WEEK } from '../../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const textsOf = (messages: readonly ChatMessage[]) => messages.map((message) => (message.kind === 'text' ? message.body.text : message.kind));
const known = (id: string) => ({ params: { id }, query: { known: 0 } });
const statusOf = async (id: string) => (await server.db.select().from(application).where(eq(application.id, id)))[0]?.status;

describe('opening', () => {
  test('a seeker opens one conversation with the recruiter who posted the job', async () => {
    const { seeker, employer, jobId } = await parties(server);
    const before = await seeker.browser.call(redirectCondition, { query: { job_id: jobId } });
    expect(before.data).toMatchObject({ obstacle: null, chat_id: null, recruiter: { user_id: employer.userId } });
    const [one, two] = await Promise.all([0, 1].map(() => seeker.browser.call(openChat, { body: { job_id: jobId } })));
    expect(one?.data.id).toBe(two?.data.id);
    expect(one?.data).toMatchObject({ role: 'seeker', other: { user_id: employer.userId, name: 'Ana Reyes' }, job: { id: jobId }, days_left: 30, unread: 0 });
    const exists = await seeker.browser.call(checkChatExists, { params: { recruiter_id: employer.userId }, query: { job_id: jobId } });
    expect(exists.data).toEqual({ is_exists: true, chat_id: one?.data.id });
    expect((await seeker.browser.call(redirectCondition, { query: { job_id: jobId } })).data.chat_id).toBe(one?.data.id);
  });

  test('an incomplete profile, a job for others, a ban, and a job without a recruiter are each refused with their own error', async () => {
    const { seeker, employer, companyId, jobId } = await parties(server);
    const open = async (id: number) => {
      const answer = await seeker.browser.call(openChat, { body: { job_id: id } });
      const { obstacle } = (await seeker.browser.call(redirectCondition, { query: { job_id: id } })).data;
      return [answer.refusal.code, obstacle];
    };
    const set = (values: Partial<typeof user.$inferInsert>) => server.db.update(user).set(values).where(eq(user.id, seeker.userId));
    await set({ isProfileCompleted: false });
    expect(await open(jobId)).toEqual([42007, 'profileIncomplete']);
    await set({ isProfileCompleted: true, bannedUntil: new Date(server.clock.now().getTime() + 1) });
    expect(await open(jobId)).toEqual([42015, 'banned']);
    await set({ bannedUntil: null });
    const citizens = await makeJob(server.db, { companyId, postedBy: employer.userId, eligibility: ['citizen'] });
    expect(await open(citizens.id)).toEqual([42014, 'notEligible']);
    const closed = await makeJob(server.db, { companyId, postedBy: employer.userId, status: 'closed' });
    expect(await open(closed.id)).toEqual([42011, 'jobClosed']);
    const nobodys = await makeJob(server.db);
    expect(await open(nobodys.id)).toEqual([45014, 'noRecruiter']);
  });

  test('without a poster, an applicant is connected to the coordinator', async () => {
    const { seeker, employer, companyId } = await parties(server);
    const { id } = await makeJob(server.db, { companyId });
    expect((await seeker.browser.call(openChat, { body: { job_id: id } })).refusal.code).toBe(45014);
    await server.db.insert(application).values({ userId: seeker.userId, jobId: id });
    expect((await seeker.browser.call(openChat, { body: { job_id: id } })).data.other.user_id).toBe(employer.userId);
  });

  test('visitors are sent to sign in, and employers stay on their side', async () => {
    const { employer, jobId } = await parties(server);
    const guest = await server.guest();
    expect((await guest.call(redirectCondition, { query: { job_id: jobId } })).data.obstacle).toBe('login');
    expect((await employer.browser.call(redirectCondition, { query: { job_id: jobId } })).data.obstacle).toBe('employer');
  });

  test('an employer who opens a conversation with an applicant has replied to the application', async () => {
    const { employer, applicationId, seeker } = await parties(server);
    server.broadcasts.length = 0;
    const opened = await employer.browser.call(openApplicantChat, { body: { application_id: applicationId } });
    expect(opened.data).toMatchObject({ role: 'employer', other: { user_id: seeker.userId }, application: { id: applicationId, status: 'communicating' } });
    expect(await statusOf(applicationId)).toBe('communicating');
    expect(server.broadcasts).toEqual([{ userIds: [seeker.userId, employer.userId], changed: { what: 'application', id: applicationId } }]);
    const again = await employer.browser.call(openApplicantChat, { body: { application_id: applicationId } });
    expect(again.data.id).toBe(opened.data.id);
  });

  test('an employer can’t open one with another company’s applicant or one who withdrew', async () => {
    const { employer } = await parties(server);
    const { applicationId, employer: theirs } = await parties(server);
    expect((await employer.browser.call(openApplicantChat, { body: { application_id: applicationId } })).refusal.code).toBe(40004);
    await server.db.update(application).set({ status: 'withdrawn' }).where(eq(application.id, applicationId));
    expect((await theirs.browser.call(openApplicantChat, { body: { application_id: applicationId } })).refusal.code).toBe(42016);
  });

  test('if the seeker opened it, the employer’s first message is the reply', async () => {
    const { seeker, employer, chatId, applicationId } = await chatting(server);
    await tell(seeker.browser, chatId, 'Hello');
    expect(await statusOf(applicationId)).toBe('pending');
    await tell(employer.browser, chatId, 'Good morning');
    expect(await statusOf(applicationId)).toBe('communicating');
  });
});

describe('sending', () => {
  test('messages keep their order, each with its offset, and the same ID is the same message', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const one = textOf('One');
    const first = await tell(seeker.browser, chatId, one);
    await tell(employer.browser, chatId, 'Two');
    expect(await tell(seeker.browser, chatId, one)).toEqual(first);
    const { data } = await employer.browser.call(listChanges, known(chatId));
    expect(data.messages.map(({ offset, sender }) => [offset, sender])).toEqual([
      [1, 'seeker'],
      [2, 'employer'],
    ]);
    expect(textsOf(data.messages)).toEqual(['One', 'Two']);
    expect(data).toMatchObject({ more: false, last_offset: 2 });
  });

  test('fifty messages at once from both sides take fifty offsets', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await Promise.all(Array.from({ length: 50 }, (_, index) => tell((index % 2 ? seeker : employer).browser, chatId, `No. ${index}`)));
    const { data } = await seeker.browser.call(listChanges, known(chatId));
    expect(data.messages.map(({ offset }) => offset)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(new Set(textsOf(data.messages)).size).toBe(50);
  });

  test('nobody else can read it, write in it, or use its IDs, and no response reveals that it exists', async () => {
    const { seeker, chatId } = await chatting(server);
    const mine = textOf('Mine');
    await tell(seeker.browser, chatId, mine);
    const other = await chatting(server);
    for (const { browser } of [other.seeker, other.employer]) {
      expect((await browser.call(getChat, { params: { id: chatId } })).refusal.code).toBe(40004);
      expect((await browser.call(listMessages, { params: { id: chatId } })).refusal.code).toBe(40004);
      expect((await browser.call(sendMessage, { params: { id: chatId }, body: textOf('In') })).refusal.code).toBe(40004);
      expect((await browser.call(sendMessage, { params: { id: chatId }, body: { id: randomUUID(), kind: 'phoneRequest', body: {} } })).refusal.code).toBe(
        40004,
      );
      expect((await browser.call(sendMessage, { params: { id: other.chatId }, body: mine })).refusal.code).toBe(40004);
    }
    expect((await seeker.browser.call(listChanges, known(chatId))).data.messages).toHaveLength(1);
  });

  test('a member who left the company can’t read it anymore', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await tell(seeker.browser, chatId, 'Hello');
    const write = () => employer.browser.call(sendMessage, { params: { id: chatId }, body: textOf('Still here') });
    await server.db.delete(companyMember).where(eq(companyMember.userId, employer.userId));
    expect((await employer.browser.call(listMessages, { params: { id: chatId } })).refusal.code).toBe(45001);
    expect((await write()).refusal.code).toBe(45001);
    expect((await employer.browser.call(listChats)).refusal.code).toBe(45001);
    const { companyId } = await parties(server);
    await server.db.insert(companyMember).values({ userId: employer.userId, companyId, role: 'admin', joinedAt: server.clock.now() });
    expect((await employer.browser.call(listMessages, { params: { id: chatId } })).refusal.code).toBe(40004);
    expect((await write()).refusal.code).toBe(40004);
    expect((await employer.browser.call(listChats)).data).toEqual([]);
  });

  test('blocking or hiring for another company neither blocks nor gives access here', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const elsewhere = await parties(server);
    await server.db.insert(blockedCompany).values({ userId: seeker.userId, companyId: elsewhere.companyId });
    await tell(seeker.browser, chatId, 'Hello');
    await server.db.update(companyMember).set({ companyId: elsewhere.companyId }).where(eq(companyMember.userId, employer.userId));
    expect((await employer.browser.call(sendMessage, { params: { id: chatId }, body: textOf('Hello') })).refusal.code).toBe(40004);
    expect((await employer.browser.call(queryOnlineStatus, { body: { user_ids: [seeker.userId], role: 'jobseeker' } })).data).toEqual([]);
  });

  test('blocking the company removes it for both', async () => {
    const { seeker, employer, chatId, companyId, jobId } = await chatting(server);
    await tell(employer.browser, chatId, 'Hello');
    await server.db.insert(blockedCompany).values({ userId: seeker.userId, companyId });
    for (const { browser } of [seeker, employer]) {
      expect((await browser.call(listChats)).data).toEqual([]);
      expect((await browser.call(getChat, { params: { id: chatId } })).refusal.code).toBe(40004);
      expect((await browser.call(sendMessage, { params: { id: chatId }, body: textOf('Hello?') })).refusal.code).toBe(40004);
    }
    expect((await seeker.browser.call(openChat, { body: { job_id: jobId } })).refusal.code).toBe(40004);
  });

  test.each(['here', 'abroad'])(
    'from a blocked company, by its row %s, a text is refused and a mark ignored, also while both have a page open',
    async (where) => {
      const open = await testApp({}, { realtime: { broadcast: () => undefined, send: () => undefined, present: async (ids) => new Set(ids) } });
      const nameKey = 'night shift';
      const { seeker, employer, chatId, companyId } = await chatting(open, { name: 'Night Shift', nameKey });
      await tell(employer.browser, chatId, 'Hello');
      await tell(seeker.browser, chatId, 'Hello');
      const blocked = where === 'here' ? companyId : await makeCompany(open.db, { name: 'Night Shift Ltd', nameKey, countryId: 193 });
      await open.db.insert(blockedCompany).values({ userId: seeker.userId, companyId: blocked });
      for (const { browser, userId } of [seeker, employer]) {
        expect((await browser.call(sendMessage, { params: { id: chatId }, body: textOf('Hello?') })).refusal.code).toBe(40004);
        await mark(open.outside, { chatId, userId, marks: { read_offset: 2 } });
      }
      const marks = await open.db.select({ read: chatMember.readOffset, unread: chatMember.unread }).from(chatMember).where(eq(chatMember.chatId, chatId));
      expect(marks).toEqual([
        { read: 0, unread: 1 },
        { read: 0, unread: 1 },
      ]);
    },
  );

  test('invisible characters are removed, and a message of nothing else is refused', async () => {
    const { seeker, chatId } = await chatting(server);
    const response = await tell(seeker.browser, chatId, '  a\u0007b\r\nc\u202Ed\u0000 ');
    expect(response.kind === 'text' && response.body.text).toBe('ab\ncd');
    expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: textOf('\u0007\u202E') })).refusal.code).toBe(40001);
    expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: textOf('x'.repeat(4_001)) })).refusal.code).toBe(40001);
  });

  test('a greeting can’t contain links or contact details', async () => {
    const { seeker, chatId } = await chatting(server);
    const greet = (text: string) => seeker.browser.call(sendMessage, { params: { id: chatId }, body: { id: randomUUID(), kind: 'greeting', body: { text } } });
    expect((await greet('Write me at +63 917 555 0101')).refusal.errors).toEqual({ 'body.text': ['Remove links, addresses, and phone numbers'] });
    expect((await greet('Good day!')).data.kind).toBe('greeting');
  });

  test('a message can be unsent for two minutes; its place stays, and a browser that missed it gets the change', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const { id } = await tell(seeker.browser, chatId, 'Oops');
    const late = await tell(seeker.browser, chatId, 'Stays');
    const params = { id: chatId, message_id: id };
    expect((await employer.browser.call(recallMessage, { params, body: {} })).refusal.code).toBe(40004);
    const recalled = await seeker.browser.call(recallMessage, { params, body: {} });
    expect(recalled.data).toMatchObject({ kind: 'recalled', body: null, offset: 1, changed_offset: 3 });
    expect((await seeker.browser.call(recallMessage, { params, body: {} })).data).toEqual(recalled.data);
    const gap = await employer.browser.call(listChanges, { params: { id: chatId }, query: { known: 2 } });
    expect(gap.data.messages).toEqual([recalled.data]);
    expect((await employer.browser.call(getChat, { params: { id: chatId } })).data.unread).toBe(1);
    server.clock.move(120_001);
    expect((await seeker.browser.call(recallMessage, { params: { id: chatId, message_id: late.id }, body: {} })).refusal.code).toBe(45013);
  });

  test.each([
    ['isn’t announced by email', 0, []],
    ['doesn’t stop the email about another unread one', 1, ['Ana Reyes sent you a message']],
  ])('an unsent message %s', async (_what, others, subjects) => {
    for (const isWaiting of [false, true]) {
      const { seeker, employer, chatId } = await chatting(server);
      for (let other = 0; other < others; other += 1) await tell(employer.browser, chatId, 'Stays');
      const { id } = await tell(employer.browser, chatId, 'Oops');
      // The email may already wait to be read elsewhere, or not be due yet.
      if (isWaiting) await server.runOutbox();
      server.clock.move(1_000);
      await employer.browser.call(recallMessage, { params: { id: chatId, message_id: id }, body: {} });
      for (const later of [1_000, 11 * 60_000]) {
        server.clock.move(later);
        await server.runOutbox();
      }
      expect(server.mail.sent.filter(({ to }) => to.startsWith(seeker.userId)).map(({ subject }) => subject)).toEqual(subjects);
    }
  });
});

describe('requests', () => {
  test('phone numbers are shown to both once both agreed, and to nobody before', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const ask = { id: randomUUID(), kind: 'phoneRequest' as const, body: {} };
    expect((await employer.browser.call(sendMessage, { params: { id: chatId }, body: ask })).refusal.code).toBe(45012);
    const tail = String(Date.now()).slice(-9);
    await server.db
      .update(user)
      .set({ phoneNumber: `639${tail}` })
      .where(eq(user.id, employer.userId));
    const request = await tell(employer.browser, chatId, ask);
    expect(request.body).toEqual({ status: 'requested', answered_at: null, phones: null });
    expect((await employer.browser.call(sendMessage, { params: { id: chatId }, body: { ...ask, id: randomUUID() } })).refusal.code).toBe(42016);
    const answer = { params: { id: chatId, message_id: request.id }, body: { is_accepted: true } };
    expect((await seeker.browser.call(answerMessage, answer)).refusal.code).toBe(45012);
    await server.db
      .update(user)
      .set({ phoneNumber: `638${tail}` })
      .where(eq(user.id, seeker.userId));
    expect((await employer.browser.call(answerMessage, answer)).refusal.code).toBe(40005);
    const answered = await seeker.browser.call(answerMessage, answer);
    expect(answered.data.body).toMatchObject({ status: 'finished', phones: { seeker: `+638${tail}`, employer: `+639${tail}` } });
    expect((await seeker.browser.call(answerMessage, { ...answer, body: { is_accepted: false } })).refusal.code).toBe(45015);
  });

  test('a resume is requested by the employer and sent by the seeker, once; it stays available when removed from the profile', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const values = { userId: seeker.userId, filename: 'cv.pdf', format: 'pdf' as const, size: 9, sha256: randomUUID(), storageKey: randomUUID() };
    const [own] = await server.db.insert(resume).values(values).returning();
    const ask = { id: randomUUID(), kind: 'resumeRequest' as const, body: {} };
    expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: ask })).refusal.code).toBe(40005);
    const { id } = await tell(employer.browser, chatId, ask);
    const params = { id: chatId, message_id: id };
    expect((await seeker.browser.call(answerMessage, { params, body: { is_accepted: true } })).refusal.code).toBe(40001);
    const answered = await seeker.browser.call(answerMessage, { params, body: { is_accepted: true, resume_id: own?.id ?? '' } });
    expect(answered.data.body).toMatchObject({ status: 'finished' });
    const { messages } = (await employer.browser.call(listMessages, { params: { id: chatId } })).data;
    expect(messages.map(({ kind }) => kind)).toEqual(['resumeRequest', 'resume']);
    expect(messages[1]?.body).toMatchObject({ filename: 'cv.pdf', path: `/api/chat/messages/${messages[1]?.id}/resume` });
    const another = await tell(employer.browser, chatId, { ...ask, id: randomUUID() });
    const no = await seeker.browser.call(answerMessage, { params: { id: chatId, message_id: another.id }, body: { is_accepted: false } });
    expect(no.data.body).toMatchObject({ status: 'declined' });
  });

  test('an offer is made by the employer and answered once', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const offer = { id: randomUUID(), kind: 'offer' as const, body: { title: 'Accountant', starts_on: '2026-04-01', text: 'Welcome' } };
    expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: offer })).refusal.code).toBe(40005);
    await tell(employer.browser, chatId, offer);
    const params = { id: chatId, message_id: offer.id };
    expect((await seeker.browser.call(answerMessage, { params, body: { is_accepted: true } })).data.body).toMatchObject({
      status: 'accepted',
      title: 'Accountant',
    });
    expect((await seeker.browser.call(answerMessage, { params, body: { is_accepted: true } })).data.body).toMatchObject({ status: 'accepted' });
    expect((await seeker.browser.call(answerMessage, { params, body: { is_accepted: false } })).refusal.code).toBe(45015);
  });
});

describe('warnings', () => {
  test('about contact details, payments, and links continue until the other side answered three times', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const warnings = async (text: string) => (await tell(employer.browser, chatId, text)).warnings;
    expect(await warnings('Add me on WhatsApp')).toEqual(['contact']);
    expect(await warnings('Please deposit a registration fee at https://pay.example.com')).toEqual(['payment', 'link']);
    expect(await warnings('We start at 8:00 on 2026-03-04, salary 20,000 to 30,000')).toEqual([]);
    for (const text of ['Yes', 'I see', 'Thank you']) await tell(seeker.browser, chatId, text);
    expect(await warnings('Add me on WhatsApp')).toEqual([]);
  });

  test('don’t appear for a verified company or after an interview was agreed', async () => {
    const { seeker, employer, chatId, companyId, jobId } = await chatting(server);
    const values = { seekerId: seeker.userId, recruiterId: employer.userId, companyId, jobId, status: 'upcoming', times: [], method: 'phone' as const };
    await server.db.update(company).set({ isVerified: true }).where(eq(company.id, companyId));
    expect((await tell(employer.browser, chatId, 'Call 0917 555 0101')).warnings).toEqual([]);
    expect((await tell(seeker.browser, chatId, 'Call 0917 555 0101')).warnings).toEqual(['contact']);
    await server.db.insert(interview).values({ ...values, employerTimeZone: 'Asia/Manila', startsAt: server.clock.now() });
    expect((await tell(seeker.browser, chatId, 'Call 0917 555 0101')).warnings).toEqual([]);
  });
});

describe('the list', () => {
  test('filters, pins, mutes, stars, and marks as not interested and back', async () => {
    const { seeker, employer, chatId, companyId, jobId } = await chatting(server);
    const ids = async (filter: 'all' | 'unread' | 'starred' | 'interview' | 'notInterested') =>
      (await seeker.browser.call(listChats, { query: { filter } })).data.map(({ id }) => id);
    expect(await ids('all')).toEqual([]);
    await tell(employer.browser, chatId, 'Hello');
    expect(await ids('unread')).toEqual([chatId]);
    expect((await seeker.browser.call(countUnread)).data).toEqual({ messages: 1, chats: 1 });
    const set = (body: Parameters<typeof seeker.browser.call<typeof updateChat>>[1]) => seeker.browser.call(updateChat, body);
    expect((await set({ params: { id: chatId }, body: { is_starred: true, is_muted: true, is_pinned: true } })).data).toMatchObject({
      is_starred: true,
      is_muted: true,
    });
    expect((await seeker.browser.call(countUnread)).data).toEqual({ messages: 0, chats: 0 });
    expect(await ids('starred')).toEqual([chatId]);
    expect(await ids('interview')).toEqual([]);
    await server.db.insert(interview).values({
      seekerId: seeker.userId,
      recruiterId: employer.userId,
      companyId,
      jobId,
      status: 'pending',
      times: [],
      method: 'phone',
      employerTimeZone: 'Asia/Manila',
    });
    expect(await ids('interview')).toEqual([chatId]);
    await set({ params: { id: chatId }, body: { is_not_interested: true } });
    expect([await ids('all'), await ids('notInterested')]).toEqual([[], [chatId]]);
    await set({ params: { id: chatId }, body: { is_not_interested: false } });
    expect([await ids('all'), await ids('notInterested')]).toEqual([[chatId], []]);
    // Only for the person who set it.
    expect((await employer.browser.call(getChat, { params: { id: chatId } })).data).toMatchObject({ is_pinned: false, is_starred: false });
  });

  test('marks only rise, lower the unread count, and mark the notification as read', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    for (const text of ['One', 'Two', 'Three']) await tell(employer.browser, chatId, text);
    const unread = () => server.db.select().from(notification).where(eq(notification.userId, seeker.userId));
    expect((await unread()).map(({ kind, data, readAt }) => [kind, data, readAt])).toEqual([['message', { chat_id: chatId, name: 'Ana Reyes' }, null]]);
    const marks = (body: { read_offset?: number; delivered_offset?: number }) => seeker.browser.call(markChat, { params: { id: chatId }, body });
    await marks({ read_offset: 2 });
    expect((await seeker.browser.call(getChat, { params: { id: chatId } })).data).toMatchObject({ unread: 1, mine: { delivered_offset: 2, read_offset: 2 } });
    await Promise.all([marks({ read_offset: 1 }), marks({ delivered_offset: 99 })]);
    expect((await employer.browser.call(getChat, { params: { id: chatId } })).data.others).toEqual({ delivered_offset: 3, read_offset: 2 });
    expect((await unread())[0]?.readAt).not.toBeNull();
  });

  test.each<[string, (two: Awaited<ReturnType<typeof chatting>>, messageId: string) => Promise<unknown>]>([
    ['read', ({ seeker, chatId }) => seeker.browser.call(markChat, { params: { id: chatId }, body: { read_offset: 1 } })],
    ['deleted', ({ seeker, chatId }) => seeker.browser.call(deleteChat, { params: { id: chatId } })],
    ['unsent', ({ employer, chatId }, id) => employer.browser.call(recallMessage, { params: { id: chatId, message_id: id }, body: {} })],
  ])('once the messages are %s, the reader’s pages learn that the notification is gone, and only then', async (_, settle) => {
    const two = await chatting(server);
    const { id } = await tell(two.employer.browser, two.chatId, 'One');
    const news = () => server.broadcasts.filter(({ changed }) => changed.what === 'notifications').flatMap(({ userIds }) => userIds);
    server.broadcasts.length = 0;
    await two.seeker.browser.call(markChat, { params: { id: two.chatId }, body: { delivered_offset: 1 } });
    expect(news()).toEqual([]);
    await settle(two, id);
    expect(news()).toEqual([two.seeker.userId]);
    expect((await server.db.select().from(notification).where(eq(notification.userId, two.seeker.userId)))[0]?.readAt).not.toBeNull();
  });

  test('a conversation deleted for oneself returns with the next message, without the old ones', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await tell(employer.browser, chatId, 'Old');
    await seeker.browser.call(deleteChat, { params: { id: chatId } });
    expect((await seeker.browser.call(listChats)).data).toEqual([]);
    expect((await employer.browser.call(listChats)).data).toHaveLength(1);
    await tell(employer.browser, chatId, 'New');
    expect((await seeker.browser.call(listChats)).data).toMatchObject([{ id: chatId, unread: 1 }]);
    expect(textsOf((await seeker.browser.call(listChanges, known(chatId))).data.messages)).toEqual(['New']);
    expect(textsOf((await employer.browser.call(listMessages, { params: { id: chatId } })).data.messages)).toEqual(['Old', 'New']);
  });

  test('pages lead back to the first message', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    await Promise.all(Array.from({ length: 60 }, (_, index) => tell(employer.browser, chatId, `No. ${index}`)));
    const newest = (await seeker.browser.call(listMessages, { params: { id: chatId } })).data;
    expect([newest.messages.length, newest.more, newest.messages[0]?.offset]).toEqual([50, true, 11]);
    const first = (await seeker.browser.call(listMessages, { params: { id: chatId }, query: { before: 11 } })).data;
    expect([first.messages.length, first.more, first.messages[0]?.offset]).toEqual([10, false, 1]);
  });

  test('an interview appears in the pair’s conversation, which is created if needed', async () => {
    const { seeker, employer, companyId, jobId } = await parties(server);
    const body = { interview_id: randomUUID() };
    const pair = { seekerId: seeker.userId, recruiterId: employer.userId, companyId, jobId };
    await server.db.transaction((tx) => postSystemMessage(tx, pair, { kind: 'interview', body }, server.clock.now()));
    const [listed] = (await seeker.browser.call(listChats)).data;
    expect(listed?.last_message).toMatchObject({ kind: 'interview', sender: 'system', body });
    expect((await employer.browser.call(listChats)).data).toMatchObject([{ unread: 1 }]);
  });

  test('the last activity is shown only as precisely as intended', async () => {
    const { seeker, employer, chatId } = await chatting(server);
    const label = async () => (await seeker.browser.call(queryOnlineStatus, { body: { user_ids: [employer.userId], role: 'recruiter' } })).data[0]?.activity;
    expect(await label()).toBe('justNow');
    const steps = [
      [16 * 60_000, 'today'],
      [DAY, 'thisWeek'],
      [WEEK, 'thisMonth'],
      [22 * DAY, null],
    ] as const;
    const stranger = await person(server, 'seeker');
    const ask = { body: { user_ids: [seeker.userId], role: 'jobseeker' as const } };
    expect((await employer.browser.call(queryOnlineStatus, ask)).data).toHaveLength(1);
    expect((await stranger.browser.call(queryOnlineStatus, ask)).data).toEqual([]);
    expect(chatId).toBeDefined();
    const sessions = new Map(seeker.browser.cookies);
    for (const [by, expected] of steps) {
      server.clock.move(by);
      // A new session each time, because the first one lasts a day.
      const fresh = await person(server, 'seeker');
      for (const [name, value] of fresh.browser.cookies) sessions.set(name, value);
      expect((await fresh.browser.call(queryOnlineStatus, { body: { user_ids: [employer.userId], role: 'recruiter' } })).data[0]?.activity ?? null).toBe(
        expected,
      );
    }
  });
});
