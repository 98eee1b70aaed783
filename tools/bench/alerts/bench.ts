import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { LANGUAGES } from '../../../contract/languages.ts';
import { jobAlert } from '../../../server/db/schema/identity.ts';
import { searchOf } from '../../../server/modules/alerts/matching/match.ts';
import { frequencies } from '../../../server/modules/market/search/frequency.ts';
import { countJobs } from '../../../server/modules/market/search/search.ts';
import { jobsIn } from '../search/corpus.ts';
import { benchDatabase } from '../search/database.ts';
import type { MatchRun } from './match.ts';
import { storeAlerts } from './stored.ts';

const MARKET = 110_000;
const LIMITS = { seconds: 60, megabytes: 300, times: 20 };
const AT_ONCE = 2;

/**
 * Measures matching a day's new jobs of one country against its stored alerts, in a separate process that does nothing else. For comparison, the same run also
 * measures one query per alert, on a sample with two queries at a time, and extrapolates the total. `--alerts 100000 --jobs 20000 --sample 400`.
 */
export async function benchAlerts(args: string[]): Promise<object> {
  const { values } = parseArgs({
    args,
    options: { alerts: { type: 'string', default: '100000' }, jobs: { type: 'string', default: '20000' }, sample: { type: 'string', default: '400' } },
  });
  const [alerts, jobs, sample] = [Number(values.alerts), Number(values.jobs), Number(values.sample)];
  const load = os.loadavg()[0];
  const bench = await benchDatabase();
  const market = await bench.market(MARKET);
  const now = new Date();
  try {
    const countryId = jobsIn(MARKET).reduce((most, each) => (each.jobs > most.jobs ? each : most)).countryId;
    const since = await storeAlerts(market.pool, { countryId, alerts, jobs, now });
    const child = fork(new URL('./match.ts', import.meta.url), [market.url, String(countryId), now.toISOString(), since.toISOString(), String(sample)], {
      // Without limits, Node uses much more memory before it collects garbage.
      execArgv: ['--max-semi-space-size=2', '--max-old-space-size=160'],
    });
    const [run] = (await once(child, 'message')) as [MatchRun];
    const stored = await market.db
      .select({ keywords: jobAlert.keywords, location: jobAlert.location, filters: jobAlert.filters })
      .from(jobAlert)
      .where(eq(jobAlert.countryId, countryId))
      .orderBy(asc(jobAlert.userId), asc(jobAlert.id))
      .limit(sample);
    const asker = { countryId, language: LANGUAGES[0], now, since };
    // Makes sure that the search's sample of frequent words exists before measuring.
    frequencies(market.db, countryId, now);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const query = async (place: number) => {
      const search = searchOf(stored[place] as (typeof stored)[number], countryId);
      return search === null ? 0 : (await countJobs(market.db, search, asker)).jobs;
    };
    const counted: number[] = [];
    let next = 0;
    const start = performance.now();
    const one = async () => {
      while (next < stored.length) {
        const place = next++;
        counted[place] = await query(place);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    const each = (performance.now() - start) / stored.length;
    const wrong = counted.filter((jobsFound, place) => jobsFound !== Math.min(run.totals[place] as number, 1_000)).length;
    const queried = (each * alerts) / 1_000;
    const times = queried / run.seconds;
    const isReached = run.seconds <= LIMITS.seconds && run.peak <= LIMITS.megabytes && times >= LIMITS.times && wrong === 0;
    console.info(`${alerts.toLocaleString('en')} alerts × ${jobs.toLocaleString('en')} new jobs of one country; load ${load?.toFixed(1)} before, on ${os.availableParallelism()} cores.`);
    console.table([
      { how: 'reverse index', seconds: run.seconds.toFixed(1), 'peak MB': run.peak, 'idle MB': run.idle, matches: run.matches.toLocaleString('en') },
      { how: `a query per alert, from ${stored.length}`, seconds: queried.toFixed(0), 'ms a query': each.toFixed(2), 'other counts': wrong },
    ]);
    console.info(`${times.toFixed(0)} times as fast; ≤ ${LIMITS.seconds} s, ≤ ${LIMITS.megabytes} MB, ≥ ${LIMITS.times} times: ${isReached ? 'reached' : 'missed'}.`);
    const { totals: _totals, ...figures } = run;
    return {
      at: new Date().toISOString(),
      cores: os.availableParallelism(),
      cpu: os.cpus()[0]?.model,
      loadBefore: load,
      jobs,
      ...figures,
      sampled: stored.length,
      msAQuery: each,
      reckonedSeconds: queried,
      times,
      otherCounts: wrong,
      limits: LIMITS,
      reached: isReached,
    };
  } finally {
    await market.close();
    await bench.stop();
  }
}
