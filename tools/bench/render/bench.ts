import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { startNodes } from '../../../tests/journeys/nodes.ts';
import { type RunningServer, startServer } from '../../../tests/support/server.ts';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../setup/node-flags.mjs';
import { load, type Throughput } from './load.ts';

/** The targets: pages per second on two cores. */
const GOALS: Record<string, number> = { job: 300, search: 120, 'job, cached': 8_000, 'search, cached': 8_000 };
/** The target for the 99th percentile of a page at half of that, in milliseconds. */
const LONGEST = 50;
/** A demo doesn't cache responses for this machine's own host names. */
const HOST = 'host: jobs.example';
/** Someone who hid a part of a page gets no cached pages. */
const UNCACHED = [HOST, 'cookie: hiddenBanners=0'];
/** The most that the React part of a job page may take, in times of plain components. */
const MOST_TIMES = 3;
const OURS = 'React part of a job page';
const PLAIN = 'the same elements, as plain components (peer)';
const METRICS_TOKEN = 'render-bench-token';
const CONNECTIONS = 16;
/** Seconds of the same pages before each measurement at full speed. A server that has just started shares its core with V8's compiler for so long on a slow machine. */
const WARM_UP = 12;
const WORDS = ['nurse', 'driver', 'engineer', 'cook', 'sales', 'teacher', 'manager', 'accountant', 'designer', 'cleaner', 'analyst', 'clerk'];

/**
 * Measures pages per second of the real server, built for production (run `npm run build` first): job, search, and home pages, each request with another URL if
 * there are others; and the same pages from the cache, with the same URL each time. Each at full speed after a warm-up, and how long a page takes at half of its target. For
 * comparison, the same run also measures Fastify's hello world, a page as a static file, and React alone with the same elements. `--jobs 5000 --seconds 10`. A node renders in one thread:
 * `--nodes 2` has two, as an installation does, each asked directly. `--minutes 10` measures memory instead: after each minute of rendering, then of cached pages.
 */
export async function benchRender(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '10' }, nodes: { type: 'string', default: '1' }, minutes: { type: 'string' } } });
  const seconds = Number(values.seconds);
  const loadBefore = os.loadavg()[0];
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-render-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
  const nodes = Number(values.nodes);
  const options = { seedJobs: Number(values.jobs), nodeFlags: NODE_FLAGS, env: { METRICS_TOKEN, ...NODE_ENVIRONMENT } };
  const { ports, ...server } = nodes > 1 ? await startNodes(nodes, dataDir, options) : await startOne(dataDir, options);
  const rows: ({ what: string; 'p99 at half'?: number } & Partial<Throughput>)[] = [];
  const memory: Record<string, Memory> = {};
  try {
    const home = await (await fetch(`${server.url}/?country=ph`)).text();
    const listed = await (await fetch(`${server.url}/jobs-hiring/job-search?country=ph`)).text();
    const jobs = [...new Set([home, listed].flatMap((html) => [...html.matchAll(/href="(\/job\/[^"?]+)"/g)].map(([, found = '']) => found)))];
    if (jobs.length === 0) throw new Error('No job is linked from the search page.');
    const pages = { job: jobs, search: WORDS.map((word) => `/jobs-hiring/${word}-jobs`), home: ['/'] };
    if (values.minutes !== undefined) return await memoryOverTime(server.url, ports, pages, Number(values.minutes));
    const measure = async (what: string, of: Omit<Parameters<typeof load>[0], 'ports' | 'connections' | 'seconds'>) => {
      const target = { ports, connections: CONNECTIONS, seconds, ...of };
      await load({ ...target, seconds: WARM_UP });
      const full = await load(target);
      const { p99 } = await load({ ...target, rate: (GOALS[what] ?? full.perSecond) / 2 });
      rows.push({ what, ...full, 'p99 at half': p99 });
    };
    for (const [what, paths] of Object.entries(pages)) await measure(what, { paths, headers: UNCACHED });
    memory['uncached'] = await memoryOf(server.url);
    for (const [what, paths] of Object.entries(pages)) await measure(`${what}, cached`, { paths: paths.slice(0, 1), headers: [HOST] });
    memory['cached'] = await memoryOf(server.url);
    const job = await (await fetch(server.url + (jobs[0] ?? ''))).text();
    rows.push(...(await peers(job, dataDir, seconds)));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.info(`${Number(values.jobs).toLocaleString('en')} jobs, ${CONNECTIONS} connections${nodes > 1 ? `, ${nodes} nodes` : ''}; load ${loadBefore?.toFixed(1)} before, on ${os.availableParallelism()} cores.`);
  console.table(rows);
  console.info('The server afterwards, in MB:');
  console.table(memory);
  for (const [what, goal] of Object.entries(GOALS)) {
    const { perSecond = 0, 'p99 at half': p99 = Number.NaN } = rows.find((row) => row.what === what) ?? {};
    console.info(
      `${what}: ${perSecond} pages a second, ≥ ${goal}: ${perSecond >= goal ? 'reached' : 'missed'}; at half of ${goal}, p99 ${p99} ms, ≤ ${LONGEST}: ${p99 <= LONGEST ? 'reached' : 'missed'}.`,
    );
  }
  const [ours = Number.NaN, plain = Number.NaN] = [OURS, PLAIN].map((name) => rows.find(({ what }) => what === name)?.perSecond);
  console.info(`The React part of a job page takes ${(plain / ours).toFixed(1)} times as long as plain components, ≤ ${MOST_TIMES}: ${plain / ours <= MOST_TIMES ? 'reached' : 'missed'}.`);
  const machine = { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, loadBefore, loadAfter: os.loadavg()[0] };
  return { at: new Date().toISOString(), ...machine, jobs: Number(values.jobs), nodes, rows, memory, goals: GOALS };
}

async function startOne(dataDir: string, options: { seedJobs: number; nodeFlags: readonly string[]; env: Record<string, string> }): Promise<RunningServer & { ports: number[] }> {
  const server = await startServer({ dataDir, ...options });
  return { ...server, ports: [server.port] };
}

/**
 * The node's memory after each minute: for so many minutes it renders 60 pages of every kind a second, which a slow machine can, too; then it sends cached
 * pages at full speed for as long. Compares the second half of each with the first.
 */
async function memoryOverTime(url: string, ports: number[], pages: Record<string, string[]>, minutes: number): Promise<object> {
  const paths = WORDS.flatMap((_, index) => Object.values(pages).map((kind) => kind[index % kind.length] ?? '/'));
  const rows: ({ what: string; minute: number } & Memory & Throughput)[] = [];
  for (const [what, target] of Object.entries({ rendered: { headers: UNCACHED, rate: 60 }, cached: { headers: [HOST] } })) {
    for (let minute = 1; minute <= minutes; minute += 1) {
      const measured = await load({ ports, paths, connections: CONNECTIONS, seconds: 50, ...target });
      rows.push({ what, minute, ...measured, ...(await memoryOf(url)) });
    }
    const resident = rows.filter((row) => row.what === what).map((row) => row.resident);
    const half = Math.ceil(minutes / 2);
    console.info(`${what}: at most ${Math.max(...resident.slice(0, half))} MB in the first half of ${minutes} minutes, ${Math.max(...resident.slice(half))} MB in the second.`);
  }
  console.table(rows);
  return { at: new Date().toISOString(), rows };
}

/** MB. */
interface Memory {
  heap: number;
  resident: number;
}

/** Memory according to the server itself. */
async function memoryOf(url: string): Promise<Memory> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const read = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1024 / 1024);
  return { heap: read('nodejs_heap_size_used_bytes'), resident: read('process_resident_memory_bytes') };
}

/** These run in the same process as the client, so both share a core, while the real server has one to itself. */
async function peers(html: string, folder: string, seconds: number): Promise<({ what: string } & Partial<Throughput>)[]> {
  await writeFile(path.join(folder, 'job.html'), html);
  const app = fastify();
  await app.register(fastifyStatic, { root: folder });
  app.get('/hello', () => ({ hello: 'world' }));
  await app.listen({ port: 0, host: 'localhost' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const hello = await load({ ports: [port], paths: ['/hello'], connections: CONNECTIONS, seconds });
    const file = await load({ ports: [port], paths: ['/job.html'], connections: CONNECTIONS, seconds });
    // React chooses its build when it's loaded.
    process.env['NODE_ENV'] = 'production';
    const { reactRenders } = await import('./bare.ts');
    const react = await reactRenders(html, seconds);
    return [
      { what: 'hello world (peer)', ...hello },
      { what: 'static file (peer)', ...file },
      { what: OURS, perSecond: react.ours },
      { what: PLAIN, perSecond: react.plain },
      { what: "a job page's elements, made before (peer)", perSecond: react.made },
    ];
  } finally {
    await app.close();
  }
}
