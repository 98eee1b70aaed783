import http from 'node:http';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { pathOf } from '../../../contract/call.ts';
import { listRecommendations, recommendationList } from '../../../contract/my-jobs.ts';
import { OurServer } from '../search/client.ts';
import { benchDatabase } from '../search/database.ts';
import { percentile } from '../search/measure.ts';
import { makeSeekers, type BenchSeeker } from './people.ts';

/** The target: milliseconds of a page, at the median. */
const LIMIT = 30;
const SEEKERS = 50;
const agent = new http.Agent({ keepAlive: true });

/**
 * Measures the personal lists of My Jobs over HTTP on the real server, one after the other, each for people with their own preferences and activity. For
 * comparison, the same people also request the newest jobs of their market, and search for the title they want. `--jobs 20000 --rounds 4`.
 */
export async function benchRecommendations(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '20000' }, rounds: { type: 'string', default: '4' } } });
  const [jobs, rounds] = [Number(values.jobs), Number(values.rounds)];
  const load = os.loadavg()[0];
  const bench = await benchDatabase();
  const market = await bench.market(jobs);
  const server = await OurServer.start(market.url, process.env['DATA_DIR'] ?? '.data');
  try {
    const seekers = await makeSeekers(market, SEEKERS);
    const paths: Record<string, (seeker: BenchSeeker) => string> = {
      ...Object.fromEntries(recommendationList.options.map((list) => [list, () => `${pathOf(listRecommendations)}?list=${list}`])),
      'newest jobs (peer)': () => '/api/jobs/search?sort=1',
      'search for the title (peer)': ({ title }) => `/api/jobs/search?query=${encodeURIComponent(title)}`,
    };
    const took = new Map<string, number[]>(Object.keys(paths).map((what) => [what, []]));
    const found = new Map<string, number>();
    // The first round warms up both and doesn't count.
    for (let round = 0; round <= rounds; round += 1)
      for (const seeker of seekers)
        for (const [what, pathFor] of Object.entries(paths)) {
          const start = performance.now();
          const items = await ask(server.port, seeker, pathFor(seeker));
          if (round === 0) found.set(what, (found.get(what) ?? 0) + items / seekers.length);
          else took.get(what)?.push(performance.now() - start);
        }
    const rows = [...took].map(([what, ms]) => ({ what, p50: percentile(ms, 0.5), p99: percentile(ms, 0.99), 'jobs a page': Math.round(found.get(what) ?? 0) }));
    const lists = rows.filter(({ what }) => !what.includes('peer'));
    const p50 = Math.max(...lists.map((row) => row.p50));
    console.info(`${jobs.toLocaleString('en')} jobs; load ${load?.toFixed(1)} before, on ${os.availableParallelism()} cores; milliseconds.`);
    console.table(rows);
    console.info(`The slowest list, p50: ${p50} ms, ≤ ${LIMIT}: ${p50 <= LIMIT ? 'reached' : 'missed'}.`);
    const machine = { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, loadBefore: load, loadAfter: os.loadavg()[0] };
    return { at: new Date().toISOString(), ...machine, jobs, rows, limit: LIMIT, reached: p50 <= LIMIT };
  } finally {
    await server.stop();
    await market.close();
    await bench.stop();
  }
}

/**
 * @returns how many items the page has
 * @throws Error on any status but 200
 */
function ask(port: number, { token, countryId }: BenchSeeker, path: string): Promise<number> {
  const headers = { cookie: `sessionid=${token}`, 'country-id': countryId, 'language-id': 1, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const request = http.get({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const answer = Buffer.concat(parts).toString();
        if (response.statusCode !== 200) return reject(new Error(`${path} was answered ${response.statusCode}: ${answer}`));
        const { data } = JSON.parse(answer) as { data: unknown[] | { jobs: unknown[] } };
        resolve(Array.isArray(data) ? data.length : data.jobs.length);
      });
    });
    request.once('error', reject);
  });
}
