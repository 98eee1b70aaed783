import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type DevScripts, getDev, getDevWork, listDevScripts, moveDevClock, resetDev, steerDevScripts } from '../../../../contract/dev.ts';
import { getFlowTraffic } from '../../../../contract/flow-traffic.ts';
import type { Clock } from '../../../clock.ts';
import { inboxMessage } from '../../../db/schema/operations.ts';
import type { DemoWork } from '../../../demo/demo-work.ts';
import { moveClock } from '../../../demo/moving-clock.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { answerOwnNamesOnly } from '../../../demo/own-names.ts';
import type { ScriptedTraffic } from '../../../demo/scripted-traffic.ts';
import { resetDemo } from '../../../demo/reset.ts';
import { NO_SCRIPTS, type ScriptsControl } from '../../../demo/scripts-control.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Route } from '../../../http/route.ts';
import { knownNames } from '../../flows/names.ts';
import { trafficOf } from '../../flows/traffic.ts';
import { defineDemoRoute } from '../context.ts';
import { type FlowsOptions, registerFlows } from './flows.ts';
import { livesOf } from './lives.ts';
import { testPersonas } from './personas.ts';
import { DAY } from '../../../../contract/durations.ts';

const MOST_EMAILS = 5;
/** A week, and some time for the click itself. */
const FURTHEST = 8 * DAY;

/** What a demo needs besides the app context. */
export interface DemoParts {
  clock: Clock;
  work: DemoWork;
  scripts: ScriptsControl;
  /** Pauses scheduled jobs during the work. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  traffic: Pick<ScriptedTraffic, 'ensure'>;
}

/** The calls of a demo's control page. They aren't in ROUTES, so that only a demo registers them. */
export const devRoutes = ({ clock, work, scripts, alone, traffic }: DemoParts): Route[] => [
  defineDemoRoute(getDev, async ({ context: { config, db }, now }) => {
    const { id, to, subject, at } = inboxMessage;
    const emails = await db.select({ id, to, subject, at }).from(inboxMessage).orderBy(desc(at)).limit(MOST_EMAILS);
    return {
      now: now.toISOString(),
      moved_by: Math.round(clock.ahead() - config.clockAhead),
      accounts: await livesOf(db),
      emails: emails.map((email) => ({ ...email, at: email.at.toISOString() })),
      personas: config.singpass ? null : testPersonas(),
      work: work.last(),
    };
  }),
  defineDemoRoute(getDevWork, async ({ now }) => ({ now: now.toISOString(), work: work.last() })),
  defineDemoRoute(moveDevClock, async ({ body, context, now }) => {
    const until = new Date(body.until);
    if (until.getTime() > now.getTime() + FURTHEST) throw new ApiError('parameterInvalid', { fields: { until: ['date.future'] } });
    return until <= now ? work.last() : work.begin('clock', () => moveClock(context, clock, until));
  }),
  defineDemoRoute(resetDev, async ({ context }) =>
    work.begin('reset', async () => {
      // Scheduled jobs must not process what is due now in histories that are being replayed from weeks ago.
      await alone(() => resetDemo(context, clock));
      return { summary: null };
    }),
  ),
  defineDemoRoute(getFlowTraffic, async ({ params, query, context, now }) => {
    if (!(await knownNames()).has(params.chart)) throw new ApiError('notFound');
    await traffic.ensure(params.chart, now);
    return trafficOf(context.db, params.chart, query, 'demo', now);
  }),
  defineDemoRoute(listDevScripts, async () => scriptsOf(scripts)),
  defineDemoRoute(steerDevScripts, async ({ body }) => {
    if (body.paused === true) scripts.pause();
    if (body.paused === false) scripts.resume();
    if (body.speed !== undefined) scripts.setSpeed(body.speed);
    return scriptsOf(scripts);
  }),
];

const scriptsOf = (control: ScriptsControl): DevScripts => ({
  is_there: control !== NO_SCRIPTS,
  is_paused: control.isPaused(),
  speed: control.speed(),
  scripts: control.list().map(({ name, title, state }) => ({ name, title, state })),
});

/** Registers them, in a demo only (server/demo-mode.ts). */
export function registerDev(app: FastifyInstance, context: AppContext, parts: DemoParts, flows?: FlowsOptions): void {
  answerOwnNamesOnly(app, '/api/dev/');
  for (const route of devRoutes(parts)) route.register(app, context);
  registerFlows(app, flows);
}
