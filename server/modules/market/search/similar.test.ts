import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { APPLICABLE, LISTED } from '../jobs/listed.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { scan } from './scan.ts';
import { similarJobs } from './similar.ts';
import { FILTER_LEXEME } from './vectors.ts';

let db: Database;
let ids: number[];
const kind = (functionTitleId: number, more: object) => ({
  title: 'Any',
  functionTitleId,
  jobFunctionId: Math.floor(functionTitleId / 100),
  mainFunctionId: Math.floor(functionTitleId / 10_000),
  ...more,
});

beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  await db.insert(company).values([4, 5, 6, 7].map((id) => ({ id, name: `Company ${id}`, nameKey: `${id}`, slug: `${id}`, countryId: PH })));
  ids = await addJobs(db, [
    kind(10_101, { companyId: 1, locationId: 167_001, skills: ['Java'] }),
    kind(10_201, { companyId: 4 }),
    kind(10_102, { companyId: 5 }),
    kind(10_101, { companyId: 6 }),
    kind(10_101, { companyId: 2, locationId: 167_001, skills: ['java'] }),
    kind(10_101, { companyId: 2 }),
    kind(10_101, { companyId: 1 }),
    kind(20_101, { companyId: 6 }),
    kind(10_101, { companyId: 3, status: 'closed' }),
    kind(10_202, { companyId: 2 }),
  ]);
});

describe('similar jobs', () => {
  it('are the most similar open ones: the most similar of each company, none of the same company', async () => {
    expect((await similarJobs(db, ids[0]!, 5, LANGUAGES[0], NOW)).map((job) => job.id)).toEqual([ids[4], ids[3], ids[2], ids[1]]);
    expect(await similarJobs(db, ids[0]!, 1, LANGUAGES[0], NOW)).toHaveLength(1);
  });

  it('are shown while they’re open, and new ones appear after some minutes', async () => {
    const similar = async (now: Date) => (await similarJobs(db, ids[6]!, 5, LANGUAGES[0], now)).map(({ id }) => id);
    const first = await similar(NOW);
    await db.update(job).set({ status: 'closed' }).where(eq(job.id, first[0]!));
    const [added] = await addJobs(db, [kind(10_101, { companyId: 7 })]);
    expect(await similar(NOW)).toEqual(first.slice(1));
    expect(await similar(new Date(NOW.getTime() + 10 * 60_000))).toContain(added);
    await db.delete(job).where(eq(job.id, added!));
    await db.update(job).set({ status: 'open' }).where(eq(job.id, first[0]!));
  });

  it('leave out companies that the reader blocks', async () => {
    const shown = await similarJobs(db, ids[0]!, 5, LANGUAGES[0], NOW);
    const hidden = [shown[0]!.company.id];
    expect(await similarJobs(db, ids[0]!, 5, LANGUAGES[0], NOW, hidden)).toEqual(shown.slice(1));
  });

  it('exist for a closed job, and are refused for one that never existed', async () => {
    expect(await similarJobs(db, ids[8]!, 5, LANGUAGES[0], NOW)).not.toHaveLength(0);
    await expect(similarJobs(db, 2_000_000_000, 5, LANGUAGES[0], NOW)).rejects.toThrow('notFound');
  });

  it('leave out the company, even if jobs of their kind are so frequent that they’re scanned in order', async () => {
    const lexeme = `${FILTER_LEXEME.functionTitle}/10101`;
    const others = { countryId: PH, order: 'newest' as const, where: sql`company_id <> 1` };
    const frequent = { ttsv: new Map([[lexeme, 0.9]]), tsv: new Map(), newest: [] };
    expect((await scan(db, { by: others, column: 'ttsv', conditions: [[[lexeme]]], most: 2 }, frequent)).ids).toEqual([ids[3], ids[4]]);
  });

  it('meet the condition of recommendations when scanned in order: a job one can apply for', async () => {
    const lexeme = `${FILTER_LEXEME.functionTitle}/10101`;
    const frequent = { ttsv: new Map([[lexeme, 0.9]]), tsv: new Map(), newest: [] };
    const ours = { countryId: PH, order: 'newest' as const, where: sql`${LISTED} and ${APPLICABLE} and company_id <> 1` };
    expect((await scan(db, { by: ours, column: 'ttsv', conditions: [[[lexeme]]], most: 2 }, frequent)).ids).toEqual([ids[3], ids[4]]);
  });
});
