import { asc, eq } from 'drizzle-orm';
import { connect } from '../../../server/db/client.ts';
import { jobAlert } from '../../../server/db/schema/identity.ts';
import { matchAlerts } from '../../../server/modules/job-alerts/matching/match.ts';
import { newJobs } from '../../../server/modules/job-alerts/matching/new-jobs.ts';

/** What a run of its own process came to. */
export interface MatchRun {
  seconds: number;
  /** Most memory the process had, in megabytes, and what it had before. */
  peak: number;
  idle: number;
  alerts: number;
  matches: number;
  /** Matches of the first alerts, to be held against a query for each. */
  totals: number[];
}

/** As jobs/digests.ts keeps them, which would bring half of the server along. */
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
