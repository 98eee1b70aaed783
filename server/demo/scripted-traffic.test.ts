import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { ScriptedTraffic } from './scripted-traffic.ts';

test('each chart is walked once a week, whichever was walked before it', async () => {
  const { db } = await testDatabase();
  const walked: string[] = [];
  const traffic = new ScriptedTraffic(db, async (chart) => {
    walked.push(chart);
    return [];
  });
  const now = new Date('2026-03-02T04:00:00Z');
  for (const chart of ['login', 'search', 'apply', 'search', 'login']) await traffic.ensure(chart, now);
  expect(walked).toEqual(['login', 'search', 'apply']);
  await traffic.ensure('search', new Date('2026-03-16T04:00:00Z'));
  expect(walked).toEqual(['login', 'search', 'apply', 'search']);
});
