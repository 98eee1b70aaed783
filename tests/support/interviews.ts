import { inArray } from 'drizzle-orm';
import { offerInterview } from '../../contract/interviews.ts';
import { session } from '../../server/db/schema/auth.ts';
import { companyMember } from '../../server/db/schema/identity.ts';
import { application } from '../../server/db/schema/seeker.ts';
import { person } from '../api/world.ts';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { makeCompany, makeJob } from './market.ts';
import { DAY, HOUR } from '../../contract/durations.ts';

export interface Pair {
  seeker: Browser;
  employer: Browser;
  seekerId: string;
  employerId: string;
  companyId: number;
  jobId: number;
  applicationId: string;
}

/** A job seeker who applied for a job, and the employer who is responsible for it; signed in for as long as a test moves the clock. */
export async function pair(server: TestApp): Promise<Pair> {
  const companyId = await makeCompany(server.db);
  const { id: jobId } = await makeJob(server.db, { companyId });
  const employer = await person(server, 'recruiter');
  await server.db.insert(companyMember).values({ userId: employer.userId, companyId, role: 'coordinator', joinedAt: server.clock.now() });
  const seeker = await person(server, 'seeker');
  const expiresAt = new Date(server.clock.now().getTime() + 400 * DAY);
  await server.db
    .update(session)
    .set({ expiresAt })
    .where(inArray(session.id, [employer.sessionId, seeker.sessionId]));
  const [applied] = await server.db.insert(application).values({ userId: seeker.userId, jobId, promise: 'awaiting' }).returning({ id: application.id });
  return {
    seeker: seeker.browser,
    employer: employer.browser,
    seekerId: seeker.userId,
    employerId: employer.userId,
    companyId,
    jobId,
    applicationId: (applied as { id: string }).id,
  };
}

/** A one-hour video interview, offered in this many hours from now. */
export async function offered(server: TestApp, { employer, applicationId }: Pair, hours: readonly number[] = [24]) {
  const times = hours.map((hour) => new Date(server.clock.now().getTime() + hour * HOUR).toISOString());
  const body = { application_id: applicationId, times, time_zone: 'Asia/Tokyo', method: 'video' as const, video_link: 'https://meet.example.com/ana' };
  return (await employer.call(offerInterview, { body })).data;
}

/** Clears all emails and socket messages so far. */
export async function forget(server: TestApp): Promise<void> {
  await server.runOutbox();
  server.mail.sent.length = 0;
  server.broadcasts.length = 0;
}
