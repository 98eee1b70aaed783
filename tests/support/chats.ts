import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sendMessage } from '../../contract/chat-messages.ts';
import { openChat } from '../../contract/chats.ts';
import type { z } from 'zod';
import type { ChatMessage, OutgoingMessage, outgoingMessage } from '../../contract/chat-records.ts';
import { user } from '../../server/db/schema/auth.ts';
import { application } from '../../server/db/schema/seeker.ts';
import { person } from '../api/world.ts';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { makeCompany, makeJob } from './market.ts';
import { colleague } from './team.ts';
import { DAY } from '../../contract/durations.ts';

type Somebody = Awaited<ReturnType<typeof person>>;

/** An employer with a job, and a job seeker with a complete profile who applied for it. There are no messages yet. */
export interface Parties {
  seeker: Somebody;
  employer: Somebody;
  companyId: number;
  jobId: number;
  applicationId: string;
}

export async function parties(server: TestApp, company: Parameters<typeof makeCompany>[1] = {}): Promise<Parties> {
  const companyId = await makeCompany(server.db, company);
  const employer = await colleague(server, companyId, 'coordinator');
  const { id: jobId } = await makeJob(server.db, { companyId, postedBy: employer.userId });
  const seeker = await person(server, 'seeker');
  await server.db.update(user).set({ isProfileCompleted: true }).where(eq(user.id, seeker.userId));
  const now = server.clock.now();
  const [applied] = await server.db
    .insert(application)
    .values({ userId: seeker.userId, jobId, promise: 'awaiting', dueAt: new Date(now.getTime() + DAY), createdAt: now })
    .returning({ id: application.id });
  return { seeker, employer, companyId, jobId, applicationId: (applied as { id: string }).id };
}

/** The same two with their conversation open. */
export async function chatting(server: TestApp, company: Parameters<typeof makeCompany>[1] = {}): Promise<Parties & { chatId: string }> {
  const two = await parties(server, company);
  const { data } = await two.seeker.browser.call(openChat, { body: { job_id: two.jobId } });
  return { ...two, chatId: data.id };
}

/** A message as a browser would create it. */
export const textOf = (text: string): OutgoingMessage => ({ id: randomUUID(), kind: 'text', body: { text } });

export async function tell(browser: Browser, chatId: string, message: z.input<typeof outgoingMessage> | string): Promise<ChatMessage> {
  return (await browser.call(sendMessage, { params: { id: chatId }, body: typeof message === 'string' ? textOf(message) : message })).data;
}
