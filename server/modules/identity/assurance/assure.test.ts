import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { person } from '../../../../tests/api/world.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { user } from '../../../db/schema/auth.ts';
import { assure } from './assure.ts';
import { NOWHERE } from './session-assurance.ts';

test('each decision is logged with its event and effects, without identifying the account', async () => {
  const server = await testApp();
  const { userId } = await person(server, 'seeker');
  const [row] = await server.db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  const lines: unknown[] = [];
  const request = { log: { info: (...line: unknown[]) => lines.push(line) } } as unknown as FastifyRequest;
  const now = server.clock.now();
  await assure(server.db, { from: NOWHERE, userId, event: { type: 'password.reset', isFirst: false, at: now.toISOString() }, request, now });
  expect(lines).toMatchObject([
    [{ assurance: 'password.reset', from: 'anonymous.none', effects: expect.arrayContaining(['endAllSessions']) }, 'session assurance'],
  ]);
  expect(JSON.stringify(lines)).not.toContain(userId);
  expect(JSON.stringify(lines)).not.toContain(row?.email);
});
