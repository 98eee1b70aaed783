import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import type { RecordContext } from '../../src/machines/record/record.types.ts';
import { leavesToReach, type Path } from '../../packages/flows/paths/walk.ts';
import { ChartLog } from './chartLog.ts';
import { possiblePaths, walk } from './paths/drive.ts';
import type { AnyPlan, Stand } from './paths/plan.ts';
import type { Wire } from './paths/wire.ts';
import { hydrated } from './steps.ts';

export type How = 'reload' | 'crash' | 'kill';
/** A write that left, or didn't: the page can't know. */
export const WRITES = ['saving', 'restoring', 'deleting', 'discarding', 'editing.keeping', 'completing'];

/** A state of a chart, the path to it, and whether the write in progress there arrives. */
export interface Case {
  leaf: string;
  path: Path;
  end: AnyMachineSnapshot;
  isAnswerLost: boolean;
}
/** A person in that state. */
export type Visit = Case & { stand: Omit<Stand, 'wire'>; held: Pick<Wire, 'loseAnswer' | 'breakOff'> };

export const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as RecordContext;
/** Whether there is unsaved input. */
export const isTyped = (snapshot: AnyMachineSnapshot) => {
  const { draft, before } = contextOf(snapshot);
  return draft != null && JSON.stringify(draft.values) !== JSON.stringify(before);
};
/** Prefers a new record being edited, then any record, then the shortest path. */
const rank = (path: Path, end: AnyMachineSnapshot) => (isTyped(end) ? (contextOf(end).draft?.id === null ? 0 : 100) : 200) + path.steps.length;

/** Each innermost state of a chart with a path to it; twice if a write is in progress: it arrived, or didn't. */
export function casesOf(flow: Flow, plan: AnyPlan): Case[] {
  const [known] = Object.keys(flow.fixtures.inputs);
  // The data is the server's own: where the list is fetched, no path may choose the answer.
  const isReal = ({ input, steps }: Path) =>
    input === known || (input === 'unknown' && steps.every(({ event }) => event.type !== 'xstate.done.actor.listRecords'));
  const ways = possiblePaths(flow, plan).flatMap((whole) => [
    { path: { ...whole, steps: [] }, end: whole.initial },
    ...whole.steps.map(({ expected }, index) => ({ path: { ...whole, steps: whole.steps.slice(0, index + 1) }, end: expected })),
  ]);
  return leavesToReach(flow).flatMap((leaf) => {
    const [way] = ways
      .filter(({ path, end }) => leavesOf(end).includes(leaf) && isReal(path))
      .toSorted((one, other) => rank(one.path, one.end) - rank(other.path, other.end));
    if (!way) return [];
    return (WRITES.includes(leaf) ? [false, true] : [false]).map((isAnswerLost) => ({ leaf, ...way, isAnswerLost }));
  });
}

/** A person of their own, brought to the state. */
export async function visit(browser: Browser, url: string, flow: Flow, plan: AnyPlan, one: Case): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const charts = new ChartLog();
  await context.exposeFunction('waymarkWatch', (chart: string, taken: string[], states: string[]) => charts.note(chart, taken, states));
  const stand = { page: await context.newPage(), context, url, email: `ana-${randomUUID()}@example.com`, kept: {} };
  const { wire } = await walk(flow, plan, stand, charts, one.path);
  if (WRITES.includes(one.leaf)) await wire.called();
  return { ...one, stand, held: wire };
}

/** @returns the page that is there afterwards; held calls continue without their answer */
export async function afterwards({ stand, isAnswerLost, held }: Visit, how: How): Promise<Page> {
  const { page, context } = stand;
  if (isAnswerLost && how !== 'kill') await held.loseAnswer();
  const address = page.url();
  if (how === 'crash') {
    const crashed = page.waitForEvent('crash');
    (await context.newCDPSession(page)).send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
  } else {
    if (how === 'reload') await page.goto('about:blank');
    // Aborted first, because calls that are still held would reach the server once they are released.
    await held.breakOff();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await context.setOffline(false);
  await context.clock.resume();
  if (how === 'kill') return page;
  const next = how === 'crash' ? await context.newPage() : page;
  await next.goto(address);
  await hydrated(next);
  return next;
}
