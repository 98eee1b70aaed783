import os from 'node:os';
import { parseArgs } from 'node:util';
import { OurServer } from './client.ts';
import { benchDatabase } from './database.ts';
import { measure, type Figures } from './measure.ts';
import { queryMix, type MixQuery } from './mix.ts';
import { askPeer, type Peer } from './peers.ts';

interface Measured extends Figures {
  jobs: number;
  design: string;
  /** MB of the node process at the end, and its peak; for ours only. */
  memory: { now: number; peak: number } | null;
}

/** The targets in milliseconds. Other sizes have none. */
const TARGETS: Record<number, { p50: number; p99: number }> = { 200_000: { p50: 8, p99: 60 }, 1_000_000: { p50: 15, p99: 120 } };

/** Above this many jobs, ILIKE gets only every tenth query of the mix, because it reads all rows for each. */
const ILIKE_WHOLE = 20_000;

/**
 * Measures search at several sizes of the market, page and count together, over one mix of 200 queries: ours over HTTP on the real server in a separate
 * process; plain full text and ILIKE directly on the database, on the same rows. `--sizes 20000,200000,1000000`.
 */
export async function benchSearch(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { sizes: { type: 'string', default: '20000,200000,1000000' } } });
  const sizes = values.sizes.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1_000))
    throw new Error(`--sizes ${values.sizes}: give whole numbers of at least 1000, with commas.`);
  const load = os.loadavg()[0];
  const bench = await benchDatabase();
  const measured: Measured[] = [];
  try {
    for (const jobs of sizes) {
      const rows = await benchMarket(bench, jobs);
      print(rows);
      measured.push(...rows);
    }
  } finally {
    await bench.stop();
  }
  return { at: new Date().toISOString(), cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, loadBefore: load, targets: TARGETS, measured };
}

async function benchMarket(bench: Awaited<ReturnType<typeof benchDatabase>>, jobs: number): Promise<Measured[]> {
  const mix = queryMix();
  const market = await bench.market(jobs);
  const server = await OurServer.start(market.url, process.env['DATA_DIR'] ?? '.data');
  try {
    const ours = await measure((query) => server.ask(query), mix, 3, true);
    const memory = server.memory();
    const peer = (name: Peer, some: readonly MixQuery[], isConcurrent: boolean) => measure((query) => askPeer(market.pool, name, query), some, 1, isConcurrent);
    const plain = await peer('ts_rank', mix, true);
    const naive = await peer('ILIKE', jobs > ILIKE_WHOLE ? mix.filter((_, index) => index % 10 === 0) : mix, false);
    return [
      { jobs, design: 'ours (HTTP)', memory, ...ours },
      { jobs, design: 'plain ts_rank (SQL)', memory: null, ...plain },
      { jobs, design: 'naive ILIKE (SQL)', memory: null, ...naive },
    ];
  } finally {
    await server.stop();
    await market.close();
  }
}

function print(measured: readonly Measured[]): void {
  console.table(
    measured.map(({ jobs, design, p50, p95, p99, throughput, memory, queries }) => ({
      jobs,
      design,
      'p50 ms': p50,
      'p95 ms': p95,
      'p99 ms': p99,
      'queries/s': throughput,
      'node MB': memory ? `${memory.now} (peak ${memory.peak})` : null,
      queries,
    })),
  );
  for (const { jobs, design, p50, p99, kinds } of measured.filter((row) => row.memory !== null)) {
    const target = TARGETS[jobs];
    const plain = measured.find((row) => row.jobs === jobs && row.design.startsWith('plain'));
    console.info(
      `${jobs.toLocaleString('en')} ${design}, medians: ${Object.entries(kinds)
        .map(([kind, ms]) => `${kind} ${ms}`)
        .join(
          ', ',
        )}. ${((plain?.p99 ?? 0) / p99).toFixed(1)} times below ts_rank at p99.${target ? ` Target p50 ${target.p50}: ${p50 <= target.p50 ? 'reached' : 'missed'}; p99 ${target.p99}: ${p99 <= target.p99 ? 'reached' : 'missed'}.` : ''}`,
    );
  }
}
