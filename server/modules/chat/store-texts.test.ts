import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { chatting } from '../../../tests/support/chats.ts';
import { storeTexts } from './store-texts.ts';

/** A node of a plan from PostgreSQL's EXPLAIN. */
interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanStep[];
}

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

test('planned while there are no messages or blocks yet, the statement still finds both by their keys', async () => {
  const server = await testApp();
  const { connection } = server.outside;
  const { chatId, seeker, employer } = await chatting(server);
  await connection.pool.query('delete from chat_message');
  await connection.pool.query('analyze');
  const run = () =>
    storeTexts(connection, [{ id: randomUUID(), chatId, senderId: seeker.userId, readerId: employer.userId, kind: 'text', body: {} }], new Date());
  // From the sixth execution, PostgreSQL reuses the plan (see PREPARE in its documentation).
  for (let time = 0; time < 6; time += 1) expect((await run()).size).toBe(1);
  const { rows } = await connection.byKey.query<{ 'QUERY PLAN': [{ Plan: PlanStep }] }>(`explain (format json) execute "chat-say"('[]', now())`);
  const steps = stepsOf((rows[0] as (typeof rows)[0])['QUERY PLAN'][0].Plan);
  const readsOf = (table: string) =>
    steps.filter((step) => step['Relation Name'] === table && step['Node Type'] !== 'ModifyTable').map((step) => step['Index Cond']);
  // Of everything it reads, this is what grows by a thousand a second.
  expect(readsOf('chat_message')).toEqual([expect.stringContaining('id = ')]);
  expect(readsOf('blocked_company')).toEqual([expect.stringContaining('user_id = ')]);
});
