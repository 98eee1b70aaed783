import type { Worker } from 'node:worker_threads';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompressor } from './compress.ts';

// Of its own: another test in this process may have started the other's thread.
const compress = makeCompressor();
const started: Worker[] = [];
const keep = (worker: Worker) => void started.push(worker);

beforeAll(() => void process.on('worker', keep));
afterAll(() => void process.off('worker', keep));

const page = (number: number) => `<p>Page ${number} – 護理師, ممرضة</p>`.repeat(2_000);

test('pages requested at once are compressed by one thread, each for its own request', async () => {
  const pages = Array.from({ length: 20 }, (_, number) => page(number));
  const bodies = await Promise.all(pages.map((html, number) => compress(Buffer.from(html), number % 2 ? 'br' : 'gzip', 3)));
  expect(bodies.map((body, number) => (number % 2 ? brotliDecompressSync : gunzipSync)(body).toString())).toEqual(pages);
  expect(started).toHaveLength(1);
});

test('a page whose thread ends fails, and the next starts another', async () => {
  const [first, second] = [compress(Buffer.from(page(1)), 'br', 11), compress(Buffer.from(page(2)), 'br', 11)];
  const failed = Promise.allSettled([first, second]);
  await started.at(-1)?.terminate();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(brotliDecompressSync(await compress(Buffer.from(page(3)), 'br', 3)).toString()).toBe(page(3));
});
