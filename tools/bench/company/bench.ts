import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { connect } from '../../../server/db/client.ts';
import { runningEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { user } from '../../../server/db/schema/auth.ts';
import { companyPicture } from '../../../server/db/schema/employer.ts';
import { companyMember } from '../../../server/db/schema/identity.ts';
import { startServer } from '../../../tests/support/server.ts';
import { percentile } from '../search/measure.ts';

/** The target: milliseconds of a company's page at p95. */
const LIMIT = 50;
const COMPANIES = 60;
/** How many people hire for each company. */
const PEOPLE = 8;
const agent = new http.Agent({ keepAlive: true });

/**
 * Measures a company's page, rendered by the real server for each visitor, one after the other, without a cache: pages of the companies with the most jobs,
 * each with people who hire, recorded replies, and a full album. For comparison, the same rounds also request the page of a job and the directory. `--jobs
 * 20000 --rounds 5`.
 */
export async function benchCompany(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '20000' }, rounds: { type: 'string', default: '5' } } });
  const [jobs, rounds] = [Number(values.jobs), Number(values.rounds)];
  const loadBefore = os.loadavg()[0];
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-company-'));
  const server = await startServer({ dataDir, seedJobs: jobs });
  try {
    const companies = await furnish(dataDir);
    const took = new Map<string, number[]>([
      ['company', []],
      ['job (peer)', []],
      ['companies (peer)', []],
    ]);
    // The first round warms up and doesn't count.
    for (let round = 0; round <= rounds; round += 1)
      for (const { id, jobId } of companies)
        for (const [what, asked] of [
          ['company', `/company/x-${id}`],
          ['job (peer)', `/job/x-${jobId}`],
          ['companies (peer)', '/companies'],
        ] as const) {
          const start = performance.now();
          await read(server.port, asked);
          if (round > 0) took.get(what)?.push(performance.now() - start);
        }
    const rows = [...took].map(([page, ms]) => ({ page, p50: percentile(ms, 0.5), p95: percentile(ms, 0.95), pages: ms.length }));
    const p95 = rows[0]?.p95 ?? Number.POSITIVE_INFINITY;
    console.info(`${jobs.toLocaleString('en')} jobs; load ${loadBefore?.toFixed(1)} before, on ${os.availableParallelism()} cores; milliseconds.`);
    console.table(rows);
    console.info(`A company's page, p95: ${p95} ms, ≤ ${LIMIT}: ${p95 <= LIMIT ? 'reached' : 'missed'}.`);
    const machine = { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, loadBefore, loadAfter: os.loadavg()[0] };
    return { at: new Date().toISOString(), ...machine, jobs, rows, limit: LIMIT, reached: p95 <= LIMIT };
  } finally {
    agent.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Gives the companies with the most jobs people who post them, and photos.
 * @returns each company with one of its jobs
 */
async function furnish(dataDir: string): Promise<{ id: number; jobId: number }[]> {
  const running = await runningEmbeddedDatabase(path.join(dataDir, 'postgres'));
  if (!running) throw new Error('The server to be measured has no database of its own.');
  const { db, close } = connect(running.url, 2);
  const { rows } = await db.execute<{ id: number; job_id: number }>(
    sql`select company_id id, min(id) job_id from job where status = 'open' group by 1 order by count(*) desc, 1 limit ${COMPANIES}`,
  );
  for (const { id: companyId } of rows) {
    const people = Array.from({ length: PEOPLE }, () => randomUUID());
    const identity = { role: 'recruiter' as const, emailVerified: true, firstName: 'Elias', lastName: 'Tan', name: 'Elias Tan', countryId: 167, languageId: 1 };
    await db.insert(user).values(people.map((id) => ({ id, email: `${id}@example.com`, ...identity })));
    await db.insert(companyMember).values(people.map((userId) => ({ userId, companyId, role: 'admin' as const, joinedAt: new Date() })));
    await db.execute(sql`update job set posted_by = (${sql.param(people)}::uuid[])[1 + id % ${PEOPLE}] where company_id = ${companyId}`);
    const picture = { companyId, alt: 'Six people at lunch', format: 'jpg' as const, width: 1600, height: 1200 };
    await db
      .insert(companyPicture)
      .values(Array.from({ length: LIMITS.companyPictures }, (_, position) => ({ ...picture, position, isCover: position === 0, storageKey: `${position}` })));
  }
  await db.execute(sql`analyze`);
  await close();
  return rows.map(({ id, job_id: jobId }) => ({ id, jobId }));
}

/**
 * Reads the whole page.
 * @throws Error on any status but 200
 */
function read(port: number, asked: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const request = http.get({ agent, port, host: '127.0.0.1', path: asked, headers }, (response) => {
      response.resume();
      // The name in a URL may be outdated; then it redirects to the page.
      const location = response.headers.location;
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${asked} was answered ${response.statusCode} ${location ?? ''}`));
      });
    });
    request.once('error', reject);
  });
}
