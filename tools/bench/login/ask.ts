import http from 'node:http';

/** METRICS_TOKEN of the bench's server. */
export const METRICS_TOKEN = 'the-token-of-the-bench';
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Sends a sign-in over HTTP.
 * @param from the address it appears to come from
 * @returns the status
 */
export function logIn(port: number, payload: object, from = '198.51.100.1'): Promise<number> {
  const body = JSON.stringify(payload);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/auth/jobseekers/login', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** The delays of the server's event loop since the last query, in milliseconds. */
export async function eventLoopDelay(port: number): Promise<{ p50: number; p99: number; max: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const read = (name: string) => Math.round(Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 100_000) / 100;
  return { p50: read('p50'), p99: read('p99'), max: read('max') };
}

/**
 * Runs `n` tasks with this concurrency.
 * @returns milliseconds in total
 */
export async function together(n: number, atOnce: number, work: (index: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  let next = 0;
  const one = async () => {
    while (next < n) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return performance.now() - start;
}
