import { request as ask } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { listResumes } from '../../contract/jobseekers.ts';
import { testApp } from '../../tests/support/app.ts';
import { attachResume } from '../../tests/support/market.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ApiError } from './errors.ts';
import { receive } from './upload.ts';

const { app, outside, seeker } = await testApp();

async function staged(): Promise<number> {
  let count = 0;
  for await (const { isStaged } of outside.files.entries()) count += Number(isStaged);
  return count;
}

test.each([
  ['is reset', 'destroy'],
  ['ends early', 'end'],
] as const)('an upload whose connection %s leaves no file and no resume, and the next one succeeds', { timeout: 30_000 }, async (_, way) => {
  const ana = await seeker();
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const before = await staged();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'content-type': 'multipart/form-data; boundary=cut',
    'content-length': '1000000',
    'idempotency-key': crypto.randomUUID(),
    cookie: [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const lines = ['POST /api/jobseekers/resume/upload?place=apply HTTP/1.1', ...Object.entries(head).map(([name, value]) => `${name}: ${value}`)];
  socket.write(`${lines.join('\r\n')}\r\n\r\n--cut\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4 ${'x'.repeat(100_000)}`);
  await vi.waitUntil(async () => (await staged()) > before, { timeout: 10_000 });
  socket[way]();
  await vi.waitUntil(async () => (await staged()) === before, { timeout: 10_000 });
  expect((await ana.call(listResumes, {})).data).toEqual([]);
  await attachResume(ana);
  expect((await ana.call(listResumes, {})).data).toHaveLength(1);
});

/**
 * Sends an upload in `pieces`, one every 40 ms, to a server that gives up after 200 ms of silence.
 * @returns the outcome
 */
async function sent(pieces: number, isEnded: boolean): Promise<string> {
  const own = fastify();
  await own.register(multipart);
  const outcome = new Promise<string>((resolve) =>
    own.route({
      method: 'POST',
      url: '/',
      handler: async (request) => {
        const file = await receive(request, outside.files, 1_000_000, 'file', { silence: 200 }).catch((error: ApiError) => error.errorName);
        resolve(typeof file === 'string' ? file : `${file.size} bytes`);
        if (typeof file !== 'string') await outside.files.discard(file);
        return {};
      },
    }),
  );
  await own.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.server.address() as AddressInfo;
  const sending = ask({ port, method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=cut' } }).on('error', () => {});
  sending.write('--cut\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n');
  for (let piece = 0; piece < pieces; piece += 1) {
    sending.write('x'.repeat(1_000));
    await wait(40);
  }
  if (isEnded) sending.end('\r\n--cut--\r\n');
  const became = await outcome;
  sending.destroy();
  await own.close();
  return became;
}

test('an upload may take as long as its connection needs, and only silence ends it', async () => {
  expect(await sent(15, true)).toBe('15000 bytes');
  expect(await sent(1, false)).toBe('fileIncomplete');
});

test('the server waits longer for uploads than for anything else', () => {
  expect(app.server.requestTimeout).toBe(LIMITS.uploadLongest);
  expect(app.server.headersTimeout).toBe(LIMITS.requestTimeout);
});
