// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fields } from '../../machines/postingEditor/postingEditor.fixtures.ts';
import { leftDraft, saveOnLeaving } from './leaving.ts';

const send = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', send);
});

test('the request is sent before the page is gone, and outlasts it', async () => {
  saveOnLeaving({ id: 7, fields });
  expect(send).toHaveBeenCalledWith(
    expect.stringMatching(/\/jobs\/7\/draft$/),
    expect.objectContaining({ method: 'PUT', keepalive: true, body: JSON.stringify(fields) }),
  );
  await leftDraft();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a request too long to outlast the page is sent like any other', async () => {
  send.mockImplementation((_, { keepalive }) => (keepalive ? Promise.reject(new TypeError('too long')) : Promise.resolve(new Response('{}'))));
  saveOnLeaving({ id: 7, fields });
  await leftDraft();
  expect(send.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, undefined]);
});

test('what is read next waits for it, even if it fails', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  send.mockReturnValue(promise);
  saveOnLeaving({ id: 7, fields });
  const read = vi.fn();
  const reading = leftDraft().then(read);
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  reject(new TypeError('offline'));
  await reading;
  expect(read).toHaveBeenCalled();
});
