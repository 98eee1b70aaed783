import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type FlowCount, PendingCounts } from '../modules/flows/pending.ts';
import { writeCounts } from '../modules/flows/store.ts';
import { daysAfter, newestClosedWeek } from '../modules/flows/week.ts';
import { DAY } from '../../contract/durations.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const KEY = 'scriptedTraffic';

/** The dates the scripted people use: Wednesdays of two weeks. The later week becomes the newest one that a demo shows. */
export const SCRIPTED_DAYS = ['2000-01-05', '2000-01-12'] as const;
const [, LATER] = SCRIPTED_DAYS;

/**
 * Traffic for a demo. Its people act on the server, so no real person takes the steps of its pages. Scripted people walk through a chart in a separate process,
 * once for each week shown.
 */
export class ScriptedTraffic {
  readonly #db: Database;
  readonly #walk: (chart: string) => Promise<FlowCount[]>;
  readonly #running = new Map<string, Promise<void>>();

  constructor(db: Database, walk: (chart: string) => Promise<FlowCount[]> = walkChart) {
    this.#db = db;
    this.#walk = walk;
  }

  /** Resolves once a chart has traffic in the newest week that can be shown. */
  ensure(chart: string, now: Date): Promise<void> {
    const running = this.#running.get(chart) ?? this.#write(chart, newestClosedWeek(now)).finally(() => this.#running.delete(chart));
    this.#running.set(chart, running);
    return running;
  }

  async #write(chart: string, week: string): Promise<void> {
    const { rows } = await this.#db.execute<{ value: { week: string; charts: string[] } }>(sql`select value from installation where key = ${KEY}`);
    const walked = rows[0]?.value.week === week ? rows[0].value.charts : [];
    if (walked.includes(chart)) return;
    const counts = await this.#walk(chart);
    const moved = (Date.parse(daysAfter(week, 2)) - Date.parse(LATER)) / DAY;
    const pending = new PendingCounts(Infinity);
    for (const count of counts) pending.add({ ...count, day: daysAfter(count.day, moved) });
    await writeCounts(this.#db, pending);
    await this.#db.execute(sql`
      insert into installation as i (key, value) values (${KEY}, ${JSON.stringify({ week, charts: [chart] })}::jsonb)
      on conflict (key) do update set value = case
        when i.value->>'week' = ${week} then jsonb_set(i.value, '{charts}', (i.value->'charts') || (excluded.value->'charts')) else excluded.value end`);
  }
}

async function walkChart(chart: string): Promise<FlowCount[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-traffic-'));
  try {
    const file = path.join(folder, 'counts.json');
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(ROOT, 'tools/setup/run.mjs'), 'tools/traffic/main.ts', chart, file], { cwd: ROOT, stdio: 'ignore' });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The scripted traffic of ${chart} exited with ${code}`))));
    });
    return JSON.parse(await readFile(file, 'utf8')) as FlowCount[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
