import type { MixQuery } from './mix.ts';

/** Milliseconds, except the throughput: queries per second by `CLIENTS` concurrent clients. */
export interface Figures {
  p50: number;
  p95: number;
  p99: number;
  throughput: number | null;
  queries: number;
  /** The median of each kind of query. */
  kinds: Record<string, number>;
}

const CLIENTS = 4;

/** Runs every query once to warm up, then `rounds` times one after the other, then from several clients concurrently. */
export async function measure(ask: (query: MixQuery) => Promise<void>, mix: readonly MixQuery[], rounds: number, isConcurrent: boolean): Promise<Figures> {
  for (const query of mix) await ask(query);
  const times: { kind: string; ms: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of mix) {
      const start = performance.now();
      await ask(query);
      times.push({ kind: query.kind, ms: performance.now() - start });
    }
  }
  const kinds = Map.groupBy(times, (time) => time.kind);
  const all = times.map((time) => time.ms);
  return {
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    p99: percentile(all, 0.99),
    queries: times.length,
    throughput: isConcurrent ? await throughput(ask, mix) : null,
    kinds: Object.fromEntries(
      [...kinds].map(([kind, entries]) => [
        kind,
        percentile(
          entries.map((entry) => entry.ms),
          0.5,
        ),
      ]),
    ),
  };
}

async function throughput(ask: (query: MixQuery) => Promise<void>, mix: readonly MixQuery[]): Promise<number> {
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (let query = mix[next++]; query !== undefined; query = mix[next++]) await ask(query);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return Math.round((mix.length / (performance.now() - start)) * 1000);
}

/** The nearest rank, rounded to two decimals. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return Math.round(value * 100) / 100;
}
