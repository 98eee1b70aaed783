import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { startServer } from '../../../tests/support/server.ts';
import { load, type Throughput } from './load.ts';

/** The figures to reach: uncached pages a second on two cores. */
const GOALS: Record<string, number> = { job: 300, search: 120 };
const CONNECTIONS = 16;
const WORDS = ['nurse', 'driver', 'engineer', 'cook', 'sales', 'teacher', 'manager', 'accountant', 'designer', 'cleaner', 'analyst', 'clerk'];

/**
 * Job, search and home pages a second of the real server, built for production (`npm run build` first), each visit to another address where there are
 * others. Beside them in the same run: Fastify's hello world, a page as a static file, and React alone with the same elements. `--jobs 5000 --seconds 10`.
 */
export async function benchRender(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  const loadBefore = os.loadavg()[0];
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-render-'));
  const server = await startServer({ dataDir, seedJobs: Number(values.jobs) });
  const rows: ({ what: string } & Partial<Throughput>)[] = [];
  try {
    const home = await (await fetch(`${server.url}/?country=ph`)).text();
    const listed = await (await fetch(`${server.url}/jobs-hiring/job-search?country=ph`)).text();
    const jobs = [...new Set([home, listed].flatMap((html) => [...html.matchAll(/href="(\/job\/[^"?]+)"/g)].map(([, found = '']) => found)))];
    if (jobs.length === 0) throw new Error('No job is linked from the search page.');
    const pages = { job: jobs, search: WORDS.map((word) => `/jobs-hiring/${word}-jobs?country=ph`), home: ['/?country=ph'] };
    for (const [what, paths] of Object.entries(pages)) rows.push({ what, ...(await load(server.port, paths, CONNECTIONS, seconds)) });
    const job = await (await fetch(server.url + (jobs[0] ?? ''))).text();
    rows.push(...(await peers(job, dataDir, seconds)));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.info(`${Number(values.jobs).toLocaleString('en')} jobs, ${CONNECTIONS} connections; load ${loadBefore?.toFixed(1)} before, on ${os.availableParallelism()} cores.`);
  console.table(rows);
  for (const [what, goal] of Object.entries(GOALS)) {
    const reached = rows.find((row) => row.what === what)?.perSecond ?? 0;
    console.info(`${what}: ${reached} pages a second, ≥ ${goal}: ${reached >= goal ? 'reached' : 'missed'}.`);
  }
  const machine = { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, loadBefore, loadAfter: os.loadavg()[0] };
  return { at: new Date().toISOString(), ...machine, jobs: Number(values.jobs), rows, goals: GOALS };
}

/** In this process, which asks too: they share a core where the real server has one to itself. */
async function peers(html: string, folder: string, seconds: number): Promise<({ what: string } & Partial<Throughput>)[]> {
  await writeFile(path.join(folder, 'job.html'), html);
  const app = fastify();
  await app.register(fastifyStatic, { root: folder });
  app.get('/hello', () => ({ hello: 'world' }));
  await app.listen({ port: 0, host: 'localhost' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const hello = await load(port, ['/hello'], CONNECTIONS, seconds);
    const file = await load(port, ['/job.html'], CONNECTIONS, seconds);
    // React chooses its build when it is loaded.
    process.env['NODE_ENV'] = 'production';
    const { bareRenders } = await import('./bare.ts');
    return [
      { what: 'hello world (peer)', ...hello },
      { what: 'static file (peer)', ...file },
      { what: "React alone, a job page's elements (peer)", perSecond: bareRenders(html, seconds) },
    ];
  } finally {
    await app.close();
  }
}
