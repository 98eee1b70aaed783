import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { percentile } from '../search/measure.ts';

export interface Throughput {
  /** Answers of status 200 a second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Load {
  port: number;
  /** Asked for in turn. */
  paths: readonly string[];
  /** Lines as a browser sends them: "cookie: a=b". */
  headers?: readonly string[];
  connections: number;
  /** How long is measured, after a fifth as long to warm up. */
  seconds: number;
  /** As many a second; without it, each connection asks as soon as it was answered. */
  rate?: number;
}

/**
 * Asks over some connections. They are bare sockets: Node's own client is slower than what is measured.
 * @throws Error when an answer is not of status 200: a page of mistakes is no page
 */
export async function load({ port, paths, headers = ['host: localhost'], connections, seconds, rate }: Load): Promise<Throughput> {
  const requests = paths.map((path) => Buffer.from([`GET ${path} HTTP/1.1`, ...headers, 'accept: text/html', 'accept-encoding: br', '', ''].join('\r\n')));
  const took: number[] = [];
  const begin = performance.now();
  const from = begin + seconds * 200;
  const until = from + seconds * 1_000;
  let next = 0;
  const visitor = async () => {
    const line = await dial(port);
    while (performance.now() < until) {
      const turn = next++;
      const due = rate === undefined ? 0 : begin + (turn / rate) * 1_000;
      // Timers are too coarse: at thousands a second each is late.
      while (performance.now() < due) await soon();
      // Whoever had to wait for a connection has waited since their turn.
      const start = due || performance.now();
      await line.ask(requests[turn % requests.length] as Buffer);
      const end = performance.now();
      if (end >= from && end <= until) took.push(end - start);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return { perSecond: Math.round(took.length / seconds), p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** What ends a body whose length wasn't announced (RFC 9112, 7.1). */
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** A connection on which one asks and waits for the whole answer. */
async function dial(port: number) {
  const socket = net.connect({ port, host: 'localhost', noDelay: true });
  await once(socket, 'connect');
  let answered: () => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  let head = '';
  /** Of the body, bytes that are still to come; null before the head was read, and where the length isn't announced. */
  let left: number | null = null;
  let tail: string | null = null;
  const read = (data: Buffer): boolean => {
    if (left !== null) return (left -= data.length) <= 0;
    if (tail !== null) return (tail = (tail + data.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length)) === LAST_CHUNK;
    head += data.toString('latin1');
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Answered with ${head.slice(0, end)}`);
    if (length !== undefined) return (left = Number(length) - (head.length - end - 4)) <= 0;
    return (tail = head.slice(-LAST_CHUNK.length)) === LAST_CHUNK;
  };
  socket.on('data', (data: Buffer) => {
    try {
      if (!read(data)) return;
    } catch (error) {
      return failed(error as Error);
    }
    head = '';
    left = null;
    tail = null;
    answered();
  });
  socket.on('error', (error) => failed(error)).on('close', () => failed(new Error('The connection was closed.')));
  return {
    ask: (request: Buffer) =>
      new Promise<void>((resolve, reject) => {
        answered = resolve;
        failed = reject;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
