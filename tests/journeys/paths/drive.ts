import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { countUnread } from '../../../contract/chats.ts';
import { listNotifications } from '../../../contract/notification-calls.ts';
import { leavesOf } from '../../../packages/flows/chart.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import { fixedDelay } from '../../../packages/flows/labels.ts';
import { coveringPaths } from '../../../packages/flows/paths/cover.ts';
import { type Criterion, MORE_PATHS } from '../../../packages/flows/paths/criteria.ts';
import { pathIds } from '../../../packages/flows/paths/identity.ts';
import { replay } from '../../../packages/flows/paths/replay.ts';
import { walkChart } from '../../../packages/flows/paths/stories.ts';
import { type Path, pathsOf } from '../../../packages/flows/paths/walk.ts';
import type { ChartLog } from '../chartLog.ts';
import { noteTaken, test } from '../watched.ts';
import { answerAs } from './gestures.ts';
import type { AnyPlan, BrowserPlan, Stand } from './plan.ts';
import { isOnWire, Wire } from './wire.ts';

/** Paths that `npm run paths -- export --format playwright` wrote, with their steps in words. */
export interface ExportedPaths {
  criterion: Criterion;
  paths: { id: string; title: string; steps: string[] }[];
}

/** Timers up to this length run in real time; for longer ones, the page's clock is advanced. Milliseconds. */
const PATIENCE = 1_200;
const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/;
const TIMER = /^xstate\.after\.(.+?)\./;

/**
 * Drives the generated paths of a chart in a real browser on the real server, through user actions: `drivePaths(flow)(plan)`. The server answers
 * calls if its answer matches, otherwise the path's answer or fault is mocked. After each step, the chart in the page must have taken the transitions
 * and be in the states that the pure chart predicts. `npm test` drives the richest paths of a few charts, `npm run journeys` for every chart as many
 * as needed to take every possible transition, with WAYMARK_PATHS=every all of them.
 */
export function drivePaths<M extends AnyStateMachine>(flow: Flow<M>, exported?: ExportedPaths): (plan: BrowserPlan<M>) => void {
  return (plan) => {
    if (exported) driveExported(flow as unknown as Flow, plan as unknown as AnyPlan, exported);
    else drive(flow as unknown as Flow, plan as unknown as AnyPlan);
  };
}

/** A test for each exported path that this plan can drive: not for one that begins elsewhere, or ends in a refusal, which no control offers. */
function driveExported(flow: Flow, plan: AnyPlan, { criterion, paths: exported }: ExportedPaths): void {
  const { paths, stories } = walkChart(flow, (walked) => MORE_PATHS[criterion](flow, walked));
  for (const { id, title, steps } of exported) {
    const index = stories.findIndex((story) => story.id === id);
    const path = paths[index];
    if (!path) throw new Error(`${flow.id} no longer has the path ${id}. Export its paths again.`);
    if (stories[index]?.isRefusal || !canDrive(plan, path)) continue;
    test(`${id} ${title}`, async ({ page, context, charts }) => {
      await walk(flow, plan, visitorOf(page, context), charts, path, steps);
    });
  }
}

const canDrive = (plan: AnyPlan, { input, initial, steps }: Path): boolean =>
  plan.begin[input] !== undefined && steps.every(({ event }, index) => isPossible(plan, event, steps[index - 1]?.expected ?? initial));

const visitorOf = (page: Page, context: BrowserContext): Omit<Stand, 'wire'> => ({
  page,
  context,
  url: process.env['WAYMARK_URL'] as string,
  email: `ana-${randomUUID()}@example.com`,
  kept: {},
});

function drive(flow: Flow, plan: AnyPlan): void {
  const possible = possiblePaths(flow, plan);
  const ids = pathIds(flow, possible);
  const paths = process.env['WAYMARK_PATHS'] === 'every' ? possible : coveringPaths(flow, possible);
  const driven = process.env['WAYMARK_PATHS'] ? paths : paths.slice(0, 1);
  for (const path of driven) {
    const end = leavesOf(path.steps.at(-1)?.expected ?? path.initial).join(' + ');
    test(`${ids[possible.indexOf(path)]} ends in ${end}`, async ({ page, context, charts }, info) => {
      const { taken } = await walk(flow, plan, visitorOf(page, context), charts, path);
      noteTaken(flow.id, taken.flat(), `${info.testId}-path`);
    });
  }
}

/** The paths of a chart that a plan can drive. */
export const possiblePaths = (flow: Flow, plan: AnyPlan): Path[] =>
  pathsOf(flow, (event, before) => isPossible(plan, event, before)).filter(({ input }) => plan.begin[input]);

/** Stops the page's clock within a second. On a busy machine, that second may pass before the page receives the command; then it's tried again. */
async function freeze(page: Page): Promise<void> {
  for (;;) {
    try {
      return await page.clock.pauseAt(Date.now() + 1_000);
    } catch (error) {
      if (!String(error).includes('to the past')) throw error;
    }
  }
}

/**
 * Takes a visitor along a path, waiting for each step.
 * @param words the steps as the report names them; by default, their events
 * @returns the transitions taken, and the calls held at its end
 */
export async function walk(
  flow: Flow,
  plan: AnyPlan,
  visitor: Omit<Stand, 'wire'>,
  charts: ChartLog,
  path: Path,
  words: string[] = [],
): Promise<{ taken: string[][]; wire: Wire }> {
  const { page } = visitor;
  const { taken } = replay(flow, path);
  const isFrozen = isFrozenIn(plan, path.input);
  const wire = new Wire(visitor);
  const stand: Stand = { ...visitor, wire };
  if (isFrozen || path.steps.some(({ event }) => TIMER.test(event.type))) await page.clock.install();
  // What the header requests for signed-in users: many paths sign in with a mocked answer, which the server doesn't know.
  await answerAs(stand, countUnread, { messages: 0, chats: 0 });
  await answerAs(stand, listNotifications, { notifications: [], next: null, unread: 0 });
  await wire.hold(plan.calls);
  for (const call of Object.values(plan.calls)) if (call && !isOnWire(call)) await call.hold?.(stand);
  await pave(plan, stand, path.steps[0]?.event);
  await plan.begin[path.input]?.(stand);
  if (isFrozen) await freeze(page);
  let from = await charts.reaches(flow.id, { from: 0, taken: taken[0] ?? [], states: leavesOf(path.initial), what: 'at the start' });
  let states = leavesOf(path.initial);
  for (const [index, { event, expected }] of path.steps.entries()) {
    await pave(plan, stand, path.steps[index + 1]?.event);
    await test.step(`${index + 1}. ${words[index] ?? event.type} → ${leavesOf(expected).join(' + ')}`, () =>
      happen({ flow, plan, stand, isFrozen }, event, states));
    states = leavesOf(expected);
    from = await charts.reaches(flow.id, { from, taken: taken[index + 1] ?? [], states, what: `step ${index + 1}, ${event.type}` });
    for (const state of states) await plan.comesTo?.[state]?.(stand);
    if (process.env['WAYMARK_PICTURES'])
      await test.info().attach(`step ${index + 1}: ${states.join(' + ')}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
  return { taken, wire };
}

function isPossible(plan: AnyPlan, event: AnyEventObject, before: AnyMachineSnapshot): boolean {
  if (plan.cannot?.(event, before)) return false;
  const [, kind, id = ''] = ANSWER.exec(event.type) ?? [];
  if (!kind) return event.type.startsWith('xstate.') ? TIMER.test(event.type) : typeof plan.gestures[event.type] === 'function';
  if (id === 'waitForConnection') return true;
  const call = plan.calls[id];
  if (!call) return false;
  if (isOnWire(call)) return kind === 'error' ? 'kind' in Object(event['error']) : call.reply(event['output']) !== null;
  return call.pave(answerOf(event)) !== null;
}

/** Prepares for a call that the browser answers itself, before the step that triggers it. */
async function pave(plan: AnyPlan, stand: Stand, next: AnyEventObject | undefined): Promise<void> {
  const call = next && plan.calls[ANSWER.exec(next.type)?.[2] ?? ''];
  if (!call) return;
  if (!isOnWire(call)) await call.pave(answerOf(next))?.(stand);
}

const answerOf = (event: AnyEventObject): unknown => ('error' in event ? event['error'] : event['output']);

const isFrozenIn = ({ isFrozen = false }: AnyPlan, input: string) => (isFrozen === true || isFrozen === false ? isFrozen : isFrozen.includes(input));

async function happen(
  { flow, plan, stand, isFrozen }: { flow: Flow; plan: AnyPlan; stand: Stand; isFrozen: boolean },
  event: AnyEventObject,
  states: string[],
) {
  const [, kind, id = ''] = ANSWER.exec(event.type) ?? [];
  const timer = TIMER.exec(event.type)?.[1];
  if (timer) return pass(stand.page, fixedDelay(flow.machine, timer) ?? plan.timers?.[timer] ?? 0, isFrozen);
  const gesture = plan.gestures[event.type];
  if (typeof gesture === 'function') return gesture(stand, event, states);
  if (id === 'waitForConnection') return stand.context.setOffline(false);
  const call = plan.calls[id];
  if (!call) return;
  if (!isOnWire(call)) return call.act?.(stand, answerOf(event));
  if (kind === 'error') return stand.wire.fail(call, event['error']);
  await call.before?.(stand, event['output']);
  return stand.wire.answer(call, call.reply(event['output']) ?? 'server');
}

async function pass(page: Page, milliseconds: number, isFrozen: boolean): Promise<void> {
  if (isFrozen) await page.clock.runFor(milliseconds);
  else if (milliseconds > PATIENCE) await page.clock.fastForward(milliseconds);
}
