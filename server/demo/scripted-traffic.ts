import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type FlowCount, PendingCounts } from '../modules/flows/pending.ts';
import { writeCounts } from '../modules/flows/store.ts';
import { daysAfter, newestClosedWeek } from '../modules/flows/week.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const KEY = 'scriptedTraffic';

/** The days the scripted people are said to walk on: Wednesdays of two weeks, the later the newest that a demo shows. */
export const SCRIPTED_DAYS = ['2000-01-05', '2000-01-12'] as const;
const [, LATER] = SCRIPTED_DAYS;

/**
 * Gives a demo traffic: its people act on the server, so nobody real takes the steps of its pages. Scripted people walk every chart, in a process of their own, once
 * for each week that is shown.
 */
export class ScriptedTraffic {
  readonly #db: Database;
  readonly #walk: () => Promise<FlowCount[]>;
  #running: Promise<void> | null = null;

  constructor(db: Database, walk: () => Promise<FlowCount[]> = walkCharts) {
    this.#db = db;
    this.#walk = walk;
  }

  /** Settles once the newest week that can be shown has traffic. */
  ensure(now: Date): Promise<void> {
    this.#running ??= this.#write(newestClosedWeek(now)).finally(() => (this.#running = null));
    return this.#running;
  }

  async #write(week: string): Promise<void> {
    const { rows } = await this.#db.execute(sql`select from installation where key = ${KEY} and value = ${JSON.stringify(week)}::jsonb`);
    if (rows.length > 0) return;
    const counts = await this.#walk();
    const moved = (Date.parse(daysAfter(week, 2)) - Date.parse(LATER)) / 86_400_000;
    const pending = new PendingCounts(Infinity);
    for (const count of counts) pending.add({ ...count, day: daysAfter(count.day, moved) });
    await writeCounts(this.#db, pending);
    await this.#db.execute(sql`
      insert into installation (key, value) values (${KEY}, ${JSON.stringify(week)}::jsonb) on conflict (key) do update set value = excluded.value`);
  }
}

async function walkCharts(): Promise<FlowCount[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-traffic-'));
  try {
    const file = path.join(folder, 'counts.json');
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(ROOT, 'tools/setup/run.mjs'), 'tools/traffic/main.ts', file], { cwd: ROOT, stdio: 'ignore' });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the scripted people ended with ${code}`))));
    });
    return JSON.parse(await readFile(file, 'utf8')) as FlowCount[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
