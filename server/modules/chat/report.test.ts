import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { ChatReportList } from '../../../contract/chat-report-lists.ts';
import { recallMessage } from '../../../contract/chat-messages.ts';
import { deleteChat, reportChat } from '../../../contract/chats.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { chatting, tell } from '../../../tests/support/chats.ts';
import { user } from '../../db/schema/auth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAIL: 'operator@waymark.example' });
});

const report = (who: Browser, id: string, list: ChatReportList, report_reason_id = 2, comment = '') =>
  who.call(reportChat, { params: { id }, body: { list, report_reason_id, comment } });

async function mailOf() {
  const before = server.mail.sent.length;
  await server.runOutbox();
  return server.mail.sent.slice(before);
}

test('the operator gets the messages with their times, and IDs instead of names; the reporter gets a copy', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  await tell(employer.browser, chatId, 'Send 50 for the uniform.');
  const { id } = await tell(seeker.browser, chatId, 'Taken back');
  await seeker.browser.call(recallMessage, { params: { id: chatId, message_id: id }, body: {} });
  await server.db
    .update(user)
    .set({ email: `${seeker.userId}@example.com`, emailVerified: true })
    .where(eq(user.id, seeker.userId));
  await mailOf();
  const { data } = await report(seeker.browser, chatId, 'report_recruiter_reasons', 2, 'It was the second time.');
  const [toOperator, copy, ...more] = await mailOf();
  expect(more).toEqual([]);
  expect(toOperator).toMatchObject({ to: 'operator@waymark.example', subject: `Report: Pretends to be someone else (conversation ${chatId})` });
  const line = `${server.clock.now().toISOString()}, Recruiter: Send 50 for the uniform.`;
  for (const expected of [data.report_id, seeker.userId, employer.userId, line, 'It was the second time.']) expect(toOperator?.text).toContain(expected);
  expect(toOperator?.text).not.toMatch(/Taken back|undefined|Ana|Reyes/);
  expect(copy).toMatchObject({ to: `${seeker.userId}@example.com`, subject: 'Your report: chat with Ana Reyes' });
  expect(copy?.text).toContain(data.report_id);
  expect(copy?.text).toContain('It was the second time.');
});

test('the last messages are included, except those the reporter deleted', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  await tell(seeker.browser, chatId, 'Long ago');
  await employer.browser.call(deleteChat, { params: { id: chatId } });
  for (let count = 0; count < LIMITS.reportedMessages + 1; count += 1) await tell(seeker.browser, chatId, `Message ${count}.`);
  await mailOf();
  await report(seeker.browser, chatId, 'chat_report_lists');
  const [theirs] = await mailOf();
  expect(theirs?.text).not.toContain('Message 0.');
  expect(theirs?.text.match(/Job seeker: Message/g)).toHaveLength(LIMITS.reportedMessages);
  expect(theirs?.text.indexOf('Message 1.')).toBeLessThan(theirs?.text.indexOf('Message 20.') ?? 0);
  const brief = await chatting(server);
  await tell(brief.seeker.browser, brief.chatId, 'Long ago');
  await brief.employer.browser.call(deleteChat, { params: { id: brief.chatId } });
  await mailOf();
  await report(brief.employer.browser, brief.chatId, 'report_talent_reasons');
  const [after] = await mailOf();
  expect(after?.text).toContain('There are no messages');
  expect(after?.text).not.toContain('Long ago');
});

test('each side has its own list of reasons, a reason from the other list is refused, and another’s conversation is not found', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  expect((await report(seeker.browser, chatId, 'report_talent_reasons')).refusal.errors).toHaveProperty('list');
  expect((await report(employer.browser, chatId, 'report_recruiter_reasons')).refusal.errors).toHaveProperty('list');
  expect((await report(seeker.browser, chatId, 'chat_report_lists', 9)).refusal.errors).toHaveProperty('report_reason_id');
  const stranger = await person(server, 'seeker');
  expect((await report(stranger.browser, chatId, 'chat_report_lists')).refusal.code).toBe(40004);
});

test('an account can send 20 reports a day', async () => {
  const { employer, chatId } = await chatting(server);
  for (let count = 0; count < 20; count += 1) expect((await report(employer.browser, chatId, 'report_talent_reasons')).status).toBe(200);
  expect((await report(employer.browser, chatId, 'report_talent_reasons')).status).toBe(429);
});
