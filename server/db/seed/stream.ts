import type { SeedCompany } from './companies.ts';
import { makeJob, type SeedJob } from './jobs.ts';
import { jobsByMarket, MARKETS } from './markets.ts';
import { hash, Random, Weighted } from '../../random.ts';

export interface StreamedJob {
  /** Seed, country and number. The same value always gives the same vacancy. */
  sourceId: string;
  /** Days before now when it was posted. Decreases along a country's stream. */
  age: number;
  status: SeedStatus;
  job: SeedJob;
}

type SeedStatus = 'open' | 'onHold' | 'closed';

/** The status of a vacancy in a new market. Most are open. */
export function statusOf(sourceId: string): SeedStatus {
  const draw = new Random(hash(`${sourceId} status`)).next();
  return draw < 0.02 ? 'closed' : draw < 0.035 ? 'onHold' : 'open';
}

/** The age of the oldest vacancy. */
const DAYS = 45;

/** Every vacancy of a market, country by country and oldest first, so that rows lie on disk in the order they're read. */
export function* streamJobs(companies: readonly SeedCompany[], { jobs, seed }: { jobs: number; seed: number }): Generator<StreamedJob> {
  const counts = jobsByMarket(jobs);
  for (const [index, market] of MARKETS.entries()) {
    const count = counts[index] ?? 0;
    const employers = new Weighted(
      companies.filter((company) => company.market === market),
      (company) => company.weight,
    );
    const advertised = new Set<string>();
    for (let number = 1; number <= count; number += 1) {
      const random = new Random(hash(`${seed}/${market.code}/${number}`));
      const company = employers.pick(random);
      const job = makeJob(random, company, (titleId, placeId) => advertised.has(`${company.index}/${titleId}/${placeId}`));
      if (advertised.size < 200_000) advertised.add(`${company.index}/${job.title.id}/${job.place.id}`);
      const sourceId = `${seed}-${market.code}-${number}`;
      yield { sourceId, status: statusOf(sourceId), age: 0.003 + DAYS * ((count - number + random.next()) / count) ** 1.9, job };
    }
  }
}
