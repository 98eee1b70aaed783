import { expect, test } from 'vitest';
import { bytesOf, eventsIn } from './sse.ts';

const bytes = new TextEncoder();

/** Read from a stream that hands it over in parts of so many bytes. */
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

test.each([1, 2, 3, 7, 1_000])('wherever the line cuts it, by %i bytes, it is read as it was sent', async (part) => {
  const text = ': hello\n\ndata: {"a":"größer 日本"}\r\n\r\nevent: failed\ndata:one\ndata: two\n\ndata\n\nid: 4\ndata: cut off';
  expect(await read(text, part)).toEqual([
    { event: 'message', data: '{"a":"größer 日本"}' },
    { event: 'failed', data: 'one\ntwo' },
    { event: 'message', data: '' },
  ]);
});

test('a line that never ends is not kept', async () => {
  await expect(read(`data: ${'x'.repeat(300_000)}`, 65_536)).rejects.toThrow('does not end');
});
