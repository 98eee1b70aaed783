import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { coastLines } from './coast.ts';
import { registerMaps } from './routes.ts';

test('the coast is read as soon as the server listens, before anyone asks for a map', async () => {
  const app = fastify();
  const readLines = vi.fn(coastLines);
  registerMaps(app, readLines);
  await app.ready();
  expect(readLines).not.toHaveBeenCalled();
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(readLines).toHaveBeenCalledOnce();
  await readLines.mock.results[0]?.value;
  const reply = await app.inject('/map/14.6,120.98.svg');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  await app.close();
});

test('a coast that cannot be read is logged, unless the server was stopping', async () => {
  const failures = async (isStopped: boolean) => {
    const lines: string[] = [];
    const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
    let fail: (error: Error) => void = () => {};
    registerMaps(app, () => new Promise((_resolve, reject) => (fail = reject)));
    await app.listen({ port: 0, host: '127.0.0.1' });
    if (isStopped) await app.close();
    fail(new Error('SIGTERM'));
    await new Promise(setImmediate);
    await app.close();
    return lines.length;
  };
  expect([await failures(false), await failures(true)]).toEqual([1, 0]);
});
