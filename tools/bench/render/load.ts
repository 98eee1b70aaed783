import http from 'node:http';
import { percentile } from '../search/measure.ts';

export interface Throughput {
  /** Answers of status 200 a second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Asks for addresses in turn over some connections, each as soon as the one before was answered.
 * @param seconds how long is measured, after a fifth as long to warm up
 * @throws Error when an answer is not of status 200: a page of mistakes is no page
 */
export async function load(port: number, paths: readonly string[], connections: number, seconds: number): Promise<Throughput> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const from = performance.now() + seconds * 200;
  const until = from + seconds * 1_000;
  let next = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      await get(agent, port, paths[next++ % paths.length] ?? '/');
      const end = performance.now();
      if (end >= from && end <= until) took.push(end - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { perSecond: Math.round(took.length / seconds), p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

function get(agent: http.Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get({ agent, port, path, headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (reply) => {
        reply.resume();
        reply.on('error', reject);
        reply.on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`${path} was answered with ${reply.statusCode}`))));
      })
      .on('error', reject);
  });
}
