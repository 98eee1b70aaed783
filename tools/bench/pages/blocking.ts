import type { Browser } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: the start, the duration, and the processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', '__metadata'];
/** Lighthouse's phone is four times slower, and a task is long if it takes more than 50 ms. */
const SLOWDOWN = 4;
const LONG = 50;
const WATCHED = 4_000;

/**
 * Total blocking time after the first paint, calculated as Lighthouse does for its phone, but from the processor time of tasks, so that other programs on the
 * machine don't count. Milliseconds.
 */
export async function blocking(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url);
    await page.waitForTimeout(WATCHED);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return Math.round(blockingIn(traceEvents));
  } finally {
    await context.close();
  }
}

/** @returns milliseconds; 0 if nothing was painted */
export function blockingIn(events: readonly TraceEvent[]): number {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').toSorted((a, b) => b.ts - a.ts)[0];
  if (!paint) return 0;
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .reduce((total, { tdur = 0 }) => total + Math.max(0, (tdur / 1_000) * SLOWDOWN - LONG), 0);
}
