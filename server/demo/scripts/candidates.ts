import { countryById } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import type { Database } from '../../db/client.ts';
import { NAMES } from '../../db/seed/people/names.ts';
import { hash, Random } from '../../random.ts';
import { placeOf } from '../../modules/market/jobs/card.ts';
import { enter, plain } from '../person.ts';
import type { Published } from './cases.ts';

/** How many people apply for a job. */
const CANDIDATES = 2;
const EMPLOYERS = ['Bayview Trading', 'Northgate Group', 'Highline Partners', 'Corner and Sons', 'Coral Services', 'Lantern Works'];

/**
 * Creates the people who will apply for a job: they live in its country and do similar work. Their addresses end with the job's id, which cases.ts looks for.
 */
export async function makeCandidates(db: Database, job: Published, now: Date): Promise<void> {
  const random = new Random(hash(`candidates of ${job.id}`));
  const names = NAMES[countryById(job.countryId)?.code ?? 'ph'] ?? NAMES['ph'] ?? [];
  for (let index = 0; index < CANDIDATES; index += 1) {
    const { given, family } = random.pick(names);
    const [first, last] = [given, family].map((list) => random.pick(list.split(' ')).replaceAll('_', ' ')) as [string, string];
    const year = now.getUTCFullYear() - random.int(3, 9);
    await enter(
      db,
      {
        first,
        last,
        headline: index === 0 ? job.title : `Junior ${job.title}`,
        at: random.pick(EMPLOYERS),
        since: `${year}-0${random.int(1, 9)}`,
        skills: index === 0 ? job.skills.slice(0, 4) : job.skills.slice(1, 3),
        school: null,
      },
      new Date(now.getTime() + index),
      { countryId: job.countryId, place: placeOf(job, LANGUAGES[0]), email: `${plain(first)}.${plain(last)}.${job.id}@example.com` },
    );
  }
}
