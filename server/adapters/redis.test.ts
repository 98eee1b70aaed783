import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSavedJobIds } from '../../contract/saved-jobs.ts';
import { testApp } from '../../tests/support/app.ts';
import { buildApp } from '../app.ts';
import { connectRedis } from './redis.ts';

const URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const found = await connectRedis(URL).catch((error: Error) => error);
const redis = found instanceof Error ? null : found;
if (redis === null) console.warn(`Limits shared through Redis were not tried: ${String(found)}`);

test('an unreachable Redis stops the start with the name of the setting, but not the password', async () => {
  await expect(connectRedis('redis://me:secret-word@127.0.0.1:1')).rejects.toThrow(/^REDIS_URL: no Redis responds at 127\.0\.0\.1:1 \(.*ECONNREFUSED.*\)/);
  await expect(connectRedis('redis://me:secret-word@127.0.0.1:1')).rejects.not.toThrow('secret-word');
});

describe.skipIf(redis === null)('with Redis', () => {
  const limit = 5;
  let ask: (node: number) => Promise<{ status: number; left: unknown }>;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const { outside } = await testApp({ RATE_LIMIT: String(limit), TRUST_PROXY: '1' });
    if (!redis) return;
    const nodes = await Promise.all([0, 1].map(() => buildApp(outside.config, { ...outside, redis })));
    closing.push(...nodes.map((node) => () => node.close()));
    // An address unique to this run, so that no other run's calls count.
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    ask = async (node) => {
      const reply = await (nodes[node] as (typeof nodes)[0]).inject({
        url: `/api/${listSavedJobIds.service}${listSavedJobIds.path}`,
        headers: { 'x-forwarded-for': address },
      });
      return { status: reply.statusCode, left: reply.headers['x-ratelimit-remaining'] };
    };
  });
  afterAll(async () => {
    for (const close of closing) await close();
    redis?.disconnect();
  });

  test('nodes share the limit of an address', async () => {
    const calls: { status: number; left: unknown }[] = [];
    for (let call = 0; call < limit + 2; call += 1) calls.push(await ask(call % 2));
    expect(calls.map(({ left }) => left)).toEqual(['4', '3', '2', '1', '0', '0', '0']);
    expect(calls.slice(-2).map(({ status }) => status)).toEqual([429, 429]);
  });

  test('while it is unreachable, nobody waits or is refused', async () => {
    redis?.disconnect();
    expect((await ask(0)).status).toBe(401);
  });
});
