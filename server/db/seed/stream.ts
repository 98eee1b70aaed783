import type { SeedCompany } from './companies.ts';
import { makeJob, type SeedJob } from './jobs.ts';
import { jobsByMarket, MARKETS } from './markets.ts';
import { hash, Random, Weighted } from './random.ts';

/** A vacancy of the stream. */
export interface StreamedJob {
  /** Its name: seed, country and number. The same name is the same vacancy. */
  sourceId: string;
  /** Days before now that it was posted; fewer and fewer along a country's stream. */
  age: number;
  status: SeedStatus;
  job: SeedJob;
}

type SeedStatus = 'open' | 'onHold' | 'closed';

/** How a vacancy of this name stands in a market as it is made: most are open. */
export function statusOf(sourceId: string): SeedStatus {
  const draw = new Random(hash(`${sourceId} status`)).next();
  return draw < 0.02 ? 'closed' : draw < 0.035 ? 'onHold' : 'open';
}

/** No vacancy is older. */
const DAYS = 45;

/** Every vacancy of a market, country by country, the oldest of each first, so that the rows lie on disk as they are read. */
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
