import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { desc, eq, sql } from 'drizzle-orm';
import { readConfig } from '../../server/config.ts';
import { connect } from '../../server/db/client.ts';
import { job as jobTable } from '../../server/db/schema/market.ts';
import { closeExpired } from '../../server/modules/hiring/postings/close-expired.ts';
import { notifyOfImported } from '../../server/modules/alerts/notify-followers.ts';
import { enforcePromises, type PromiseContext } from '../../server/modules/hiring/applicants/keep-promises.ts';
import { importing } from '../../server/modules/market/companies/follow.ts';
import { moveJobs } from '../../server/modules/market/jobs/move.ts';
import { POSTING_COLUMNS } from '../../server/modules/market/jobs/record.ts';
import { importer, NOW } from './import.fixture.ts';

const { database, folder, file, importAll } = importer();
/** What scheduled work needs, with nobody looking on. */
const server = () => ({
  db: database().db,
  config: readConfig({}),
  realtime: { broadcast: () => undefined, send: () => undefined, present: async () => new Set<string>() },
});

const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const row = (id: string, more: object = {}) => ({
  id,
  source: 'board',
  country: 'PH',
  title: 'Night Cook',
  company: 'Lutong Bahay Inc.',
  location: 'Cebu City',
  description: 'Cook the dishes of our kitchen at night.',
  salaryText: '₱20,000 - ₱25,000',
  postedAt: '2025-11-10',
  ...more,
});
const jobs = async () =>
  (
    await database().db.execute<Record<string, unknown>>(
      sql`select j.*, c.name as company, tsv is not null as is_found from job j join company c on c.id = j.company_id order by j.id`,
    )
  ).rows;

/** What an employer does with their job. */
const move = (title: string, type: 'job.closed' | 'job.reposted', now: Date) =>
  database().db.transaction(async (tx) =>
    moveJobs(tx, await tx.select(POSTING_COLUMNS).from(jobTable).where(eq(jobTable.title, title)).for('update'), type, 'employer', now),
  );

/** As if an employer had posted the imported jobs here before any feed listed them. */
async function postHere(): Promise<void> {
  const { rows } = await database().pool.query<{ id: string }>(`insert into "user" (email) values (gen_random_uuid() || '@example.com') returning id`);
  await database().pool.query(`update job set source = 'employer', source_id = 'own', posted_by = $1, takes_applications = true`, [rows[0]?.id]);
  await database().pool.query('delete from job_source');
}

describe('the same file twice', () => {
  test('adds nothing', async () => {
    const feed = await file(lines(row('1'), row('2', { title: 'Baker' }), row('3', { title: 'Driver', company: 'LUTONG BAHAY, INC' })));
    expect((await importAll([feed])).summary).toBe('3 new, 0 updated, 0 unchanged, 0 merged, 0 rejected');
    expect((await importAll([feed])).summary).toBe('0 new, 0 updated, 3 unchanged, 0 merged, 0 rejected');
    expect(await jobs()).toHaveLength(3);
    expect(new Set((await jobs()).map((job) => job['company_id'])).size).toBe(1);
  });

  test('confirms a job without an end, and lets one with an end run out', async () => {
    const feed = await file(lines(row('1'), row('2', { title: 'Baker', validThrough: '2025-11-30' })));
    await importAll([feed]);
    await importAll([feed], { now: new Date('2025-11-27T08:00:00Z') });
    const [open, ending] = await jobs();
    expect(open).toMatchObject({ status: 'open', valid_through: expect.stringContaining('2025-12-27'), confirmed_at: expect.stringContaining('2025-11-27') });
    expect(ending).toMatchObject({ valid_through: expect.stringContaining('2025-11-30') });
  });
});

test('who follows a company hears once of all its jobs that an import brings, and nothing of an import that brings none', async () => {
  const follower = '00000000-0000-4000-8000-000000000001';
  const { db } = database();
  await importAll([await file(lines(row('1')))]);
  const [first] = await jobs();
  await db.execute(sql`insert into "user" (id, email) values (${follower}, 'f@example.com') on conflict do nothing`);
  await db.execute(sql`insert into followed_company (user_id, company_id) values (${follower}, ${first?.['company_id']})`);
  const statuses = async () =>
    (await db.execute<{ data: object }>(sql`select data from notification where user_id = ${follower} and read_at is null`)).rows.map(({ data }) => data);
  const feed = await file(lines(row('1'), row('2', { title: 'Baker' }), row('3', { title: 'Driver' }), row('4', { company: 'Ibang Bahay' })), 'more.jsonl');
  await importAll([feed], { isDryRun: true });
  expect(await statuses()).toEqual([]);
  await importAll([feed]);
  expect(await statuses()).toEqual([expect.objectContaining({ company: 'Lutong Bahay Inc.', count: 2, job_title: 'Driver' })]);
  await db.execute(sql`update notification set read_at = now() where user_id = ${follower}`);
  await importAll([feed]);
  expect(await statuses()).toEqual([]);
});

test('of an import that is killed, followers are notified by the server; while one runs, by nobody', async () => {
  const follower = '00000000-0000-4000-8000-000000000002';
  const { db, pool } = database();
  await importAll([await file(lines(row('1')))]);
  const [first] = await jobs();
  await db.execute(sql`insert into "user" (id, email) values (${follower}, 'g@example.com') on conflict do nothing`);
  await db.execute(sql`insert into followed_company (user_id, company_id) values (${follower}, ${first?.['company_id']})`);
  const heard = async () => (await db.execute<{ data: object }>(sql`select data from notification where user_id = ${follower}`)).rows.map(({ data }) => data);
  const looked: string[][] = [];
  const look = () =>
    notifyOfImported({ ...server(), now: () => NOW, realtime: { ...server().realtime, broadcast: (userIds) => void looked.push([...userIds]) } });
  const other = connect(pool.options.connectionString as string, 1);
  other.pool.on('error', () => undefined);
  const killed = importing(other.pool, async () => {
    await importAll([await file(lines(row('2', { title: 'Baker' }), row('3', { title: 'Driver' })), 'more.jsonl')]);
    await look();
    expect([await heard(), looked]).toEqual([[], []]);
    await pool.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock'");
    // Its end is noted when PostgreSQL has let go of what it held.
    await expect.poll(async () => (await pool.query("select from pg_locks where locktype = 'advisory' and mode = 'ShareLock'")).rows).toEqual([]);
    await look();
  });
  await killed;
  await other.close();
  expect(await heard()).toEqual([expect.objectContaining({ company: 'Lutong Bahay Inc.', count: 2, job_title: 'Driver' })]);
  expect(looked).toEqual([[follower]]);
  await look();
  expect(looked).toHaveLength(1);
});

test('followers are notified of a job that had ended and is listed again', async () => {
  const follower = '00000000-0000-4000-8000-000000000003';
  const { db } = database();
  const feed = await file(lines(row('1')));
  await importAll([feed]);
  const [first] = await jobs();
  await db.execute(sql`update job set status = 'closed', valid_through = posted_at`);
  await db.execute(sql`insert into "user" (id, email) values (${follower}, 'h@example.com') on conflict do nothing`);
  await db.execute(sql`insert into followed_company (user_id, company_id) values (${follower}, ${first?.['company_id']})`);
  await importAll([feed]);
  const { rows } = await db.execute<{ data: object }>(sql`select data from notification where user_id = ${follower}`);
  expect(rows.map(({ data }) => data)).toEqual([expect.objectContaining({ count: 1, job_title: 'Night Cook' })]);
});

test('the same vacancy under another reference and in another city is one job', async () => {
  const feed = await file(lines(row('1', { salaryText: null }), row('2', { location: 'Makati', title: 'NIGHT COOK' }), row('3', { title: 'Day Cook' })));
  expect((await importAll([feed])).summary).toBe('2 new, 0 updated, 0 unchanged, 1 merged, 0 rejected');
  expect((await importAll([await file(lines(row('9', { source: 'other', location: 'Davao City' })), 'b.jsonl')])).summary).toBe(
    '0 new, 0 updated, 0 unchanged, 1 merged, 0 rejected',
  );
  const [cook] = await jobs();
  expect(cook).toMatchObject({
    title: 'Night Cook',
    location_id: 167006,
    location_ids: [167006, 167001, 167007],
    salary_from: 20_000,
    salary_to: 25_000,
    is_found: true,
  });
  const { rows } = await database().pool.query('select source, source_id from job_source where job_id = $1 order by 1, 2', [cook?.['id']]);
  expect(rows).toEqual([
    { source: 'board', source_id: '1' },
    { source: 'board', source_id: '2' },
    { source: 'other', source_id: '9' },
  ]);
});

const LONG =
  'Cook the dishes of our kitchen at night, keep the stove and the cold room clean, write down what is used and what is missing, order fish and rice with the buyers before four, teach two helpers, and hand the kitchen over to the day shift with a short written note on what is left to do.';

test('the same title at the same place with nearly the same text is one job, in a feed and across feeds', async () => {
  const feed = await file(lines(row('1', { description: LONG }), row('2', { description: `${LONG} Ref. 4711` })));
  expect((await importAll([feed])).summary).toBe('1 new, 0 updated, 0 unchanged, 1 merged, 0 rejected');
  const other = await file(
    lines(row('9', { source: 'other', description: LONG.replace('short', 'brief') }), row('10', { location: 'Makati', description: `${LONG} Now!` })),
    'b.jsonl',
  );
  expect((await importAll([other])).summary).toBe('1 new, 0 updated, 0 unchanged, 1 merged, 0 rejected');
  expect((await importAll([feed, other])).summary).toBe('0 new, 0 updated, 4 unchanged, 0 merged, 0 rejected');
});

test('what pays differently, or is of another type, is a job of its own', async () => {
  const feed = await file(
    lines(
      row('1'),
      row('2', { salaryText: '₱30,000' }),
      row('3', { salaryText: null }),
      row('4', { employmentType: 'Part-time' }),
      row('5', { employmentType: 'Full-time' }),
    ),
  );
  expect((await importAll([feed])).summary).toBe('3 new, 0 updated, 0 unchanged, 2 merged, 0 rejected');
  expect((await jobs()).map((job) => [job['salary_from'], job['job_type_id']])).toEqual([
    [20_000, 2],
    [30_000, null],
    [20_000, 1],
  ]);
  expect((await importAll([feed])).summary).toBe('0 new, 0 updated, 5 unchanged, 0 merged, 0 rejected');
});

test('an ad without a date is posted on no day, and one without an address takes no applications', async () => {
  await importAll([await file(lines(row('1', { postedAt: null }), row('2', { title: 'Baker', url: 'https://jobs.example.com/2' })))]);
  expect(await jobs()).toMatchObject([
    { is_date_known: false, posted_at: expect.stringContaining('2025-10-21'), status: 'open', takes_applications: false, apply_url: null },
    { is_date_known: true, takes_applications: false, apply_url: 'https://jobs.example.com/2' },
  ]);
});

test('what was recognized is told by country, and what was left out by reason', async () => {
  const feed = await file(
    lines(
      row('1'),
      row('2', { title: 'Baker', location: 'Nowhereville', skills: ['不拘'] }),
      row('3', { country: 'SG', location: 'Ubi', salaryText: null }),
      row('4', { company: null }),
      row('5', { title: '' }),
      row('6', { company: 'N/A' }),
    ),
  );
  const { details } = await importAll([feed], { isDryRun: true });
  const cells = (country: string) =>
    details
      .find((line) => line.includes(country))
      ?.trim()
      .split(/\s{2,}/);
  expect(cells('country')).toEqual(['country', 'rows', 'location', 'pay', 'skills', 'function', 'industry', 'degree', 'date', 'apply link']);
  expect(cells('Philippines')).toEqual(['Philippines', '2', '1/2 50%', '2/2 100%', '–', '2/2 100%', '–', '–', '2/2 100%', '0/2 0%']);
  expect(cells('Singapore')?.slice(0, 4)).toEqual(['Singapore', '1', '1/1 100%', '–']);
  expect(details.filter((line) => line.startsWith('Skipped'))).toEqual(['Skipped: 2 no company (line 4, 6)', 'Skipped: 1 no title (line 5)']);
});

test('a header met among the rows is none of them', async () => {
  const { complaints } = await importAll([await file(lines(row('1'), row('2', { title: 'Job Title', company: 'Company', location: 'Location' })))]);
  expect(complaints).toEqual([expect.stringContaining('the header line')]);
  expect(await jobs()).toHaveLength(1);
});

test('a changed row changes its job, and what is found of it', async () => {
  await importAll([await file(lines(row('1')))]);
  expect((await importAll([await file(lines(row('1', { title: 'Head Chef', salaryText: '₱40,000', location: 'Makati' })))])).summary).toBe(
    '0 new, 1 updated, 0 unchanged, 0 merged, 0 rejected',
  );
  const all = await jobs();
  expect(all).toMatchObject([{ title: 'Head Chef', salary_from: 40_000, location_id: 167001, location_ids: [167001] }]);
  expect(all[0]?.['ttsv']).toContain('chef');
  expect(all[0]?.['ttsv']).not.toContain('night');
});

test('a row that becomes another vacancy joins that one; the job it leaves closes', async () => {
  await importAll([await file(lines(row('1'), row('2', { title: 'Baker' })))]);
  expect((await importAll([await file(lines(row('2')))])).summary).toBe('0 new, 0 updated, 0 unchanged, 1 merged, 0 rejected');
  expect((await jobs()).map(({ title, status, is_found: isFound }) => [title, status, isFound])).toEqual([
    ['Night Cook', 'open', true],
    ['Baker', 'closed', false],
  ]);
});

test('a copy that changes leaves the job it was merged into', async () => {
  await importAll([await file(lines(row('1'), row('2', { location: 'Makati' })))]);
  expect((await importAll([await file(lines(row('2', { title: 'Pastry Chef' })))])).summary).toBe('1 new, 0 updated, 0 unchanged, 0 merged, 0 rejected');
  expect((await jobs()).map((job) => job['title'])).toEqual(['Night Cook', 'Pastry Chef']);
});

test('what people decided stands against a feed', async () => {
  await importAll([await file(lines(row('1')))]);
  await database().pool.query(`update job set status = 'deleted'`);
  await importAll([await file(lines(row('1', { title: 'Night Cook II' }), row('2', { title: 'Night Cook II' })))]);
  expect((await jobs()).map((job) => job['status'])).toEqual(['deleted']);
});

test('a job that ran out and is listed again, unchanged, is open again and found; one its employer holds stays held', async () => {
  const feed = await file(lines(row('1'), row('2', { title: 'Baker' })));
  await importAll([feed]);
  const later = new Date('2026-01-20T08:00:00Z');
  await database().pool.query(`update job set status = 'onHold', ttsv = null, tsv = null where title = 'Baker'`);
  await database().pool.query(`update job set valid_through = '2026-02-01' where title = 'Baker'`);
  expect(await closeExpired({ ...server(), now: () => later })).toBe(1);
  expect((await jobs()).map(({ status, is_found: isFound }) => [status, isFound])).toEqual([
    ['closed', false],
    ['onHold', false],
  ]);
  expect((await importAll([feed], { now: later })).summary).toBe('0 new, 1 updated, 1 unchanged, 0 merged, 0 rejected');
  expect(await jobs()).toMatchObject([
    { status: 'open', is_found: true, valid_through: expect.stringContaining('2026-02-19') },
    { status: 'onHold', is_found: false },
  ]);
});

test('a changed row neither replaces nor ends what an employer posted here', async () => {
  await importAll([await file(lines(row('1')))]);
  await postHere();
  const own = { title: 'Night Cook', status: 'open', takes_applications: true, salary_from: 20_000 };
  const changes = [{}, { salaryText: '₱40,000' }, { title: 'Day Cook', description: 'Cook by day.' }, { validThrough: '2025-11-15' }];
  for (const change of changes) await importAll([await file(lines(row('1', change)))]);
  expect(await jobs()).toMatchObject([own]);
  // The row becomes another vacancy that we have.
  await importAll([await file(lines(row('2', { title: 'Baker' })))]);
  await importAll([await file(lines(row('1', { title: 'Baker' })))]);
  expect(await jobs()).toMatchObject([own, { title: 'Baker', status: 'open' }]);
});

describe('a job that its employer closed stays closed, whatever a feed says of it', () => {
  const CLOSED = new Date('2025-11-25T08:00:00Z');
  const later = { now: new Date('2025-12-01T08:00:00Z') };
  const closed = { status: 'closed', is_closed_by_employer: true, is_found: false, valid_through: expect.stringContaining('2025-11-25') };
  const imported = async (...rows: object[]) => {
    await importAll([await file(lines(...rows))]);
    await move('Night Cook', 'job.closed', CLOSED);
  };

  test('the same row', async () => {
    await imported(row('1'));
    expect((await importAll([await file(lines(row('1')))], later)).summary).toBe('0 new, 0 updated, 1 unchanged, 0 merged, 0 rejected');
    expect(await jobs()).toMatchObject([closed]);
  });

  test('a row with other pay, another text, or another end', async () => {
    await imported(row('1'));
    await importAll([await file(lines(row('1', { salaryText: '₱40,000', validThrough: '2026-02-01' })))], later);
    expect(await jobs()).toMatchObject([{ ...closed, salary_from: 40_000 }]);
    await importAll([await file(lines(row('1', { title: 'Pastry Chef', description: 'Bake the cakes of our shop.' })))], later);
    expect(await jobs()).toMatchObject([{ ...closed, title: 'Pastry Chef' }]);
  });

  test('a row that lists it under another reference, or in another place', async () => {
    await imported(row('1'));
    const feed = await file(lines(row('9', { source: 'other' }), row('2', { location: 'Makati' })));
    expect((await importAll([feed], later)).summary).toBe('0 new, 0 updated, 0 unchanged, 2 merged, 0 rejected');
    expect(await jobs()).toMatchObject([closed]);
  });

  test('rows that were one job when it was closed, and have all changed since', async () => {
    await imported(row('1'), row('2', { location: 'Makati' }));
    const changed = { title: 'Night Chef', description: 'Cook other dishes.' };
    await importAll([await file(lines(row('1', changed), row('2', { ...changed, location: 'Makati' })))], later);
    await importAll([await file(lines(row('2', { ...changed, location: 'Makati', salaryText: '₱40,000' })))], later);
    expect(await jobs()).toMatchObject([closed]);
  });

  test('a row that was merged into a job they posted here', async () => {
    await importAll([await file(lines(row('1')))]);
    await postHere();
    await move('Night Cook', 'job.closed', CLOSED);
    for (const feed of [row('1'), row('1'), row('1', { salaryText: '₱40,000' })]) await importAll([await file(lines(feed))], later);
    expect(await jobs()).toMatchObject([closed]);
  });

  test('until they post it again', async () => {
    await imported(row('1'));
    await move('Night Cook', 'job.reposted', later.now);
    expect(await jobs()).toMatchObject([{ status: 'open', is_closed_by_employer: false, is_found: true }]);
  });
});

test('an ad that names the day it ends is open until that day is over in its country, one that names a time until then', async () => {
  const places: Record<string, string> = { PH: 'Cebu City', US: 'San Francisco' };
  const at = async (country: string, validThrough: string) => {
    const title = `Cook until ${validThrough}`;
    await importAll([await file(lines(row(`${country} ${validThrough}`, { country, location: places[country], title, salaryText: null, validThrough })))]);
    const [found] = await database().db.select({ end: jobTable.validThrough }).from(jobTable).orderBy(desc(jobTable.id)).limit(1);
    return found?.end.toISOString();
  };
  expect(await at('PH', '2025-12-02')).toBe('2025-12-02T15:59:59.000Z');
  expect(await at('US', '2025-12-02')).toBe('2025-12-03T04:59:59.000Z');
  // In summer, clocks are an hour ahead.
  expect(await at('US', '07/04/2026')).toBe('2026-07-05T03:59:59.000Z');
  expect(await at('US', 'Tue, 02 Dec 2025')).toBe('2025-12-03T04:59:59.000Z');
  expect(await at('US', '2025-12-02T17:00:00Z')).toBe('2025-12-02T17:00:00.000Z');
  expect(await at('US', '1764694800')).toBe('2025-12-02T17:00:00.000Z');
});

test('a job its feed says has ended closes, is found no more, and its open applications close with it', async () => {
  await importAll([await file(lines(row('1')))]);
  const [open] = await jobs();
  const { rows } = await database().pool.query<{ id: string }>(`insert into "user" (email) values ('ana@example.com') returning id`);
  await database().pool.query(`insert into application (user_id, job_id) values ($1, $2)`, [rows[0]?.id, open?.['id']]);
  await importAll([await file(lines(row('1', { validThrough: '2025-11-15' })))]);
  expect(await jobs()).toMatchObject([{ status: 'closed', is_found: false }]);
  const log = { error: () => undefined } as unknown as PromiseContext['log'];
  await enforcePromises({ ...server(), log, now: () => NOW });
  const statuses = await database().pool.query(`select a.status, o.payload->>'subject' as subject from application a, outbox o`);
  expect(statuses.rows).toEqual([{ status: 'jobClosed', subject: 'Job closed: Night Cook, Lutong Bahay Inc.' }]);
});

test('a bad row is named with its line, the rest is imported, and a cut file up to the cut', async () => {
  const feed = await file(
    `${lines(row('1'), row('2', { company: null }), row('3', { country: 'DE', title: 'Baker' }))}\n{"id":\n${JSON.stringify(row('4', { title: 'Waiter', url: 'javascript:alert(1)' }))}\n{"id":"5","title":"Cut`,
  );
  const { summary, complaints, isWhole } = await importAll([feed]);
  expect(summary).toBe('2 new, 0 updated, 0 unchanged, 0 merged, 3 rejected');
  expect(complaints.map((complaint) => complaint.replace(feed, ''))).toEqual([
    ':2: no company',
    ':3: country "DE" isn\'t supported',
    expect.stringContaining(':4: invalid JSON'),
    ': the file ends unexpectedly within line 6. Everything before that is imported.',
  ]);
  expect(isWhole).toBe(false);
  expect((await jobs()).map((job) => job['apply_url'])).toEqual([null, null]);
});

test('a file that is none of ours, empty or missing is said so', async () => {
  const { complaints, isWhole } = await importAll([
    await file('hello', 'a.txt'),
    await file('', 'b.csv'),
    path.join(folder(), 'none.xml'),
    folder(),
    await file('[]', 'c.json'),
  ]);
  expect(isWhole).toBe(false);
  expect(complaints.map((complaint) => complaint.split(': ').slice(1).join(': '))).toEqual([
    'not JSON, XML, or CSV with a title column',
    "can't read this file: the file is empty",
    "can't read this file: file not found",
    "can't read this file: this is a folder",
    'no rows found',
  ]);
});

test('an archive read as of its day is open today; without that, what ended is closed', async () => {
  const feed = await file(lines(row('1', { postedAt: '2023-05-01' }), row('2', { title: 'Baker', postedAt: '2023-05-01', validThrough: '2023-06-01' })));
  await importAll([feed]);
  expect((await jobs()).map((job) => job['status'])).toEqual(['closed', 'closed']);
  await importAll([feed], { asOf: new Date('2023-05-10T00:00:00Z') });
  expect(await jobs()).toMatchObject([
    { status: 'open', posted_at: expect.stringContaining('2025-11-11') },
    { status: 'open', valid_through: expect.stringContaining('2025-12-12') },
  ]);
});

test('a dry run writes nothing', async () => {
  expect((await importAll([await file(lines(row('1')))], { isDryRun: true })).summary).toBe('1 new, 0 updated, 0 unchanged, 0 merged, 0 rejected');
  expect(await jobs()).toEqual([]);
});
