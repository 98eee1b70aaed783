import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { interviewMachine } from '../../../../src/machines/interview/interview.machine.ts';
import { interviewStatus } from '../../../../contract/interview-records.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { byTheTable, INTERVIEW_CASES, type InterviewCase } from '../../../../tests/support/interview-table.ts';
import { pair, type Pair } from '../../../../tests/support/interviews.ts';
import type { Queryable } from '../../../db/client.ts';
import { interview } from '../../../db/schema/interview.ts';
import { ApiError } from '../../../http/errors.ts';
import { type Moved, moveInterview } from './move.ts';
import { columnsOf, dueAtOf, type InterviewRow } from './row.ts';

const emailSettings = { baseUrl: 'http://localhost:3000', mailFrom: 'Waymark <no-reply@waymark.test>' };
let server: TestApp;
let pairs: Pair[];
beforeAll(async () => {
  server = await testApp();
  pairs = await Promise.all([pair(server), pair(server)]);
});

const rowOf = ({ record, event }: InterviewCase, { seekerId, employerId, companyId, jobId }: Pair) => ({
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

/** A database that may not be queried: a refused event must be refused before anything is written. */
const untouched = new Proxy({} as Queryable, {
  get: () => {
    throw new Error('Expected no database query');
  },
});

/** The server's responses to the events of the table, and whether the row then matches. */
async function written(cases: readonly InterviewCase[], two: Pair): Promise<string[]> {
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
      answers.push(await answerOf(moveInterview(tx, rows[index] as InterviewRow, event, role, new Date(event.now), emailSettings)));
    const stored = await tx.select({ id: interview.id, status: interview.status }).from(interview).where(eq(interview.recruiterId, two.employerId));
    const statusOf = new Map(stored.map(({ id, status }) => [id, status]));
    expect(rows.map(({ id }) => statusOf.get(id))).toEqual(answers);
    return answers;
  });
}

test('for each event in each state, from each role, at both edges of each time window, the server responds as the table says', async () => {
  expect(new Set(INTERVIEW_CASES.map(({ record }) => record.status)).size).toBe(interviewStatus.options.length);
  expect(new Set(INTERVIEW_CASES.map(({ event }) => event.type)).size).toBe(interviewMachine.events.length);
  const expected = INTERVIEW_CASES.map(byTheTable);
  const taken = INTERVIEW_CASES.filter((_, index) => expected[index] !== 'refused');
  const refused = INTERVIEW_CASES.filter((_, index) => expected[index] === 'refused');
  const row = (one: InterviewCase) => ({ ...rowOf(one, pairs[0] as Pair), id: 'nobody' }) as InterviewRow;
  const answers = await Promise.all(
    refused.map((one) => answerOf(moveInterview(untouched, row(one), one.event, one.role, new Date(one.event.now), emailSettings))),
  );
  expect(refused.filter((_, index) => answers[index] !== 'refused')).toEqual([]);
  const half = Math.ceil(taken.length / 2);
  const halves = [taken.slice(0, half), taken.slice(half)];
  const reachedBy = (await Promise.all(halves.map((cases, index) => written(cases, pairs[index] as Pair)))).flat();
  expect(reachedBy).toEqual(expected.filter((status) => status !== 'refused'));
}, 120_000);
