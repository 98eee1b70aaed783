import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '../../../tests/support/server.ts';
import { blocking } from './blocking.ts';
import { audit, CHROME_ARGS, type Audit } from './lighthouse.ts';
import { weigh, type Weight } from './weight.ts';

/** The targets for every page: kB of brotli JavaScript on the first load, and Lighthouse scores. */
const TARGETS = { js: 140, performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };
const SYSTEM_CHROMES = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

interface Measured {
  page: string;
  path: string;
  weight: Weight;
  /** Milliseconds of processor time (blocking.ts). */
  blocking: number;
  audit: Audit | null;
}

/**
 * Measures the size of the pages people arrive on, and their Lighthouse scores on a simulated mid-range phone with slow 4G, on a separate server with a small
 * market. `--runs 3` sets the Lighthouse runs per page, of which the median counts; 0 skips Lighthouse. `--jobs 1500`.
 */
export async function benchPages(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '3' }, jobs: { type: 'string', default: '1500' } } });
  const chrome = process.env['CHROME_PATH'] ?? SYSTEM_CHROMES.find((file) => existsSync(file)) ?? chromium.executablePath();
  const build = spawnSync(process.execPath, ['tools/build.ts'], { cwd: path.join(import.meta.dirname, '../../..'), stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The pages could not be built.');
  const loadBefore = os.loadavg()[0];
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-pages-'));
  const server = await startServer({ dataDir, seedJobs: Number(values.jobs) });
  const measured: Measured[] = [];
  try {
    for (const [page, url] of await pagesOf(server.url))
      measured.push({
        page,
        path: url,
        weight: await inBrowser(chrome, (browser) => weigh(browser, server.url + url)),
        blocking: await inBrowser(chrome, (browser) => blocking(browser, server.url + url)),
        audit: Number(values.runs) > 0 ? await audit(chrome, server.url + url, Number(values.runs)) : null,
      });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  print(measured, loadBefore);
  return {
    at: new Date().toISOString(),
    cores: os.availableParallelism(),
    cpu: os.cpus()[0]?.model,
    loadBefore,
    loadAfter: os.loadavg()[0],
    targets: TARGETS,
    measured,
  };
}

/** Home, a search, the first job it finds, the directory of companies, and its first company. */
async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const search = '/jobs-hiring/job-search';
  const html = await (await fetch(origin + search)).text();
  const job = /href="(\/job\/[^"?]+)"/.exec(html)?.[1];
  if (!job) throw new Error('The search page shows no job to measure.');
  const directory = await (await fetch(`${origin}/companies`)).text();
  const company = /href="(\/company\/[^"?]+)"/.exec(directory)?.[1];
  if (!company) throw new Error('The directory shows no company to measure.');
  return [
    ['home', '/'],
    ['search', search],
    ['job', job],
    ['companies', '/companies'],
    ['company', company],
  ];
}

async function inBrowser<T>(executablePath: string, measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: CHROME_ARGS });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

function print(measured: readonly Measured[], load: number | undefined): void {
  console.table(
    measured.map(({ page, weight, blocking: blocked }) => ({
      page,
      'JS kB until interactive': kB(weight.jsUntilHydrated.sent),
      'JS kB until idle': kB(weight.jsUntilIdle.sent),
      'unpacked kB': kB(weight.jsUntilIdle.content),
      'CSS kB': kB(weight.css.sent),
      'HTML kB': kB(weight.html.sent),
      'fonts kB': kB(weight.fonts.sent),
      scripts: weight.chunks.length,
      requests: weight.requests,
      'blocking ms': blocked,
    })),
  );
  for (const { page, weight } of measured)
    console.info(`${page}: ${weight.chunks.map(({ name, sent, isAfterHydration }) => `${name} ${kB(sent)}${isAfterHydration ? ' (after)' : ''}`).join(', ')}`);
  const audits = measured.flatMap(({ page, audit: found }) => (found ? [{ page, ...found }] : []));
  if (audits.length > 0) console.table(audits.map((audit) => ({ ...audit, performances: audit.performances.join(' '), failed: audit.failed.length })));
  for (const { page, failed } of audits) if (failed.length > 0) console.info(`${page}: ${failed.join(', ')}`);
  const verdict = (isReached: boolean) => (isReached ? 'reached' : 'missed');
  const weights = measured.map(({ page, weight: { jsUntilIdle } }) => `${page} ${kB(jsUntilIdle.sent)} ${verdict(jsUntilIdle.sent <= TARGETS.js * 1_000)}`);
  console.info(`JavaScript until nothing more is asked for ≤ ${TARGETS.js} kB: ${weights.join(', ')}.`);
  for (const name of ['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    if (audits.length > 0)
      console.info(`${name} ≥ ${TARGETS[name]}: ${audits.map((row) => `${row.page} ${row[name]} ${verdict(row[name] >= TARGETS[name])}`).join(', ')}.`);
  console.info(
    `Load of the machine: ${load?.toFixed(1)} at the start, ${os.loadavg()[0]?.toFixed(1)} at the end, on ${os.availableParallelism()} cores. Lighthouse's blocking time (tbt) counts what others keep the processor from doing; "blocking ms" does not.`,
  );
}
