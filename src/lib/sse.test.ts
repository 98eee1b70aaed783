import { expect, test } from 'vitest';
import { bytesOf, eventsIn } from './sse.ts';

const bytes = new TextEncoder();

/** Parses a stream that delivers so many bytes at a time. */
async function read(text: string, part: number) {
  const all = bytes.encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < all.length; at += part) controller.enqueue(all.slice(at, at + part));
      controller.close();
    },
  });
  const events = [];
  for await (const event of eventsIn(bytesOf(body))) events.push(event);
  return events;
}

test.each([1, 2, 3, 7, 1_000])('parses the events in chunks of %i bytes', async (part) => {
  const text = ': hello\n\ndata: {"a":"größer 日本"}\r\n\r\nevent: failed\ndata:one\ndata: two\n\ndata\n\nid: 4\ndata: cut off';
  expect(await read(text, part)).toEqual([
    { event: 'message', data: '{"a":"größer 日本"}' },
    { event: 'failed', data: 'one\ntwo' },
    { event: 'message', data: '' },
  ]);
});

test('rejects an endless line', async () => {
  await expect(read(`data: ${'x'.repeat(300_000)}`, 65_536)).rejects.toThrow('is too long');
});
