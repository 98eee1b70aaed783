import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAppliedJob } from '../../../contract/applications.ts';
import { DAY, HOUR } from '../../../contract/durations.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { answerMessage, listMessages, sendMessage } from '../../../contract/chat-messages.ts';
import { deleteChat, getChat, listChats, openApplicantChat, openChat, updateChat } from '../../../contract/chats.ts';
import { acceptInterview, getInterview, markAttendance, offerInterview } from '../../../contract/interviews.ts';
import { leaveCompany, removeMember } from '../../../contract/team.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { kindsFor } from '../../../tests/support/centre.ts';
import { tell, textOf } from '../../../tests/support/chats.ts';
import { forget } from '../../../tests/support/interviews.ts';
import { makeCompany, makeJob } from '../../../tests/support/market.ts';
import { colleague, type Colleague } from '../../../tests/support/team.ts';
import type { Realtime } from '../../adapters/realtime.ts';
import { session, user } from '../../db/schema/auth.ts';
import { chat } from '../../db/schema/chat.ts';
import { interview, noShow } from '../../db/schema/interview.ts';
import { job } from '../../db/schema/market.ts';
import { notification } from '../../db/schema/notification.ts';
import { application } from '../../db/schema/seeker.ts';

let server: TestApp;
let coordinator: Colleague;
let leaver: Colleague;
let seeker: Colleague;
let jobId: number;
let applicationId: string;
/** The conversation of the seeker and the leaver, with one message from the seeker. */
let chatId: string;

const named = (of: Colleague, firstName: string, lastName: string) =>
  server.db
    .update(user)
    .set({ firstName, lastName, name: `${firstName} ${lastName}`, isProfileCompleted: true })
    .where(eq(user.id, of.userId));

/** Everyone has a browser open, so messages take the fast path (chat/store-texts.ts). */
const here: Realtime = {
  broadcast: (userIds, changed) => void server.broadcasts.push({ userIds, changed }),
  send: (userIds, name) => void sent.push({ userIds, name }),
  present: async (userIds) => new Set(userIds),
};
const sent: { userIds: readonly string[]; name: string }[] = [];

beforeAll(async () => {
  server = await testApp({}, { realtime: here });
});
beforeEach(async () => {
  const companyId = await makeCompany(server.db, { name: 'Acme' });
  coordinator = await colleague(server, companyId, 'coordinator');
  leaver = await colleague(server, companyId, 'admin');
  seeker = await person(server, 'seeker');
  await named(coordinator, 'Cara', 'Lim');
  await named(leaver, 'Ben', 'Cruz');
  await named(seeker, 'Ana', 'Reyes');
  ({ id: jobId } = await makeJob(server.db, { companyId, postedBy: leaver.userId }));
  const [applied] = await server.db.insert(application).values({ userId: seeker.userId, jobId, promise: 'awaiting' }).returning({ id: application.id });
  applicationId = applied?.id as string;
  chatId = (await seeker.browser.call(openChat, { body: { job_id: jobId } })).data.id;
  await tell(seeker.browser, chatId, 'Is it in Cebu?');
  // As far as a test moves the clock.
  await server.db.update(session).set({ expiresAt: new Date(server.clock.now().getTime() + 400 * DAY) });
  await server.db.delete(notification);
  await forget(server);
});

const leave = () => leaver.browser.call(leaveCompany);
const remove = () => coordinator.browser.call(removeMember, { params: { user_id: leaver.userId } });
const chatSeenBy = async ({ browser }: Colleague, id = chatId) => (await browser.call(getChat, { params: { id } })).data;
const messagesFor = async ({ browser }: Colleague, id = chatId) => (await browser.call(listMessages, { params: { id }, query: {} })).data.messages;
const interviewSeenBy = ({ browser }: Colleague, id: string) => browser.call(getInterview, { params: { id } });
/** Offers an interview to the seeker, in this many hours. */
async function offered(hours = 24) {
  const times = [new Date(server.clock.now().getTime() + hours * HOUR).toISOString()];
  const body = { application_id: applicationId, times, time_zone: 'Asia/Tokyo', method: 'phone' as const, contact_number: '+81312345678' };
  return { id: (await leaver.browser.call(offerInterview, { body })).data.id, time: times[0] as string };
}
async function agreed(): Promise<string> {
  const { id, time } = await offered();
  await seeker.browser.call(acceptInterview, { params: { id }, body: { time, time_zone: 'Asia/Manila' } });
  await server.db.delete(notification);
  await forget(server);
  return id;
}
/** The emails about interviews: recipient, subject, and what their calendar gets for which entry. */
async function emails() {
  await server.runOutbox();
  const people = { seeker, leaver, coordinator };
  return server.mail.sent
    .splice(0)
    .filter(({ subject }) => /nterview/.test(subject))
    .map(({ to, subject, calendar }) => {
      const who = Object.entries(people).find(([, { userId }]) => to.startsWith(userId))?.[0];
      const [, uid, sequence] = /UID:interview-(\S+)@\S+\s+SEQUENCE:(\d+)/.exec(calendar?.content ?? '') ?? [];
      return [who, subject.split(':')[0], calendar?.method, uid, sequence];
    });
}

describe.each([
  ['leaves', leave, ['interviewChanged']],
  // The person who removes them knows already.
  ['is removed', remove, []],
] as const)('when a member %s,', (_, go, told) => {
  test('their conversation moves to the coordinator, who can read and reply; both are informed, and the leaver gets nothing more', async () => {
    expect((await go()).status).toBe(200);
    const seen = await chatSeenBy(seeker);
    expect(seen).toMatchObject({ other: { user_id: coordinator.userId, name: 'Cara Lim' }, is_answered: true, unread: 1 });
    expect((await messagesFor(seeker)).at(-1)).toMatchObject({
      kind: 'handedOver',
      sender: 'system',
      body: { name: 'Cara Lim', before: 'Ben Cruz', goes_on_in: null },
    });
    // Two unread messages: the seeker's question, and the system message.
    expect(await chatSeenBy(coordinator)).toMatchObject({ id: chatId, other: { user_id: seeker.userId }, unread: 2 });
    expect(server.broadcasts).toContainEqual({ userIds: [seeker.userId, coordinator.userId, leaver.userId], changed: { what: 'chats', id: null } });
    sent.length = 0;
    await tell(seeker.browser, chatId, 'And from when?');
    await tell(coordinator.browser, chatId, 'From May.');
    expect(sent.filter(({ name }) => name === 'message').map(({ userIds }) => userIds)).toEqual([
      [seeker.userId, coordinator.userId],
      [seeker.userId, coordinator.userId],
    ]);
    expect((await leaver.browser.call(sendMessage, { params: { id: chatId }, body: textOf('Still here') })).refusal.code).toBe(45001);
    expect((await messagesFor(seeker)).map(({ sender }) => sender)).toEqual(['seeker', 'system', 'seeker', 'employer']);
  });

  test('the leaver doesn’t get the coordinator’s first message either', async () => {
    // After one reply, the employer's messages take the fast path as well.
    await tell(leaver.browser, chatId, 'Hello.');
    await tell(seeker.browser, chatId, 'Hello. When could I start?');
    await go();
    sent.length = 0;
    await tell(coordinator.browser, chatId, 'I take over from here.');
    expect(sent.filter(({ name }) => name === 'message').map(({ userIds }) => userIds)).toEqual([[seeker.userId, coordinator.userId]]);
  });

  test('their upcoming interview moves to the coordinator: all calendars and the notification center get the next sequence of the same entry', async () => {
    const id = await agreed();
    await go();
    expect((await emails()).toSorted()).toEqual([
      ['coordinator', 'You took over an interview', 'PUBLISH', id, '2'],
      ['leaver', 'A colleague took over your interview', 'CANCEL', id, '2'],
      ['seeker', 'New interviewer', 'REQUEST', id, '2'],
    ]);
    expect((await interviewSeenBy(seeker, id)).data).toMatchObject({ status: 'upcoming', sequence: 2, recruiter: { name: 'Cara Lim' }, chat_id: chatId });
    expect((await interviewSeenBy(coordinator, id)).data).toMatchObject({ side: 'employer', status: 'upcoming' });
    expect((await interviewSeenBy(leaver, id)).status).toBe(403);
    expect([await kindsFor(server, seeker.userId), await kindsFor(server, coordinator.userId), await kindsFor(server, leaver.userId)]).toEqual([
      ['interviewChanged'],
      told,
      [],
    ]);
    expect(server.broadcasts).toContainEqual({ userIds: [seeker.userId, coordinator.userId], changed: { what: 'interview', id } });
  });

  test('their posting moves to the coordinator, whom job seekers chat with about it', async () => {
    await go();
    expect((await server.db.select({ postedBy: job.postedBy }).from(job).where(eq(job.id, jobId)))[0]?.postedBy).toBe(coordinator.userId);
    expect((await seeker.browser.call(openChat, { body: { job_id: jobId } })).data.id).toBe(chatId);
  });
});

test('the contact person is the successor, also in emails, and the leaver’s number is removed', async () => {
  await server.db
    .update(user)
    .set({ phoneNumber: `+63917${leaver.userId.replace(/\D/g, '0').slice(0, 7)}` })
    .where(eq(user.id, leaver.userId));
  const [{ phone } = { phone: '' }] = await server.db.select({ phone: user.phoneNumber }).from(user).where(eq(user.id, leaver.userId));
  const contact = { contact_person: 'Ben Cruz, Acme', contact_number: phone ?? '' };
  const body = {
    application_id: applicationId,
    times: [new Date(server.clock.now().getTime() + 24 * HOUR).toISOString()],
    time_zone: 'Asia/Tokyo',
    ...contact,
  };
  const { id } = (await leaver.browser.call(offerInterview, { body: { ...body, method: 'phone' } })).data;
  await forget(server);
  await leave();
  expect((await interviewSeenBy(seeker, id)).data).toMatchObject({ contact_person: 'Cara Lim, Acme', contact_number: null });
  await server.runOutbox();
  const [toSeeker, toSuccessor] = [seeker, coordinator].map(({ userId }) => server.mail.sent.find(({ to }) => to.startsWith(userId))?.text ?? '');
  expect(toSeeker).toContain('Cara Lim, Acme');
  expect(toSeeker).not.toContain(phone);
  expect(toSuccessor).toContain('Check that the contact person and number are still right.');
});

test('an unanswered offer moves from one calendar to the other', async () => {
  const { id } = await offered();
  await forget(server);
  await leave();
  expect((await emails()).toSorted()).toEqual([
    ['coordinator', 'You took over an interview', 'PUBLISH', id, '1'],
    ['leaver', 'A colleague took over your interview', 'CANCEL', id, '1'],
    ['seeker', 'New interviewer', 'REQUEST', id, '1'],
  ]);
});

test('an interview that took place is handed over without calendar messages, and the successor isn’t counted as absent', async () => {
  const id = await agreed();
  server.clock.move(26 * HOUR);
  await leave();
  expect(await emails()).toEqual([]);
  expect((await interviewSeenBy(coordinator, id)).data).toMatchObject({ status: 'finished', sequence: 1 });
  expect((await seeker.browser.call(markAttendance, { params: { id }, body: { attendance: 'notAttended' } })).status).toBe(200);
  expect(await server.db.select().from(noShow).where(eq(noShow.interviewId, id))).toEqual([]);
});

test('if the two already have a conversation, it continues there: the other becomes read-only and says where', async () => {
  const { data: known } = await coordinator.browser.call(openApplicantChat, { body: { application_id: applicationId } });
  await tell(coordinator.browser, known.id, 'Hello');
  await tell(leaver.browser, chatId, { id: crypto.randomUUID(), kind: 'offer', body: { title: 'Cook' } });
  const offerId = (await messagesFor(seeker)).at(-1)?.id as string;
  expect((await leave()).status).toBe(200);
  expect((await messagesFor(seeker)).at(-1)).toMatchObject({ kind: 'handedOver', body: { name: 'Cara Lim', goes_on_in: known.id } });
  expect((await messagesFor(seeker, known.id)).at(-1)).toMatchObject({ kind: 'handedOver', body: { before: 'Ben Cruz', goes_on_in: null } });
  expect([(await chatSeenBy(seeker)).is_answered, (await chatSeenBy(seeker, known.id)).is_answered]).toEqual([false, true]);
  expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: textOf('Anybody?') })).refusal.code).toBe(42016);
  const answer = { params: { id: chatId, message_id: offerId }, body: { is_accepted: true } };
  expect((await seeker.browser.call(answerMessage, answer)).refusal.code).toBe(42016);
  await tell(seeker.browser, known.id, 'Hello Cara');
  // That conversation was about another job before.
  await server.db.update(chat).set({ jobId: null }).where(eq(chat.id, known.id));
  expect((await seeker.browser.call(getAppliedJob, { params: { id: jobId } })).data.chat_id).toBe(known.id);
  expect((await coordinator.browser.call(listChats, { query: {} })).data.map(({ id }) => id)).toEqual([known.id]);
});

test('the leaver’s request isn’t answered by the successor but by the seeker, and the leaver’s own settings stay theirs', async () => {
  const request = await tell(leaver.browser, chatId, { id: crypto.randomUUID(), kind: 'resumeRequest', body: {} });
  await leaver.browser.call(updateChat, { params: { id: chatId }, body: { is_muted: true, is_not_interested: true } });
  await leave();
  const answer = { params: { id: chatId, message_id: request.id }, body: { is_accepted: false } };
  expect((await coordinator.browser.call(answerMessage, answer)).refusal.code).toBe(40005);
  expect((await seeker.browser.call(answerMessage, answer)).status).toBe(200);
  expect(await chatSeenBy(coordinator)).toMatchObject({ is_muted: false, is_not_interested: false });
});

test.each([
  ['who left', () => leaver],
  ['the seeker', () => seeker],
] as const)('an offer by %s to exchange numbers doesn’t apply to the successor: it expires, and can be repeated', async (_, by) => {
  for (const [index, one] of [seeker, leaver, coordinator].entries())
    await server.db
      .update(user)
      .set({ phoneNumber: `+6391${index}${one.userId.replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`, phoneNumberVerified: true })
      .where(eq(user.id, one.userId));
  const ask = () => ({ id: crypto.randomUUID(), kind: 'phoneRequest' as const, body: {} });
  const request = await tell(by().browser, chatId, ask());
  sent.length = 0;
  await leave();
  expect((await messagesFor(seeker)).slice(-2)).toMatchObject([
    { id: request.id, body: { status: 'lapsed', phones: null } },
    { kind: 'handedOver', changed_offset: request.offset + 2 },
  ]);
  expect(sent.filter(({ name }) => name === 'message').map(({ userIds }) => userIds)).toEqual([
    [seeker.userId, coordinator.userId],
    [seeker.userId, coordinator.userId],
  ]);
  const yes = { params: { id: chatId, message_id: request.id }, body: { is_accepted: true } };
  expect((await (by() === seeker ? coordinator : seeker).browser.call(answerMessage, yes)).refusal.code).toBe(ERRORS.alreadyAnswered.code);
  await tell(coordinator.browser, chatId, ask());
});

test('a conversation that the seeker deleted completely doesn’t reappear', async () => {
  const { data: before } = await seeker.browser.call(listChats, { query: {} });
  expect(before).toHaveLength(1);
  await seeker.browser.call(deleteChat, { params: { id: chatId } });
  await leave();
  expect((await seeker.browser.call(listChats, { query: {} })).data).toEqual([]);
  expect((await coordinator.browser.call(listChats, { query: {} })).data.map(({ id }) => id)).toEqual([chatId]);
});

test('ten rounds of offering an interview, writing, and removing at the same time leave nothing with the leaver', async () => {
  const { companyId } = (await server.db.select({ companyId: job.companyId }).from(job).where(eq(job.id, jobId)))[0] as { companyId: number };
  for (let round = 0; round < 10; round++) {
    leaver = await colleague(server, companyId, 'admin');
    const one = await person(server, 'seeker');
    await named(one, 'Mia', 'Tan');
    await server.db.update(job).set({ postedBy: leaver.userId }).where(eq(job.id, jobId));
    const [applied] = await server.db.insert(application).values({ userId: one.userId, jobId, promise: 'awaiting' }).returning({ id: application.id });
    applicationId = applied?.id as string;
    const answers = await Promise.all([
      leaver.browser.call(offerInterview, {
        body: { application_id: applicationId, times: [new Date(server.clock.now().getTime() + HOUR).toISOString()], time_zone: 'Asia/Tokyo', method: 'phone' },
      }),
      one.browser.call(openChat, { body: { job_id: jobId } }),
      remove(),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers[2].status).toBe(200);
    expect(await server.db.select().from(chat).where(eq(chat.recruiterId, leaver.userId))).toEqual([]);
    expect(await server.db.select().from(interview).where(eq(interview.recruiterId, leaver.userId))).toEqual([]);
  }
});
