import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../../../tests/support/server.ts';

/** Results for Lighthouse's phone: scores 0–100, times in ms, and the failed audits outside of performance. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** One per run, because the machine is rarely quiet. */
  performances: number[];
  failed: string[];
}

export const CHROME_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
/** Installed at its first use: it would add a sixth to every fresh install, and only this bench uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ABOUT_QUALITY = CATEGORIES.slice(1);

/**
 * Returns the run with the median performance.
 * @param chrome the path of the browser
 */
export async function audit(chrome: string, url: string, runs: number): Promise<Audit> {
  const measured: Audit[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await auditOnce(chrome, url));
  const sorted = measured.toSorted((a, b) => a.performance - b.performance);
  return { ...(sorted[Math.floor(runs / 2)] as Audit), performances: sorted.map(({ performance }) => performance) };
}

async function auditOnce(executablePath: string, url: string): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...CHROME_ARGS, `--remote-debugging-port=${port}`] });
  try {
    const { categories, audits, runtimeError } = await report(url, port);
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (id: string) => Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000;
    const failed = ABOUT_QUALITY.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    );
    const times = {
      lcp: Math.round(value('largest-contentful-paint')),
      fcp: Math.round(value('first-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: value('cumulative-layout-shift'),
    };
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      ...times,
      performances: [],
      failed,
    };
  } finally {
    await browser.close();
  }
}

/** The parts of Lighthouse's report that are used here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

async function report(url: string, port: number): Promise<Report> {
  const args = [url, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`];
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}
