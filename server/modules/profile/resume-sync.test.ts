import { expect, test } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { deleteResume, listResumes, uploadResume } from '../../../contract/jobseekers.ts';
import { createWorkExperience, listWorkExperiences, updateSkills } from '../../../contract/profile-calls.ts';
import { applySync, getSyncableContent, rateSync } from '../../../contract/resume-sync.ts';
import { educationLevelOf } from '../../../src/machines/resumeSync/educationLevel.ts';
import { user } from '../../db/schema/auth.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { pdf } from '../../../tests/support/market.ts';
import { pdfOf } from '../../../tests/support/resume-files.ts';
import { list } from '../market/config/lists/list.ts';
import { HOUR } from '../../../contract/durations.ts';

const server = await testApp();
const upload = async (who: Browser, file: Blob) => (await who.call(uploadResume, { file, filename: 'cv.pdf' })).data.id;

const RESUME = pdfOf([
  [40, 40, 'Ana Whitlock', 20, 'B'],
  [40, 60, 'ana@whitlock.example'],
  [40, 90, 'EXPERIENCE', 12, 'B'],
  [40, 110, 'Accountant | Kestrel Foods Ltd | 2019 - Present'],
]);

test('what a resume says is told to its owner, and to nobody else', async () => {
  const [ana, ben] = [await server.seeker(), await server.seeker()];
  const id = await upload(ana, new Blob([RESUME as BlobPart]));
  const { data } = await ana.call(getSyncableContent, { params: { id } });
  expect(data).toMatchObject({
    outcome: 'found',
    content: {
      work_experiences: [{ value: { job_title: 'Accountant', company_name: 'Kestrel Foods Ltd', start_date: '2019', is_present: true }, lines: [{ page: 1 }] }],
    },
  });
  expect((await ben.call(getSyncableContent, { params: { id } })).refusal.code).toBe(ERRORS.notFound.code);
  await ana.call(deleteResume, { params: { id } });
  expect((await ana.call(getSyncableContent, { params: { id } })).refusal.code).toBe(ERRORS.notFound.code);
});

test('a document is read once, though it is asked about again and by another', async () => {
  const [ana, ben] = [await server.seeker(), await server.seeker()];
  const file = new Blob([RESUME as BlobPart, '\n% once']);
  const id = await upload(ana, file);
  const first = await ana.call(getSyncableContent, { params: { id } });
  const again = await upload(ben, file);
  for await (const { key } of server.outside.files.entries()) await server.outside.files.remove(key);
  expect((await ben.call(getSyncableContent, { params: { id: again } })).data).toEqual(first.data);
});

test('a file without text is said to be one', async () => {
  const ana = await server.seeker();
  const { data } = await ana.call(getSyncableContent, { params: { id: await upload(ana, pdf('blank')) } });
  expect(data.outcome).toBe('parseFailed');
});

const WORK = { job_title: 'Accountant', company_name: 'Kestrel Foods Ltd', start_date: '2019-03', is_present: true };
const work = (key: string, values: object = {}, replaces: string | null = null) =>
  ({ key, kind: 'workExperience', replaces, values: { ...WORK, ...values } }) as const;

test('what was chosen becomes records, skills and what is told of oneself, in one answer that tells the time', async () => {
  const ana = await server.seeker();
  const id = await upload(ana, new Blob([RESUME as BlobPart]));
  const { data } = await ana.call(applySync, {
    params: { id },
    body: {
      items: [
        work('w0'),
        { key: 'l0', kind: 'language', replaces: null, values: { language: 'fil', proficiency: 'native' } },
        { key: 's0', kind: 'skill', value: 'IFRS' },
        { key: 's1', kind: 'skill', value: ' ifrs ' },
        { key: 'b0', kind: 'basicInfo', values: { current_location: 'Cebu' } },
      ],
    },
  });
  expect(data).toMatchObject({
    sync: { taken: 5, rating: null, synced_at: '2026-03-02T04:00:00.000Z', resume_id: id },
    refused: [],
    profile: { work_experiences: [WORK], skills: ['IFRS'], languages: [{ language: 'fil' }], basic_info: { current_location: 'Cebu', first_name: 'Ana' } },
  });
  expect((await ana.call(listResumes)).data).toMatchObject([{ id, synced_at: '2026-03-02T04:00:00.000Z' }]);
});

test('what is at fault is told one by one, and the others are not lost', async () => {
  const ana = await server.seeker();
  const id = await upload(ana, new Blob([RESUME as BlobPart]));
  await ana.call(updateSkills, { body: { skills: Array.from({ length: 9 }, (_, index) => `skill ${index}`) } });
  const { data } = await ana.call(applySync, {
    params: { id },
    body: {
      items: [
        work('w0', { start_date: '2019-' }),
        work('w1'),
        { key: 's0', kind: 'skill', value: 'IFRS' },
        { key: 's1', kind: 'skill', value: 'Payroll' },
        { key: 'b0', kind: 'basicInfo', values: { first_name: '' } },
        { key: 'l0', kind: 'language', replaces: null, values: { language: 'fil', proficiency: 'native' } },
        { key: 'l1', kind: 'language', replaces: null, values: { language: 'fil', proficiency: 'fluent' } },
      ],
    },
  });
  expect(data.refused).toEqual([
    { key: 'w0', errors: { start_date: ['Choose a year'] } },
    { key: 's1', errors: { skill: ['You can add up to 10 skills'] } },
    { key: 'b0', errors: { first_name: ['Fill in this field'] } },
    { key: 'l1', errors: { language: ['You’ve already added this language'] } },
  ]);
  expect(data.sync?.taken).toBe(3);
  expect(data.profile).toMatchObject({ work_experiences: [WORK], languages: [{ proficiency: 'native' }], basic_info: { first_name: 'Ana' } });
  expect(data.profile.skills).toHaveLength(10);
});

test('a person without a name gets the first and the last name of a resume, or only the one they chose', async () => {
  const [ana, ben] = [await server.seeker(), await server.seeker()];
  await server.db.update(user).set({ firstName: '', lastName: '', name: '' });
  const names = [
    { key: 'b0', kind: 'basicInfo', values: { first_name: 'Ana' } },
    { key: 'b1', kind: 'basicInfo', values: { last_name: 'Whitlock' } },
  ] as const;
  const sync = async (who: Browser, items: (typeof names)[number][]) =>
    (await who.call(applySync, { params: { id: await upload(who, new Blob([RESUME as BlobPart])) }, body: { items } })).data;
  expect(await sync(ana, [...names])).toMatchObject({ refused: [], profile: { basic_info: { first_name: 'Ana', last_name: 'Whitlock' } } });
  expect(await sync(ben, [names[1]])).toMatchObject({ refused: [], profile: { basic_info: { first_name: '', last_name: 'Whitlock' } } });
});

test('a record takes the place of one’s own, and of nobody else’s', async () => {
  const [ana, ben] = [await server.seeker(), await server.seeker()];
  const id = await upload(ana, new Blob([RESUME as BlobPart]));
  const { data: own } = await ana.call(createWorkExperience, { body: { ...WORK, job_title: 'Clerk' } });
  const { data: his } = await ben.call(createWorkExperience, { body: WORK });
  const { data } = await ana.call(applySync, { params: { id }, body: { items: [work('w0', {}, own.id), work('w1', {}, his.id)] } });
  expect(data.profile.work_experiences).toMatchObject([{ ...WORK, id: own.id }]);
  expect(data.refused).toMatchObject([{ key: 'w1', errors: { record: [expect.any(String)] } }]);
  expect((await ben.call(listWorkExperiences)).data).toEqual([his]);
});

test('sent twice under one key it is taken once; where nothing can be taken there was no sync', async () => {
  const ana = await server.seeker();
  const id = await upload(ana, new Blob([RESUME as BlobPart]));
  const send = () => ana.call(applySync, { params: { id }, body: { items: [work('w0')] } }, { 'idempotency-key': 'the-same-key' });
  const [first, again] = [await send(), await send()];
  expect(again.data).toEqual(first.data);
  expect((await ana.call(listWorkExperiences)).data).toHaveLength(1);
  const { data } = await ana.call(applySync, { params: { id }, body: { items: [work('w0', { job_title: '' })] } });
  expect(data.sync).toBeNull();
});

test('how well it was read is said by its owner, and may be said anew', async () => {
  const [ana, ben] = [await server.seeker(), await server.seeker()];
  const id = await upload(ana, new Blob([RESUME as BlobPart]));
  const { data } = await ana.call(applySync, { params: { id }, body: { items: [work('w0')] } });
  const params = { id: data.sync?.id as string };
  expect((await ben.call(rateSync, { params, body: { rating: 'disappointed' } })).refusal.code).toBe(ERRORS.notFound.code);
  await ana.call(rateSync, { params, body: { rating: 'notRight' } });
  expect((await ana.call(rateSync, { params, body: { rating: 'prettyGood' } })).data.rating).toBe('prettyGood');
});

test('three a day are read, the same again costs nothing, and credits are back at 00:01 in GMT+8', async () => {
  const ana = await server.seeker();
  const read = async (text: string) => {
    const id = await upload(ana, new Blob([RESUME as BlobPart, `\n% ${text}`]));
    const answer = await ana.call(getSyncableContent, { params: { id } });
    await ana.call(deleteResume, { params: { id } });
    return answer;
  };
  for (const text of ['one', 'one', 'two', 'one', 'three', 'two']) expect((await read(text)).status).toBe(200);
  const { refusal } = await read('four');
  expect(refusal).toMatchObject({ code: ERRORS.ai_resume_analysis_limited.code, retry_after: 12 * 3_600 + 60 });
  server.clock.move(12 * HOUR);
  expect((await read('four')).status).toBe(429);
  server.clock.move(60_000);
  expect((await read('four')).status).toBe(200);
});

test('a reading that failed for a reason of ours costs nothing', async () => {
  const ana = await server.seeker();
  const id = await upload(ana, new Blob([RESUME as BlobPart, '\n% lost']));
  for await (const { key } of server.outside.files.entries()) await server.outside.files.remove(key);
  for (let time = 0; time < 4; time += 1) expect((await ana.call(getSyncableContent, { params: { id } })).refusal.code).toBe(ERRORS.notFound.code);
});

test('what a resume calls a level is that level of the list', () => {
  const levels = list('educations').slice(1);
  expect(levels.map(({ value }) => educationLevelOf(value))).toEqual(levels.map(({ id }) => id));
});
