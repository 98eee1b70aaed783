import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listJobAlerts } from '../../contract/alerts.ts';
import { listApplicants } from '../../contract/applicants.ts';
import { getAppliedJob, listApplications } from '../../contract/applications.ts';
import { countUnread, listChats } from '../../contract/chats.ts';
import { getWorkspace } from '../../contract/company-workspace.ts';
import { DAY, HOUR } from '../../contract/durations.ts';
import { listInterviews } from '../../contract/interviews.ts';
import { login } from '../../contract/auth.ts';
import { listProfileViewers, listRecommendations, listViewedJobs } from '../../contract/my-jobs.ts';
import { listNotifications } from '../../contract/notification-calls.ts';
import { listPostings } from '../../contract/postings.ts';
import { recruiterLogin } from '../../contract/recovery.ts';
import { listSavedJobs } from '../../contract/saved-jobs.ts';
import { getTeam } from '../../contract/team.ts';
import type { ApplicationEvent, Role } from '../../src/machines/application/application.types.ts';
import { apply, type ApplicationRecord, begin, restore } from '../../src/machines/application/lifecycle.ts';
import type { VerificationEvent, VerificationRole, VerificationStatus } from '../../src/machines/companyVerification/companyVerification.types.ts';
import { applyToVerification } from '../../src/machines/companyVerification/lifecycle.ts';
import type { ConductEvent } from '../../src/machines/conduct/conduct.types.ts';
import { applyToConduct, type ConductRecord, GOOD } from '../../src/machines/conduct/lifecycle.ts';
import * as interviews from '../../src/machines/interview/lifecycle.ts';
import type { InterviewEvent, Role as InterviewRole } from '../../src/machines/interview/interview.types.ts';
import type { PostingEvent } from '../../src/machines/jobPosting/jobPosting.types.ts';
import { applyToPosting, type PostingRecord } from '../../src/machines/jobPosting/lifecycle.ts';
import type { ActiveState } from '../../src/machines/application/application.types.ts';
import { isActive } from '../../src/machines/application/statuses.ts';
import { testApp } from '../../tests/support/app.ts';
import type { Browser } from '../../tests/support/browser.ts';
import { conduct, interview, interviewEvent } from '../db/schema/interview.ts';
import { job } from '../db/schema/market.ts';
import { application, applicationEvent } from '../db/schema/seeker.ts';
import { freshenMarket } from '../db/seed/freshen.ts';
import { seedMarket } from '../db/seed/market.ts';
import { judgeCompanies } from '../modules/hiring/applicants/keep-promises.ts';
import { recordOfRow } from '../modules/hiring/interviews/row.ts';
import { recordOfRow as postingOfRow } from '../modules/market/jobs/record.ts';
import { ensureDemoAccounts } from './accounts.ts';

const PASSWORD = 'waymark-demo-1';
const { clock, db, guest, outside } = await testApp();
const all = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) => (await db.execute<T>(query)).rows;
let [ana, elias] = [] as unknown as [Browser, Browser];

async function enter(): Promise<void> {
  [ana, elias] = [await guest(), await guest()];
  await ana.call(login, { body: { login: 'seeker@waymark.test', password: PASSWORD } });
  await elias.call(recruiterLogin, { body: { login: 'employer@waymark.test', password: PASSWORD } });
}

beforeAll(async () => {
  await seedMarket(outside.connection.pool, { jobs: 3_000, now: clock.now });
  // A start continues without the histories. Here, errors must be visible.
  vi.spyOn(console, 'error').mockImplementation((_, error: Error) => {
    throw error;
  });
  await ensureDemoAccounts(outside);
}, 300_000);

/** The state of an application, computed only from its history and the clock. */
function replayed(
  row: typeof application.$inferSelect,
  events: readonly (typeof applicationEvent.$inferSelect)[],
  now: Date,
): ApplicationRecord & { answeredAt: Date | null } {
  const dueAt = row.dueAt?.toISOString() ?? null;
  let record: ApplicationRecord = begin(dueAt);
  let heldFrom: ActiveState | undefined;
  let answeredAt: Date | null = null;
  const send = (event: ApplicationEvent, by: Role, at: Date) => {
    const applied = apply(restore(record.status, record.promise, dueAt, record.reason, heldFrom), event, by);
    if (!applied.ok) throw new Error(`${event.type} by ${by} after ${record.status}: ${applied.reason}`);
    if (applied.promise === 'answered' && record.promise !== 'answered') answeredAt = at;
    if (isActive(applied.status)) heldFrom = applied.status;
    record = applied;
  };
  /** Marks it late if nobody has replied by then. */
  const pass = (until: Date) => {
    if (row.dueAt && record.promise === 'awaiting' && ['pending', 'viewed', 'onHold'].includes(record.status) && row.dueAt <= until)
      send({ type: 'promise.due', now: row.dueAt.toISOString() }, 'system', row.dueAt);
  };
  const [first, ...rest] = events;
  expect(first).toMatchObject({ status: 'pending', by: 'seeker' });
  let last = first?.at ?? new Date(0);
  for (const { status, by, at } of rest) {
    expect(at.getTime()).toBeGreaterThanOrEqual(last.getTime());
    last = at;
    pass(at);
    const reason = row.reason ?? '';
    const sent: Partial<Record<string, ApplicationEvent>> = {
      viewed: { type: 'application.viewed' },
      communicating: { type: 'chat.opened' },
      interview: { type: 'interview.agreed' },
      accepted: { type: 'application.accepted' },
      notAccepted: by === 'system' ? { type: 'promise.expired', now: at.toISOString() } : { type: 'application.declined', reason },
      withdrawn: { type: 'application.withdrawn' },
      jobClosed: { type: 'job.closed' },
      onHold: { type: 'job.held' },
    };
    const event = sent[status];
    if (!event) throw new Error(`no event leads to ${status}`);
    send(event, by, at);
    expect(record.status).toBe(status);
  }
  pass(now);
  return { ...record, answeredAt };
}

describe('every record could really have happened', () => {
  test('an application is what its history makes of it', async () => {
    const rows = await db.select().from(application);
    expect(rows.length).toBeGreaterThan(30);
    const events = Map.groupBy(await db.select().from(applicationEvent).orderBy(applicationEvent.id), ({ applicationId }) => applicationId);
    for (const row of rows) {
      const { status, promise, reason, answeredAt } = replayed(row, events.get(row.id) ?? [], clock.now());
      expect({ status, promise, reason, answeredAt }).toEqual({ status: row.status, promise: row.promise, reason: row.reason, answeredAt: row.answeredAt });
    }
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['pending', 'viewed', 'communicating', 'interview', 'accepted', 'notAccepted', 'withdrawn', 'jobClosed']),
    );
    expect(new Set(rows.map(({ promise }) => promise))).toEqual(new Set(['awaiting', 'overdue', 'answered', 'autoClosed']));
  });

  test('an interview is what its history makes of it', async () => {
    const rows = await db.select().from(interview);
    expect(rows.length).toBeGreaterThan(8);
    const events = Map.groupBy(await db.select().from(interviewEvent).orderBy(interviewEvent.id), ({ interviewId }) => interviewId);
    for (const row of rows) {
      const [offered, ...rest] = events.get(row.id) ?? [];
      expect(offered).toMatchObject({ type: 'times.offered', by: 'employer', at: row.createdAt });
      let record = interviews.begin(row.times, row.minutes);
      for (const { type, by, at, detail, status } of rest) {
        const event = { ...detail, type, now: at.toISOString() } as unknown as InterviewEvent;
        // `advance` already applies the clock's events.
        record = by === 'system' ? interviews.advance(record, at.toISOString()).record : appliedTo(record, event, by);
        expect(record.status).toBe(status);
      }
      expect(interviews.advance(record, clock.now().toISOString()).record).toEqual(recordOfRow(row));
    }
  });

  function appliedTo(record: interviews.InterviewRecord, event: InterviewEvent, by: InterviewRole): interviews.InterviewRecord {
    const applied = interviews.apply(record, event, by);
    if (!applied.ok) throw new Error(`${event.type} by ${by} after ${record.status}: ${applied.reason}`);
    return applied.record;
  }

  test('a posting is what the clock makes of it since it was published, or what its employer then did', async () => {
    const rows = await db.select().from(job);
    expect(rows.length).toBeGreaterThan(3_000);
    const counts: Record<string, number> = {};
    const now = clock.now().toISOString();
    for (const row of rows) {
      const { status } = row;
      if (status === 'draft') continue;
      const after = (type: PostingEvent['type'], role: Role, before: PostingRecord) => {
        const applied = applyToPosting(before, { type, now } as PostingEvent, role);
        return applied.ok ? applied.record : before;
      };
      const live: PostingRecord = { ...postingOfRow(row), status: 'open' };
      const clocks = ['job.confirmationDue', 'job.unanswered', 'job.lapsed', 'job.expired'] as const;
      const byClock = clocks.reduce((before, type) => after(type, 'system', before), live);
      const byEmployer = (['job.held', 'job.closed'] as const).map((type) => after(type, 'employer', byClock).status);
      expect([byClock.status, ...byEmployer]).toContain(status);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    expect(Object.keys(counts).toSorted()).toEqual(['closed', 'confirmDue', 'onHold', 'open']);
  });

  test('a company is verified by the way that leads there, or not at all', async () => {
    const rows = await all<{ verification: VerificationStatus; is_verified: boolean }>(sql`select distinct verification, is_verified from company`);
    const steps: [VerificationEvent, VerificationRole][] = [
      [{ type: 'documents.submitted' }, 'admin'],
      [{ type: 'verification.approved' }, 'operator'],
    ];
    const way: VerificationStatus[] = ['none'];
    for (const [event, role] of steps) {
      const applied = applyToVerification(way.at(-1) ?? 'none', event, role);
      if (applied.ok) way.push(applied.status);
    }
    expect(way).toEqual(['none', 'pending', 'verified']);
    expect(rows.map(({ verification }) => verification).toSorted()).toEqual(['none', 'verified']);
    for (const { verification, is_verified } of rows) expect(is_verified).toBe(verification === 'verified');
  });

  test('how somebody stands with appointments is what those they missed make of it', async () => {
    const missed = await all<{ user_id: string; at: string; marked: string }>(sql`
      select case when e.detail ->> 'attendance' = 'notAttended' and e.by = 'employer' then i.seeker_id else i.recruiter_id end as user_id, i.starts_at as at, e.at as marked
      from interview_event e join interview i on i.id = e.interview_id where e.type = 'attendance.marked' and e.detail ->> 'attendance' = 'notAttended' order by e.at`);
    expect(missed.length).toBeGreaterThan(0);
    const standing = new Map<string, ConductRecord>();
    const iso = (text: string) => new Date(text).toISOString();
    const sent = (record: ConductRecord, event: ConductEvent) => applyToConduct(record, event) ?? record;
    for (const { user_id, at, marked } of missed)
      standing.set(user_id, sent(standing.get(user_id) ?? GOOD, { type: 'interview.missed', at: iso(at), now: iso(marked) }));
    const rows = await db.select().from(conduct);
    const now = clock.now().toISOString();
    for (const { userId, status, bannedUntil } of rows) {
      const lapsed = sent(sent(standing.get(userId) ?? GOOD, { type: 'ban.ended', now }), { type: 'warning.lapsed', now });
      expect([status, bannedUntil?.toISOString() ?? null]).toEqual([lapsed.status, lapsed.bannedUntil]);
    }
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(standing.keys()));
  });

  test('nobody did anything before there was anything to do it to, or after now', async () => {
    const [wrong] = await all<Record<string, number>>(sql`select
      (select count(*)::int from application a join job j on j.id = a.job_id where a.created_at < j.posted_at or a.updated_at > ${clock.now()}) as applied,
      (select count(*)::int from chat_message m join chat c on c.id = m.chat_id where m.created_at < c.created_at or m.created_at > ${clock.now()}) as said,
      (select count(*)::int from notification where created_at > ${clock.now()} or read_at > ${clock.now()}) as center,
      (select count(*)::int from saved_job s join job j on j.id = s.job_id where s.saved_at < j.posted_at) as saved,
      (select count(*)::int from inbox_message where at > ${clock.now()}) as mailed,
      (select count(*)::int from outbox where done_at is null) as waiting`);
    expect(Object.values(wrong ?? {}).every((count) => count === 0)).toBe(true);
  });

  test('nothing is dated by the machine’s clock, or the database’s: theirs is another month', async () => {
    const columns = await all<{ table_name: string; column_name: string }>(sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'`);
    expect(columns.length).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const { table_name, column_name } of columns) {
      const [found] = await all(
        sql`select 1 from ${sql.identifier(table_name)} where abs(extract(epoch from ${sql.identifier(column_name)} - now())) < 3600 limit 1`,
      );
      if (found) wrong.push(`${table_name}.${column_name}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the promises of a company add up: each that came due is an application’s', async () => {
    const figures = () => all<{ id: number; due: number; kept: number }>(sql`select id, promises_due as due, promises_kept as kept from company order by id`);
    const before = await figures();
    await judgeCompanies(db, clock.now());
    expect(await figures()).toEqual(before);
    const { promises } = (await (await entered()).call(getWorkspace)).data;
    const [counted] = await all<{ due: number; kept: number }>(sql`
      select count(*)::int as due, (count(*) filter (where a.answered_at < a.due_at))::int as kept from application a join job j on j.id = a.job_id
      where j.company_id = (select company_id from company_member m join "user" u on u.id = m.user_id where u.email = 'employer@waymark.test')
        and a.due_at <= ${clock.now()} and a.promise <> 'awaiting'`);
    expect({ due: promises.due, kept: promises.kept }).toEqual(counted);
    expect(promises.due).toBeGreaterThan(15);
    expect(promises.kept).toBeLessThan(promises.due);
  });
});

const entered = async () => {
  if (!elias) await enter();
  return elias;
};

describe('the pages agree with each other', () => {
  test('the seeker’s', async () => {
    await entered();
    const applications = (await ana.call(listApplications, { query: {} })).data;
    expect(applications.map(({ status }) => status).toSorted()).toEqual(['communicating', 'interview', 'notAccepted', 'pending', 'viewed', 'withdrawn']);
    expect(applications.filter(({ promise }) => promise?.status === 'overdue')).toHaveLength(1);
    expect(applications.find(({ status }) => status === 'notAccepted')).toMatchObject({ reason: 'filled', note: expect.any(String) });
    const chats = (await ana.call(listChats, { query: {} })).data;
    expect(chats).toHaveLength(3);
    expect(chats.filter(({ unread }) => unread > 0)).toHaveLength(3);
    const unread = (await ana.call(countUnread)).data;
    expect(unread).toEqual({ chats: 3, messages: chats.reduce((sum, chat) => sum + chat.unread, 0) });
    const upcoming = (await ana.call(listInterviews, { query: { filter: 'upcoming' } })).data;
    expect(upcoming.map(({ status }) => status).toSorted()).toEqual(['pending', 'upcoming']);
    const tomorrow = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10);
    expect(upcoming.find(({ status }) => status === 'upcoming')?.starts_at).toBe(`${tomorrow}T02:00:00.000Z`);
    expect((await ana.call(listInterviews, { query: { filter: 'past' } })).data.map(({ status }) => status)).toEqual(['passed']);
    expect((await ana.call(listSavedJobs, { query: {} })).data).toHaveLength(5);
    expect((await ana.call(listJobAlerts)).data).toHaveLength(2);
    expect((await ana.call(listViewedJobs, { query: {} })).data.length).toBeGreaterThan(12);
    expect((await ana.call(listProfileViewers, { query: {} })).data).toHaveLength(4);
    expect((await ana.call(listRecommendations, { query: { list: 'for_you' } })).data.length).toBeGreaterThan(5);
    const center = (await ana.call(listNotifications, { query: {} })).data;
    expect(center.unread).toBe(center.notifications.filter(({ is_read }) => !is_read).length);
    expect(center.unread).toBeGreaterThan(2);
    expect(center.unread).toBeLessThan(center.notifications.length);
    for (const { job } of applications) expect((await ana.call(getAppliedJob, { params: { id: job.id } })).data.can_chat).toBe(true);
  });

  test('the employer’s', async () => {
    await entered();
    const { data: home } = await elias.call(getWorkspace);
    const { data: board } = await elias.call(listApplicants, { query: {} });
    const { data: postings } = await elias.call(listPostings, { query: { tab: 'open' } });
    expect(home.to_answer).toBe(board.counts.pending + board.counts.viewed);
    expect(home.overdue).toBe(1);
    expect(home.jobs).toBe(postings.counts.open + postings.counts.onHold);
    expect(home.to_confirm).toBe(postings.to_confirm);
    expect(home.to_confirm).toBe(1);
    expect(board.promise_kept).toBeCloseTo(home.promises.kept / home.promises.due);
    const ofJobs = postings.postings.flatMap(({ applicants }) => Object.entries(applicants));
    const { data: ended } = await elias.call(listPostings, { query: { tab: 'ended' } });
    const everywhere = [...ofJobs, ...ended.postings.flatMap(({ applicants }) => Object.entries(applicants))];
    for (const stage of ['pending', 'viewed', 'interview', 'notAccepted'] as const)
      expect(everywhere.filter(([of]) => of === stage).reduce((sum, [, count]) => sum + (count ?? 0), 0)).toBe(board.counts[stage]);
    expect(Object.entries(board.counts).filter(([, count]) => count === 0)).toEqual([['onHold', 0]]);
    const today = home.applicants.filter(({ due_at, is_overdue }) => !is_overdue && due_at && Date.parse(due_at) < clock.now().getTime() + 12 * HOUR);
    expect(today).toHaveLength(2);
    const { data: chats } = await elias.call(listChats, { query: {} });
    expect(home.unread_messages).toBe(chats.reduce((sum, chat) => sum + chat.unread, 0));
    expect(home.unread_messages).toBeGreaterThan(1);
    expect((await elias.call(getTeam)).data.members.map(({ role }) => role)).toEqual(['coordinator', 'admin', 'recruiter']);
    expect(postings.postings.filter(({ views, applicants }) => views < Object.values(applicants).reduce((sum, count) => sum + (count ?? 0), 0))).toEqual([]);
  });

  test('of emails there are the last days’, dated when they were sent', async () => {
    const emails = await all<{ to: string; count: number; first: string }>(sql`select "to", count(*)::int, min(at) as first from inbox_message group by 1`);
    expect(emails.map(({ to }) => to).toSorted()).toEqual(['employer@waymark.test', 'seeker@waymark.test']);
    for (const { count, first } of emails) {
      expect(count).toBeLessThan(20);
      expect(new Date(first).getTime()).toBeGreaterThanOrEqual(clock.now().getTime() - 3 * DAY);
    }
  });
});

describe('once they are made', () => {
  const digest = () => all(sql`select id, status, due_at from application order by id`);

  test('making them again changes nothing', async () => {
    const before = await digest();
    await ensureDemoAccounts(outside);
    expect(await digest()).toEqual(before);
  });

  test('those somebody has been in go on as they are; those nobody has been in begin anew with the market', async () => {
    const before = await digest();
    clock.move(9 * DAY);
    expect(await freshenMarket(outside.connection, clock.now())).toBe(9);
    await ensureDemoAccounts(outside);
    expect(await digest()).toEqual(before);
    // As if nobody had signed in. The record of their use outlives their sessions (forget.test.ts).
    await db.execute(sql`delete from session where user_id in (select id from "user" where source = 'demo')`);
    await db.execute(sql`delete from installation where key = 'demoUsed'`);
    clock.move(9 * DAY);
    await freshenMarket(outside.connection, clock.now());
    expect(await digest()).toEqual([]);
    await ensureDemoAccounts(outside);
    await enter();
    const upcoming = (await ana.call(listInterviews, { query: { filter: 'upcoming' } })).data.flatMap(({ starts_at }) => starts_at ?? []);
    expect(upcoming.map((at) => Math.ceil((Date.parse(at) - clock.now().getTime()) / DAY))).toEqual([1]);
    expect(await all(sql`select id from job where status = 'closed' and source = 'employer'`)).toHaveLength(1);
  }, 300_000);
});
