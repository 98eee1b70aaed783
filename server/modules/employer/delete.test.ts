import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listMessages, sendMessage } from '../../../contract/chat-messages.ts';
import { getChat } from '../../../contract/chats.ts';
import { deleteCompany } from '../../../contract/company-workspace.ts';
import { acceptInterview, getInterview } from '../../../contract/interviews.ts';
import { testApp } from '../../../tests/support/app.ts';
import { textOf } from '../../../tests/support/chats.ts';
import { offered, type Pair, pair } from '../../../tests/support/interviews.ts';
import { interview } from '../../db/schema/interview.ts';
import { company } from '../../db/schema/market.ts';
import { application } from '../../db/schema/seeker.ts';
import { enforcePromises } from '../hiring/applicants/keep-promises.ts';

const server = await testApp();
const { db, mail } = server;

async function deletes({ companyId, employer }: Pair) {
  const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  return employer.call(deleteCompany, { body: { name: row?.name ?? '' } });
}
async function agreedIn(hours: number) {
  const two = await pair(server);
  const { id, times } = await offered(server, two, [hours]);
  await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string, time_zone: 'Asia/Manila' } });
  return { two, id };
}
const interviewOf = async (id: string) => (await db.select().from(interview).where(eq(interview.id, id)))[0];

test('deleting a company cancels interviews and their calendar entries, and notifies waiting applicants that it closed', async () => {
  const { two, id } = await agreedIn(24);
  await server.runOutbox();
  mail.sent.length = 0;
  expect((await deletes(two)).status).toBe(200);
  expect(await interviewOf(id)).toMatchObject({ status: 'cancelled', endedBy: 'system', reason: 'jobClosed' });
  await enforcePromises({ ...server.outside, log: server.app.log });
  await server.runOutbox();
  const emails = mail.sent.filter(({ to }) => to.startsWith(two.seekerId));
  expect(emails.map(({ subject, calendar }) => [subject.split(':')[0], calendar?.method])).toEqual([
    ['Interview canceled', 'CANCEL'],
    ['Job closed', undefined],
  ]);
  expect((await db.select({ status: application.status }).from(application).where(eq(application.id, two.applicationId)))[0]?.status).toBe('jobClosed');
});

test('its conversations say that nobody answers, and become read-only', async () => {
  const { two, id } = await agreedIn(24);
  const chatId = (await two.seeker.call(getInterview, { params: { id } })).data.chat_id as string;
  server.broadcasts.length = 0;
  await deletes(two);
  const { messages } = (await two.seeker.call(listMessages, { params: { id: chatId }, query: {} })).data;
  expect(messages.map(({ kind }) => kind)).toEqual(['interview', 'interviewChanged', 'interviewClosed', 'hiringEnded']);
  expect((await two.seeker.call(getChat, { params: { id: chatId } })).data.is_answered).toBe(false);
  expect((await two.seeker.call(sendMessage, { params: { id: chatId }, body: textOf('Hello?') })).refusal.code).toBe(42016);
  expect(server.broadcasts).toContainEqual({ userIds: [two.seekerId, two.employerId], changed: { what: 'interview', id } });
});
