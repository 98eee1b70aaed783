import { randomUUID } from 'node:crypto';
import http from 'node:http';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { type CallDeclaration, pathOf } from '../../../contract/call.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import {
  acceptInterview,
  cancelInterview,
  getInterview,
  offerInterview,
  reofferInterview,
  requestReschedule,
} from '../../../contract/interviews.ts';
import { OurServer } from '../search/client.ts';
import { benchDatabase } from '../search/database.ts';
import { percentile } from '../search/measure.ts';
import { type BenchPair, makePairs } from './pairs.ts';
import { HOUR } from '../../../contract/durations.ts';

/** The most that an event may take at the median, in milliseconds. */
const LIMIT = 25;
const WARM = 20;
const agent = new http.Agent({ keepAlive: true });

/**
 * Measures an interview's events over HTTP on the real server, one after the other. Each locks the row, applies the event to its chart, and writes the result,
 * the emails with their invitations, and the notifications in one commit. `--interviews 200`.
 */
export async function benchInterview(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { interviews: { type: 'string', default: '200' } } });
  const howMany = Number(values.interviews);
  const load = os.loadavg()[0];
  const bench = await benchDatabase();
  const market = await bench.market(1_000);
  const server = await OurServer.start(market.url, process.env['DATA_DIR'] ?? '.data', {
    SECRET: 'a secret of the bench alone, thirty-two and more',
  });
  try {
    const pairs = await makePairs(market, WARM + howMany);
    for (const pair of pairs.splice(0, WARM)) await meet(server.port, pair, () => undefined);
    const took = new Map<string, number[]>();
    const note = (what: string, ms: number) => void took.set(what, [...(took.get(what) ?? []), ms]);
    const before = server.cpu();
    for (const pair of pairs) await meet(server.port, pair, note);
    const each = (server.cpu() - before) / [...took.values()].flat().length;
    const events = [...took].filter(([what]) => what !== 'read').flatMap(([, ms]) => ms);
    const rows = [...took, ['each event', events] as const].map(([what, ms]) => ({ what, p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) }));
    const p50 = percentile(events, 0.5);
    console.info(`Load ${load?.toFixed(1)} before, ${os.loadavg()[0]?.toFixed(1)} after, on ${os.availableParallelism()} cores; milliseconds.`);
    console.table(rows);
    console.info(
      `An interview event, p50: ${p50} ms, ≤ ${LIMIT}: ${p50 <= LIMIT ? 'reached' : 'missed'}. Node's own work for a call: ${each.toFixed(1)} ms of one core.`,
    );
    return {
      at: new Date().toISOString(),
      cores: os.availableParallelism(),
      cpu: os.cpus()[0]?.model,
      loadBefore: load,
      loadAfter: os.loadavg()[0],
      rows,
      limit: LIMIT,
      reached: p50 <= LIMIT,
    };
  } finally {
    await server.stop();
    await market.close();
    await bench.stop();
  }
}

/** From the offer to the cancellation, with every possible response in between. */
async function meet(port: number, { seeker, employer, applicationId }: BenchPair, note: (what: string, ms: number) => void): Promise<void> {
  const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const place = { method: 'video', video_link: 'https://meet.example.com/ana' };
  const timed = async (what: string, call: CallDeclaration, token: string, params: object, body?: object) => {
    const start = performance.now();
    const answer = await ask(port, call, token, params, body);
    note(what, performance.now() - start);
    return answer;
  };
  const [first, second] = [later(48), later(72)];
  const { id } = await timed(
    'offer',
    offerInterview,
    employer,
    {},
    { application_id: applicationId, times: [first, second], time_zone: 'Asia/Tokyo', ...place },
  );
  await timed('accept', acceptInterview, seeker, { id }, { time: second });
  await timed('read', getInterview, employer, { id });
  await timed('ask for another time', requestReschedule, seeker, { id }, { times: [later(96)], reason: 'At work then' });
  await timed('offer again', reofferInterview, employer, { id }, { times: [later(120)], ...place });
  await timed('cancel', cancelInterview, employer, { id }, { reason: 'ill' });
}

function ask(port: number, call: CallDeclaration, token: string, params: object, body?: object): Promise<Interview> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    cookie: `sessionid=${token}`,
    'country-id': '167',
    'language-id': '1',
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'idempotency-key': randomUUID() }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { agent, port, host: '127.0.0.1', method: call.method, path: pathOf(call, params as Record<string, unknown>), headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () => {
          const answer = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve((JSON.parse(answer) as { data: Interview }).data);
          else reject(new Error(`${call.path} was answered ${response.statusCode}: ${answer}`));
        });
      },
    );
    request.once('error', reject);
    request.end(text);
  });
}
