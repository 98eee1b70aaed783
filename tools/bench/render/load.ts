import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../search/measure.ts';

export interface Throughput {
  /** Responses with status 200 per second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Load {
  /** Of one node or several; each connection stays with one. */
  ports: readonly number[];
  /** Requested in turn. */
  paths: readonly string[];
  /** Header lines as a browser sends them: "cookie: a=b". */
  headers?: readonly string[];
  connections: number;
  /** How long to measure. The warm-up takes a fifth of that in addition. */
  seconds: number;
  /** Requests per second. If omitted, each connection sends the next request as soon as it has the response. */
  rate?: number;
}

/**
 * Sends requests over several connections. They are bare sockets, because Node's own client is slower than what is measured.
 * @throws Error on any status but 200: an error page doesn't count
 */
export async function load({ ports, paths, headers = ['host: localhost'], connections, seconds, rate }: Load): Promise<Throughput> {
  const requests = paths.map((path) => Buffer.from([`GET ${path} HTTP/1.1`, ...headers, 'accept: text/html', 'accept-encoding: br', '', ''].join('\r\n')));
  const took: number[] = [];
  const begin = performance.now();
  const from = begin + seconds * 200;
  const until = from + seconds * 1_000;
  let next = 0;
  const visitor = async (index: number) => {
    const connection = await dial(ports[index % ports.length] as number);
    while (performance.now() < until) {
      const turn = next++;
      const due = rate === undefined ? 0 : begin + (turn / rate) * 1_000;
      // Timers are too coarse for the last moment, and without them, waiting would take the core that the database needs.
      for (let left = due - performance.now(); left > 0; left = due - performance.now()) await (left > 3 ? wait(left - 2) : soon());
      // A request that waits for a connection has been waiting since its scheduled time.
      const start = due || performance.now();
      await connection.ask(requests[turn % requests.length] as Buffer);
      const end = performance.now();
      if (end >= from && end <= until) took.push(end - start);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => visitor(index)));
  return { perSecond: Math.round(took.length / seconds), p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** Ends a body without a content length (RFC 9112, 7.1). */
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** A connection that sends one request at a time and reads the whole response. */
async function dial(port: number) {
  const socket = net.connect({ port, host: 'localhost', noDelay: true });
  await once(socket, 'connect');
  let answered: () => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  let head = '';
  /** Bytes of the body that are still to come; null before the head is read, and if there's no content length. */
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
