import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { transition } from 'xstate';
import { interviewMachine } from '../../../src/machines/interview/interview.machine.ts';
import { type InterviewEvent, type Role, SENDERS } from '../../../src/machines/interview/interview.types.ts';
import { type InterviewRecord, type InterviewSnapshot, recordOf, restore } from '../../../src/machines/interview/lifecycle.ts';
import { windowsOf } from '../../../src/machines/interview/windows.ts';
import { interviewStatus, type InterviewStatus } from '../../../contract/interview-records.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { pair, type Pair } from '../../../tests/support/interviews.ts';
import type { Queryable } from '../../db/client.ts';
import { interview } from '../../db/schema/interview.ts';
import { ApiError } from '../../http/errors.ts';
import { type Moved, moveInterview } from './move.ts';
import { columnsOf, dueAtOf, type InterviewRow } from './row.ts';

const START = Date.parse('2026-03-10T02:00:00Z');
const DAY = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();
const [first, second, proposed, fresh] = [iso(START), iso(START + DAY), iso(START + 2 * DAY), iso(START + 60 * DAY)] as const;

const base: InterviewRecord = {
  status: 'pending',
  times: [first, second],
  proposedTimes: [],
  startsAt: null,
  minutes: 60,
  checkedIn: { seeker: null, employer: null },
  attendance: { seeker: null, employer: null },
  resultRequestedAt: null,
  reason: null,
  endedBy: null,
};
const open = ['pending', 'rescheduleRequested', 'rejected', 'cancelled', 'expired'];
const checked = { seeker: iso(START - 3_600_000), employer: null };
/** What else a record of that state holds, where its guards look. */
const kept: Partial<Record<InterviewStatus, Partial<InterviewRecord>>> = {
  rescheduleRequested: { proposedTimes: [proposed] },
  checkedIn: { checkedIn: checked },
  inProgress: { checkedIn: checked },
  completed: { attendance: { seeker: 'completed', employer: null } },
  pendingResult: { attendance: { seeker: null, employer: 'completed' } },
  seekerAbsent: { attendance: { seeker: 'notAttended', employer: null } },
  employerAbsent: { attendance: { seeker: null, employer: 'notAttended' } },
  bothAbsent: { attendance: { seeker: 'notAttended', employer: 'notAttended' } },
};
const RECORDS: InterviewRecord[] = interviewStatus.options.map((status) => ({
  ...base,
  status,
  startsAt: open.includes(status) ? null : first,
  ...kept[status],
}));
const edges = [...Object.values(windowsOf({ startsAt: first, minutes: 60 }) ?? {}), second, proposed].map((at) => Date.parse(at));
/** Just before, at and just after each edge. */
const INSTANTS = [...new Set(edges.flatMap((at) => [at - 1, at, at + 1]))].sort((a, b) => a - b).map(iso);
const ROLES: Role[] = ['seeker', 'employer', 'system'];
const by = (role: Role) => ({ by: role as 'seeker' });
const CLOCK = ['times.passed', 'checkIn.opened', 'interview.started', 'interview.ended'] as const;
const EVENTS: ((role: Role, now: string) => InterviewEvent)[] = [
  (_, now) => ({ type: 'times.reoffered', times: [fresh], minutes: 60, now }),
  (_, now) => ({ type: 'time.accepted', time: first, now }),
  (_, now) => ({ type: 'time.accepted', time: second, now }),
  (_, now) => ({ type: 'proposal.accepted', time: proposed, now }),
  (_, now) => ({ type: 'interview.rejected', reason: 'no', now }),
  (_, now) => ({ type: 'reschedule.requested', times: [fresh], reason: 'no', now }),
  (role, now) => ({ type: 'interview.cancelled', ...by(role), reason: 'no', now }),
  (_, now) => ({ type: 'interview.closed', because: 'withdrawn', now }),
  (role, now) => ({ type: 'checkIn.made', ...by(role), now }),
  (role, now) => ({ type: 'attendance.marked', ...by(role), attendance: 'completed', now }),
  (role, now) => ({ type: 'attendance.marked', ...by(role), attendance: 'notAttended', now }),
  (_, now) => ({ type: 'result.requested', now }),
  (_, now) => ({ type: 'result.given', result: 'passed', now }),
  (_, now) => ({ type: 'result.given', result: 'notSuitable', now }),
  ...CLOCK.map((type) => (_: Role, now: string): InterviewEvent => ({
    type,
    now,
  })),
];

interface Case {
  record: InterviewRecord;
  event: InterviewEvent;
  role: Role;
}
const CASES: Case[] = RECORDS.flatMap((record) =>
  INSTANTS.flatMap((now) => ROLES.flatMap((role) => EVENTS.map((make) => ({ record, role, event: make(role, now) })))),
);

/** Where the chart alone stands at an instant: whatever its clock's events can do by then is done. */
const reached = new Map<string, InterviewSnapshot>();
function byTheClock(record: InterviewRecord, now: string): InterviewSnapshot {
  const key = `${RECORDS.indexOf(record)} ${now}`;
  let snapshot = reached.get(key) ?? restore(record);
  for (let isMoving = !reached.has(key); isMoving;) {
    const due = CLOCK.find((type) => snapshot.can({ type, now }));
    isMoving = due !== undefined;
    if (due) [snapshot] = transition(interviewMachine, snapshot, { type: due, now });
  }
  reached.set(key, snapshot);
  return snapshot;
}

/** What the chart alone answers. */
function byTheChart({ record, event, role }: Case): string {
  if (!SENDERS[event.type].includes(role)) return 'refused';
  const snapshot = byTheClock(record, event.now);
  return snapshot.can(event) ? recordOf(transition(interviewMachine, snapshot, event)[0]).status : 'refused';
}

const letters = { baseUrl: 'http://localhost:3000', mailFrom: 'Waymark <no-reply@waymark.test>' };
let server: TestApp;
let pairs: Pair[];
beforeAll(async () => {
  server = await testApp();
  pairs = await Promise.all([pair(server), pair(server)]);
});

const rowOf = ({ record, event }: Case, { seekerId, employerId, companyId, jobId }: Pair) => ({
  id: crypto.randomUUID(),
  seekerId,
  recruiterId: employerId,
  companyId,
  jobId,
  ...columnsOf(record),
  dueAt: dueAtOf(record, new Date(event.now)),
  method: 'phone' as const,
  employerTimeZone: 'Asia/Tokyo',
});

const answerOf = (moving: Promise<Moved>): Promise<string> =>
  moving.then(
    ({ row: { status } }) => status,
    (error: unknown) => {
      if (error instanceof ApiError) return 'refused';
      throw error;
    },
  );

/** A database that may not be asked: what is refused is refused before anything is written. */
const untouched = new Proxy({} as Queryable, {
  get: () => {
    throw new Error('asked the database');
  },
});

/** What the server answers to what the chart takes, and that this is what its row holds then. */
async function written(cases: readonly Case[], two: Pair): Promise<string[]> {
  return server.outside.db.transaction(async (tx) => {
    const rows: InterviewRow[] = [];
    for (let from = 0; from < cases.length; from += 500)
      rows.push(
        ...(await tx
          .insert(interview)
          .values(cases.slice(from, from + 500).map((one) => rowOf(one, two)))
          .returning()),
      );
    const answers: string[] = [];
    for (const [index, { event, role }] of cases.entries())
      answers.push(await answerOf(moveInterview(tx, rows[index] as InterviewRow, event, role, new Date(event.now), letters)));
    const stored = await tx.select({ id: interview.id, status: interview.status }).from(interview).where(eq(interview.recruiterId, two.employerId));
    const statusOf = new Map(stored.map(({ id, status }) => [id, status]));
    expect(rows.map(({ id }) => statusOf.get(id))).toEqual(answers);
    return answers;
  });
}

test('each event in each state, from each role, at each side of each window: the server answers what the chart does', async () => {
  expect(new Set(CASES.map(({ record }) => record.status)).size).toBe(interviewStatus.options.length);
  expect(new Set(CASES.map(({ event }) => event.type)).size).toBe(Object.keys(SENDERS).length);
  const expected = CASES.map(byTheChart);
  const taken = CASES.filter((_, index) => expected[index] !== 'refused');
  const refused = CASES.filter((_, index) => expected[index] === 'refused');
  const row = (one: Case) => ({ ...rowOf(one, pairs[0] as Pair), id: 'nobody' }) as InterviewRow;
  const answers = await Promise.all(refused.map((one) => answerOf(moveInterview(untouched, row(one), one.event, one.role, new Date(one.event.now), letters))));
  expect(refused.filter((_, index) => answers[index] !== 'refused')).toEqual([]);
  const half = Math.ceil(taken.length / 2);
  const halves = [taken.slice(0, half), taken.slice(half)];
  const reachedBy = (await Promise.all(halves.map((cases, index) => written(cases, pairs[index] as Pair)))).flat();
  expect(reachedBy).toEqual(expected.filter((status) => status !== 'refused'));
}, 120_000);
