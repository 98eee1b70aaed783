import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { endCareerSummary, getSummaryCredits, rewriteCareerSummary, type SummaryEvent, writeCareerSummary } from '../../../../contract/career-summary.ts';
import { pathOf } from '../../../../contract/call.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import * as calls from '../../../../contract/profile-calls.ts';
import { WRITTEN } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { AiError, type Ai, type SummaryTask } from '../../../adapters/ai/ai.ts';
import { sweepGenerations } from './generation.ts';

/** A busy machine may take its time. */
const patient = { timeout: 10_000 };
const body = { stream: true as const };
const COOK = { ...WRITTEN.workExperience, start_date: '2018-03', description: 'Cut waste by 20%. Write to me at cook@example.com or +63 928 555 0142.' };

async function cook(server: TestApp): Promise<Browser> {
  const one = await server.seeker();
  await one.call(calls.createWorkExperience, { body: COOK });
  await one.call(calls.updateSkills, { body: { skills: ['Grilling', 'Stock taking'] } });
  return one;
}

/** An AI that says what the test tells it, when it tells it. */
function heldAi() {
  const heard: { task: SummaryTask; stop: AbortSignal; say: (word: string) => void; finish: (error?: Error) => void }[] = [];
  const ai: Ai = {
    kind: 'ai',
    analyse: async () => [],
    languageOf: ({ tag }) => tag,
    async *write(task, stop) {
      const words: (string | Error | null)[] = [];
      let wake = () => {};
      const put = (word: string | Error | null) => (words.push(word), wake());
      stop.addEventListener('abort', () => put(null));
      heard.push({ task, stop, say: put, finish: (error) => put(error ?? null) });
      for (;;) {
        const word = words.shift();
        if (word === null) return;
        if (word instanceof Error) throw word;
        if (word !== undefined) yield word;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
  return { ai, heard, latest: async (count: number) => vi.waitUntil(() => heard[count - 1], patient) };
}

const held = heldAi();
const rules = await testApp();
const server = await testApp({}, { ai: held.ai });
await server.app.listen({ port: 0, host: '127.0.0.1' });
const creditsOf = async (who: Browser) => (await who.call(getSummaryCredits)).data.credits;
const last = (events: SummaryEvent[]) => events.at(-1) as Extract<SummaryEvent, { type: 'done' }>;

/** The same over a real line, so that it can be left. */
function listen(who: Browser, headers: Record<string, string> = {}) {
  const leave = new AbortController();
  const answer = fetch(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${pathOf(writeCareerSummary)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: leave.signal,
  });
  return { answer, leave };
}

test('rules write from the profile, say that they are rules, and say it another way at another try', async () => {
  const ana = await cook(rules);
  const { data: first } = await ana.call(writeCareerSummary, { body });
  expect(first[0]).toEqual({ type: 'begun', writer: 'rules', language: 'en' });
  expect(first.flatMap((event) => (event.type === 'wrote' ? [event.piece] : [])).join('')).toBe(last(first).text);
  expect(last(first)).toEqual({
    type: 'done',
    text: 'Cook with two years of experience, most recently at Harbour Grill. At Harbour Grill: Cut waste by 20%. Skilled in Grilling and Stock taking.',
    missing: ['educations', 'job_preferences'],
    is_unchanged: false,
    credits: { left: LIMITS.summaryCredits - 1, most: LIMITS.summaryCredits, renews_at: '2026-03-02T16:01:00.000Z' },
  });
  const { data: second } = await ana.call(writeCareerSummary, { body });
  expect(last(second).text).not.toBe(last(first).text);
});

test('the same key gives the same text again, and costs nothing; with another wish it is refused', async () => {
  const ana = await cook(rules);
  const again = { 'idempotency-key': crypto.randomUUID() };
  const { data: first } = await ana.call(writeCareerSummary, { body }, again);
  const { data: second } = await ana.call(writeCareerSummary, { body }, again);
  expect([last(second), (await creditsOf(ana)).left]).toEqual([last(first), LIMITS.summaryCredits - 1]);
  const other = await ana.call(rewriteCareerSummary, { body: { ...body, rewrite_type: 'shorter', text: 'I bake.' } }, again);
  expect(other.refusal.code).toBe(42017);
});

test('nothing is written of a profile that says nothing, and what could not be bettered costs nothing', async () => {
  const ana = await rules.seeker();
  expect((await ana.call(writeCareerSummary, { body })).refusal).toMatchObject({ code: 44005 });
  const { data } = await ana.call(rewriteCareerSummary, { body: { ...body, rewrite_type: 'shorter', text: 'I bake.' } });
  expect(last(data)).toMatchObject({ text: 'I bake.', is_unchanged: true, credits: { left: LIMITS.summaryCredits } });
});

test.each(['', '  ', 'x'.repeat(4_001)])('a text of nothing or too much is no text to write anew', async (text) => {
  const ana = await rules.seeker();
  expect((await ana.call(rewriteCareerSummary, { body: { ...body, rewrite_type: 'shorter', text } })).refusal).toMatchObject({ code: 40001 });
});

test('the credits of a day are used up with the last, and come back at 00:01 GMT+8, to the second', async () => {
  const own = await testApp();
  const ana = await cook(own);
  for (let used = 0; used < LIMITS.summaryCredits; used += 1) await ana.call(writeCareerSummary, { body });
  const refused = await ana.call(writeCareerSummary, { body });
  expect([refused.status, refused.refusal.code, refused.refusal.retry_after]).toEqual([429, 44001, 12 * 3_600 + 60]);
  // It is 04:00 UTC, noon in GMT+8: until 00:00:59 of the next day they are the day's.
  own.clock.move((12 * 3_600 + 59) * 1_000);
  expect((await ana.call(writeCareerSummary, { body })).refusal).toMatchObject({ code: 44001, retry_after: 1 });
  own.clock.move(1_000);
  expect(await creditsOf(ana)).toEqual({ left: LIMITS.summaryCredits, most: LIMITS.summaryCredits, renews_at: '2026-03-03T16:01:00.000Z' });
  expect(last((await ana.call(writeCareerSummary, { body })).data).credits.left).toBe(LIMITS.summaryCredits - 1);
});

test('an AI is told what a summary needs, and neither who one is nor how to reach one', async () => {
  const ana = await cook(server);
  const written = ana.call(writeCareerSummary, { body }, { 'language-id': '9' });
  const { task, say, finish } = await held.latest(held.heard.length + 1);
  expect(task).toMatchObject({ language: { tag: 'es' }, rewrite: null, facts: { works: [{ title: 'Cook', company: 'Harbour Grill' }] } });
  expect(JSON.stringify(task)).not.toMatch(/Ana|Reyes|example\.com|0142|PHP/);
  say('A cook who');
  say(' grills, see https://evil.example/x <b>now</b>.\u202e');
  finish();
  const { data } = await written;
  expect(data[0]).toEqual({ type: 'begun', writer: 'ai', language: 'es' });
  expect(last(data).text).toBe('A cook who grills, see bnow/b.');
});

test('what fails or finds no AI costs nothing, and is told as it is even in the middle', async () => {
  const ana = await cook(server);
  const away = ana.call(writeCareerSummary, { body });
  (await held.latest(held.heard.length + 1)).finish(new AiError('unavailable', 'nobody there'));
  expect((await away).data.at(-1)).toMatchObject({ code: 44002 });
  const broken = ana.call(writeCareerSummary, { body });
  const { say, finish } = await held.latest(held.heard.length + 1);
  say('A cook ');
  finish(new AiError('failed', 'broke off'));
  expect((await broken).data).toMatchObject([{ type: 'begun' }, { type: 'wrote' }, { code: 44003 }]);
  const silent = ana.call(writeCareerSummary, { body });
  (await held.latest(held.heard.length + 1)).finish();
  expect((await silent).data.at(-1)).toMatchObject({ code: 44003 });
  expect((await creditsOf(ana)).left).toBe(LIMITS.summaryCredits);
});

test.each([{}, { 'content-type': 'application/json' }, { 'content-type': 'application/json', 'content-length': '0' }])(
  'writing is ended with an empty body, told of by %o',
  async (headers) => {
    const ana = await cook(server);
    const cookie = [...ana.cookies].map((pair) => pair.join('=')).join('; ');
    const url = '/api/aicv/ai_writing/career_summary';
    const { statusCode, payload } = await server.app.inject({ method: 'PATCH', url, headers: { cookie, origin: server.outside.config.baseUrl, ...headers } });
    expect([statusCode, JSON.parse(payload)]).toMatchObject([200, { data: { credits: { left: LIMITS.summaryCredits } } }]);
  },
);

test('one text at a time is written for a person; it can be ended from elsewhere, and then another begun', async () => {
  const ana = await cook(server);
  const first = ana.call(writeCareerSummary, { body });
  const { say, stop } = await held.latest(held.heard.length + 1);
  say('A cook who grills. ');
  say('And ');
  const others = await Promise.all([1, 2, 3].map(() => ana.call(writeCareerSummary, { body })));
  expect(others.map(({ refusal }) => refusal.code)).toEqual([44004, 44004, 44004]);
  const { data } = await ana.call(endCareerSummary, { body: {} });
  expect([data.credits.left, stop.aborted]).toEqual([LIMITS.summaryCredits - 1, true]);
  expect((await first).data.at(-1)).toMatchObject({ type: 'ended', credits: { left: LIMITS.summaryCredits - 1 } });
  const next = ana.call(writeCareerSummary, { body });
  (await held.latest(held.heard.length + 1)).finish(new AiError('failed', ''));
  expect((await next).status).toBe(200);
  expect((await ana.call(endCareerSummary, { body: {} })).data.credits.left).toBe(LIMITS.summaryCredits - 1);
});

test(
  'each piece arrives as it is written, whatever the browser can unpack; who leaves ends it, and the same key is free once',
  { timeout: 20_000 },
  async () => {
    const ana = await cook(server);
    const key = { 'idempotency-key': crypto.randomUUID(), 'accept-encoding': 'br, gzip' };
    const { answer, leave } = listen(ana, key);
    const { say, stop } = await held.latest(held.heard.length + 1);
    const { headers, body: stream } = await answer;
    expect([headers.get('content-type'), headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
      'text/event-stream; charset=utf-8',
      null,
      'no-store',
    ]);
    const reader = (stream as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let seen = '';
    const until = async (part: string) => {
      while (!seen.includes(part)) seen += decoder.decode((await reader.read()).value, { stream: true });
    };
    await until('begun');
    say('A cook ');
    await until('"A cook"');
    say('who grills. ');
    await until('who');
    leave.abort();
    await reader.read().catch(() => {});
    await vi.waitUntil(() => stop.aborted, patient);
    await vi.waitUntil(async () => (await creditsOf(ana)).left === LIMITS.summaryCredits - 1, patient);
    const retried = ana.call(writeCareerSummary, { body }, key);
    const { say: sayAgain, finish } = await held.latest(held.heard.length + 1);
    sayAgain('A cook.');
    finish();
    expect(last((await retried).data)).toMatchObject({ text: 'A cook.', credits: { left: LIMITS.summaryCredits - 1 } });
  },
);

test('the document of the API says that it is a stream, of which events', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>>;
  }>();
  const { content } = document.paths[pathOf(writeCareerSummary)]?.['post']?.responses['200'] ?? { content: {} };
  expect(Object.keys(content)).toEqual(['text/event-stream']);
  expect(JSON.stringify(content)).toContain('is_unchanged');
});

test('who leaves before the first word pays nothing', async () => {
  const ana = await cook(server);
  const { answer, leave } = listen(ana);
  const { stop } = await held.latest(held.heard.length + 1);
  await answer;
  leave.abort();
  await vi.waitUntil(() => stop.aborted, patient);
  await vi.waitUntil(async () => (await ana.call(endCareerSummary, { body: {} })).status === 200, patient);
  expect((await creditsOf(ana)).left).toBe(LIMITS.summaryCredits);
});

test('what a killed server was writing keeps nobody from another text for long, and costs nothing', async () => {
  const stuck = Promise.withResolvers<IteratorResult<string>>();
  const begun = Promise.withResolvers<void>();
  const next = () => (begun.resolve(), stuck.promise);
  const own = await testApp({}, { ai: { ...held.ai, write: () => ({ [Symbol.asyncIterator]: () => ({ next }) }) } });
  const ana = await cook(own);
  const lost = ana.call(writeCareerSummary, { body });
  await begun.promise;
  expect((await ana.call(writeCareerSummary, { body })).status).toBe(409);
  own.clock.move(LIMITS.streamLongest);
  await sweepGenerations(own.db, own.clock.now());
  expect((await ana.call(endCareerSummary, { body: {} })).data.credits.left).toBe(LIMITS.summaryCredits);
  // Left open, it would be timed out 90 s later, in the middle of another file's tests.
  stuck.resolve({ done: true, value: undefined });
  await lost;
});
