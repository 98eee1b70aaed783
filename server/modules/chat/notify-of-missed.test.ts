import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createBlacklistCompany } from '../../../contract/companies.ts';
import { saveAutomaticReply } from '../../../contract/automatic-replies.ts';
import { markChat } from '../../../contract/chat-messages.ts';
import { updateChat } from '../../../contract/chats.ts';
import { testApp } from '../../../tests/support/app.ts';
import { firstMessage } from '../../../tests/support/automaticReplies.ts';
import { chatting, tell } from '../../../tests/support/chats.ts';
import { notification } from '../../db/schema/notification.ts';
import { notifyOfMissed } from './notify-of-missed.ts';
import { MINUTE } from '../../../contract/durations.ts';

const here = new Set<string>();
const server = await testApp(
  {},
  { realtime: { broadcast: () => undefined, send: () => undefined, present: async (ids) => new Set(ids.filter((id) => here.has(id))) } },
);
const { clock, db, mail, outside, runOutbox } = server;

beforeEach(() => {
  here.clear();
  mail.sent.length = 0;
});

/** Two people with a conversation; the seeker has a page open. */
async function talking() {
  const two = await chatting(server);
  here.add(two.seeker.userId);
  const heard = async () =>
    (await db.select().from(notification).where(eq(notification.userId, two.seeker.userId))).map(({ kind, data, readAt }) => [
      kind,
      data['chat_id'],
      readAt === null,
    ]);
  return { ...two, heard, look: () => notifyOfMissed(outside) };
}

test('a message left unread for three minutes with a page open causes one notification, and an email after ten minutes', async () => {
  const { seeker, employer, chatId, heard, look } = await talking();
  await tell(employer.browser, chatId, 'Hello');
  clock.move(2 * MINUTE);
  expect([await look(), await heard()]).toEqual([[], []]);
  clock.move(MINUTE);
  expect(await look()).toEqual([seeker.userId]);
  expect(await heard()).toEqual([['message', chatId, true]]);
  await tell(employer.browser, chatId, 'Are you there?');
  clock.move(5 * MINUTE);
  expect(await look()).toEqual([]);
  await runOutbox();
  expect(mail.sent).toEqual([]);
  clock.move(10 * MINUTE);
  await runOutbox();
  expect(mail.sent.map(({ subject }) => subject)).toEqual(['Ana Reyes sent you a message']);
});

test('a message read in time causes neither', async () => {
  const { seeker, employer, chatId, heard, look } = await talking();
  await tell(employer.browser, chatId, 'Hello');
  clock.move(2 * MINUTE);
  await seeker.browser.call(markChat, { params: { id: chatId }, body: { read_offset: 1 } });
  clock.move(20 * MINUTE);
  expect([await look(), await heard()]).toEqual([[], []]);
  await runOutbox();
  expect(mail.sent).toEqual([]);
});

test('the next message after those that were read counts as new', async () => {
  const { seeker, employer, chatId, look } = await talking();
  await tell(employer.browser, chatId, 'Hello');
  clock.move(3 * MINUTE);
  await look();
  await seeker.browser.call(markChat, { params: { id: chatId }, body: { read_offset: 1 } });
  clock.move(MINUTE);
  await tell(employer.browser, chatId, 'One more thing');
  clock.move(3 * MINUTE);
  expect(await look()).toEqual([seeker.userId]);
});

test('muted conversations, automatic replies, one’s own messages, and blocked companies cause none', async () => {
  const muted = await talking();
  await muted.seeker.browser.call(updateChat, { params: { id: muted.chatId }, body: { is_muted: true } });
  await tell(muted.employer.browser, muted.chatId, 'Hello');
  const answered = await talking();
  await answered.employer.browser.call(saveAutomaticReply, firstMessage as never);
  here.add(answered.employer.userId);
  await tell(answered.seeker.browser, answered.chatId, 'Hello');
  await answered.employer.browser.call(markChat, { params: { id: answered.chatId }, body: { read_offset: 1 } });
  const blocked = await talking();
  await tell(blocked.employer.browser, blocked.chatId, 'Hello');
  await blocked.seeker.browser.call(createBlacklistCompany, { body: { company_id: blocked.companyId } });
  clock.move(3 * MINUTE);
  expect(await notifyOfMissed(outside)).toEqual([]);
});
