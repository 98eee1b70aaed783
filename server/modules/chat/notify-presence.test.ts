import { once } from 'node:events';
import { and, eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openChat } from '../../../contract/chats.ts';
import type { Presence } from '../../../contract/chat-records.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { chatting, parties, type Parties } from '../../../tests/support/chats.ts';
import { ask, node, type Node } from '../../../tests/support/line.ts';
import { makeJob } from '../../../tests/support/market.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { blockedCompany } from '../../db/schema/resume.ts';

let server: TestApp;
let here: Node;
let two: Parties & { chatId: string };
beforeAll(async () => {
  server = await testApp();
  here = await node(server);
});
beforeEach(async () => {
  two = await chatting(server);
});

const presenceOf = async (socket: Socket) => ((await once(socket as never, 'presence')) as [Presence])[0];

test('people who chat with someone see them come online and leave; they themselves don’t', async () => {
  const employer = await here.join(two.employer.browser);
  const [first, window] = [await here.join(two.seeker.browser), await here.join(two.seeker.browser)];
  const own: Presence[] = [];
  window.on('presence', (presence: Presence) => own.push(presence));
  const came = presenceOf(employer);
  server.clock.move(1_000);
  expect(await came).toEqual({ user_id: two.seeker.userId, is_online: true, activity: 'justNow' });
  const left: Presence[] = [];
  employer.on('presence', (presence: Presence) => left.push(presence));
  first.disconnect();
  window.disconnect();
  // Longer than the server needs to notice that they left.
  const later = () => (server.clock.move(10_000), left);
  await expect.poll(later, { timeout: 5_000 }).toEqual([{ user_id: two.seeker.userId, is_online: false, activity: 'justNow' }]);
  expect(own.filter(({ user_id }) => user_id === two.seeker.userId)).toEqual([]);
});

test('presence isn’t sent across a block, to a company the recruiter left, or to strangers', async () => {
  const { seeker } = two;
  const [blocked, past, stranger] = [await parties(server), await parties(server), await parties(server)];
  for (const { companyId, employer } of [blocked, past]) {
    const { id: jobId } = await makeJob(server.db, { companyId, postedBy: employer.userId });
    await seeker.browser.call(openChat, { body: { job_id: jobId } });
  }
  await server.db.insert(blockedCompany).values({ userId: seeker.userId, companyId: blocked.companyId });
  await server.db.delete(companyMember).where(and(eq(companyMember.userId, past.employer.userId), eq(companyMember.companyId, past.companyId)));
  const sockets = await Promise.all([two, blocked, past, stranger].map(({ employer }) => here.join(employer.browser)));
  const heard: string[][] = sockets.map(() => []);
  for (const [index, socket] of sockets.entries()) socket.on('presence', ({ user_id }: Presence) => heard[index]?.push(user_id));
  await here.join(seeker.browser);
  server.clock.move(1_000);
  await expect.poll(() => heard[0], { timeout: 5_000 }).toContain(seeker.userId);
  // Everything sent at the same time has arrived with the next response.
  for (const socket of sockets) await ask(socket, 'chat.typing', { chat_id: two.chatId });
  expect(heard.slice(1).map((ids) => ids.includes(seeker.userId))).toEqual([false, false, false]);
});
