import { asc, eq } from 'drizzle-orm';
import { connect } from '../../../server/db/client.ts';
import { jobAlert } from '../../../server/db/schema/identity.ts';
import { matchAlerts } from '../../../server/modules/alerts/matching/match.ts';
import { newJobs } from '../../../server/modules/alerts/matching/new-jobs.ts';

/** The result of a run in a separate process. */
export interface MatchRun {
  seconds: number;
  /** Peak memory of the process, in megabytes, and its memory before the run. */
  peak: number;
  idle: number;
  alerts: number;
  matches: number;
  /** Match counts of the first alerts, to compare with one query per alert. */
  totals: number[];
}

/** The same limit as in modules/alerts/digest/schedule.ts, which isn't imported because it would load half of the server. */
const KEPT = 60;
const [url = '', country = '', at = '', since = '', sampled = '0'] = process.argv.slice(2);
const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1024);
const { db, close } = connect(url, 2);
const now = new Date(at);
await db.execute('select 1');
const idle = megabytes();
const start = performance.now();
const alerts = await db
  .select({ keywords: jobAlert.keywords, location: jobAlert.location, filters: jobAlert.filters })
  .from(jobAlert)
  .where(eq(jobAlert.countryId, Number(country)))
  .orderBy(asc(jobAlert.userId), asc(jobAlert.id));
const found = await matchAlerts(db, alerts, Number(country), newJobs(db, { countryId: Number(country), now, postedSince: new Date(since) }), KEPT);
const totals = alerts.map((_, place) => found(place).total);
const seconds = (performance.now() - start) / 1_000;
const run: MatchRun = {
  seconds,
  peak: megabytes(),
  idle,
  alerts: alerts.length,
  matches: totals.reduce((sum, total) => sum + total, 0),
  totals: totals.slice(0, Number(sampled)),
};
process.send?.(run);
await close();
process.disconnect?.();
