import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exportData } from '../../../contract/settings.ts';
import { deleteVideoResume, listVideoResumes, uploadVideoCover, uploadVideoResume } from '../../../contract/video-resumes.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { pdf } from '../../../tests/support/market.ts';
import { bmp, png } from '../../../tests/support/pictures.ts';
import { video, type VideoParts } from '../../../tests/support/videos.ts';
import { videoResume } from '../../db/schema/resume.ts';
import { sweepFiles } from '../../jobs/files.ts';
import { videoFilesOf, videoOrphansAmong } from './video-resumes.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const idOf = (who: Browser) => who.user?.id as string;
const upload = (who: Browser, file: Blob = video(), query: { video_resume_id?: string } = {}, filename = 'Ana.mp4') =>
  who.call(uploadVideoResume, { query, file, filename });
const fetchAs = (who: Browser, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...headers, cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });
const keys = async () => (await Array.fromAsync(server.outside.files.entries())).map(({ key }) => key);

test('a video is stored under its own name, measured, listed and given back to its owner alone', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const file = video({ seconds: 42, isIndexLast: true });
  const { data } = await upload(ana, file, {}, '../自己紹介.mov');
  expect(data).toMatchObject({ filename: '自己紹介.mp4', size: file.size, duration_ms: 42_000, cover: null });
  expect((await ana.call(listVideoResumes)).data).toEqual([data]);
  expect((await bea.call(listVideoResumes)).data).toEqual([]);
  const answer = await fetchAs(ana, data.file);
  expect(answer.rawPayload.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="file\.mp4"; filename\*=UTF-8''%E8/),
  });
  for (const url of [data.file, `${data.file}x`, data.file.replace('files', 'covers')]) expect((await fetchAs(bea, url)).statusCode).toBe(404);
  expect((await server.app.inject({ url: data.file })).statusCode).toBe(401);
});

test('a player is given the part it asks for', async () => {
  const ana = await server.seeker();
  const file = Buffer.from(await video().arrayBuffer());
  const { data } = await upload(ana);
  const ask = async (range: string, more: Record<string, string> = {}) => {
    const answer = await fetchAs(ana, data.file, { range, ...more });
    return [answer.statusCode, answer.headers['content-range'], answer.headers['content-length'], answer.rawPayload.equals(file) || answer.rawPayload] as const;
  };
  const { length } = file;
  expect(await ask('bytes=100-199')).toEqual([206, `bytes 100-199/${length}`, '100', file.subarray(100, 200)]);
  expect(await ask(`bytes=${length - 7}-`)).toEqual([206, `bytes ${length - 7}-${length - 1}/${length}`, '7', file.subarray(-7)]);
  expect(await ask('bytes=-7')).toEqual([206, `bytes ${length - 7}-${length - 1}/${length}`, '7', file.subarray(-7)]);
  expect(await ask('bytes=0-')).toEqual([206, `bytes 0-${length - 1}/${length}`, String(length), true]);
  expect(await ask(`bytes=${length}-`)).toEqual([416, `bytes */${length}`, '0', Buffer.alloc(0)]);
  for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'seconds=1-2']) expect(await ask(range)).toEqual([200, undefined, String(length), true]);
  expect(await ask('bytes=0-9', { 'if-range': '"another"' })).toEqual([200, undefined, String(length), true]);
});

test.each<[string, Blob, number]>([
  ['nothing', new Blob([]), 43003],
  ['a document', pdf(), 43041],
  ['a page that calls itself a video', new Blob(['<script>alert(1)</script>']), 43041],
  ['a film of QuickTime', video({ brand: 'qt  ' }), 43041],
  ['sound alone', video({ hasPicture: false }), 43042],
  ['half of a video', video().slice(0, 900), 43004],
  ['three minutes', video({ seconds: 180 }), 43043],
  ['three minutes in fragments', video({ seconds: 180, isFragmented: true }), 43043],
  ['an hour whose headers say a second', video({ seconds: 1, sampleSeconds: 3_600 }), 43043],
  ['more than 30 MB', new Blob([video(), new Uint8Array(30 * 1024 * 1024)]), 43001],
])('%s is refused, and nothing of it is kept', async (_, file, code) => {
  const ana = await server.seeker();
  const before = await keys();
  expect((await upload(ana, file)).refusal.code).toBe(code);
  expect([(await ana.call(listVideoResumes)).data, await keys()]).toEqual([[], before]);
});

test.each<VideoParts>([{ seconds: 179 }, { isLarge: true, isIndexLast: true }, { isFragmented: true, seconds: 179 }, { movieHeader: 1 }])(
  '%j is stored',
  async (parts) => {
    expect((await upload(await server.seeker(), video(parts))).status).toBe(200);
  },
);

test('three are held, however many are sent at once; one may stand in place of another, and is then another', async () => {
  const ana = await server.seeker();
  const sent = await Promise.all(Array.from({ length: 6 }, () => upload(ana)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
  expect(sent.find(({ status }) => status === 409)?.refusal).toMatchObject({ code: 43040, message: expect.stringContaining('3 video resumes') });
  const [first] = (await ana.call(listVideoResumes)).data;
  const covered = await ana.call(uploadVideoCover, { query: { video_resume_id: first?.id as string }, file: png(), filename: 'me.png' });
  expect(covered.data.cover).not.toBeNull();
  const replaced = (await upload(ana, video({ seconds: 9 }), { video_resume_id: first?.id as string })).data;
  expect(replaced).toMatchObject({ id: first?.id, duration_ms: 9_000, cover: null });
  expect(replaced.file).not.toBe(first?.file);
  expect((await ana.call(listVideoResumes)).data).toHaveLength(3);
  expect((await upload(ana, video(), { video_resume_id: randomUUID() })).refusal.code).toBe(40004);
});

test('one sent again under its key is the one that is there', async () => {
  const ana = await server.seeker();
  const key = { 'idempotency-key': randomUUID() };
  const sent = await Promise.all([1, 2].map(() => ana.call(uploadVideoResume, { file: video(), filename: 'me.mp4' }, key)));
  expect(sent[0]?.data).toEqual(sent[1]?.data);
  expect((await ana.call(listVideoResumes)).data).toHaveLength(1);
});

test('a cover is judged by content, and given to its owner alone', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const { id } = (await upload(ana)).data;
  const cover = (file: Blob, video_resume_id = id) => ana.call(uploadVideoCover, { query: { video_resume_id }, file, filename: 'cover.jpg' });
  for (const other of [bmp(), pdf(), video(), new Blob(['<svg onload="alert(1)"/>'])]) expect((await cover(other)).refusal.code).toBe(43044);
  expect((await cover(png().slice(0, 60))).refusal.code).toBe(43004);
  expect((await cover(new Blob([png(), new Uint8Array(5 * 1024 * 1024)]))).refusal.code).toBe(43001);
  expect((await cover(png(), randomUUID())).refusal.code).toBe(40004);
  const { cover: url } = (await cover(png())).data;
  const answer = await fetchAs(ana, url as string);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'image/png',
    expect.stringMatching(/^attachment/),
  ]);
  expect((await fetchAs(bea, url as string)).statusCode).toBe(404);
  const again = (await cover(png(3, 3))).data;
  expect(again.cover).not.toBe(url);
  expect((await fetchAs(ana, url as string)).statusCode).toBe(404);
});

describe('what nobody has any more is nowhere', () => {
  test('a deleted video goes with its files, once and for all', async () => {
    const ana = await server.seeker();
    const { id, file } = (await upload(ana)).data;
    await ana.call(uploadVideoCover, { query: { video_resume_id: id }, file: png(), filename: 'me.png' });
    const held = await videoFilesOf(server.db, idOf(ana));
    expect(await keys()).toEqual(expect.arrayContaining(held));
    for (const status of [200, 200]) expect((await ana.call(deleteVideoResume, { params: { id } })).status).toBe(status);
    expect((await keys()).filter((key) => held.includes(key))).toEqual([]);
    expect((await fetchAs(ana, file)).statusCode).toBe(404);
  });

  test('what was replaced is swept, what is held is not', async () => {
    const ana = await server.seeker();
    const { id } = (await upload(ana)).data;
    const before = await videoFilesOf(server.db, idOf(ana));
    await upload(ana, video({ seconds: 5 }), { video_resume_id: id });
    await ana.call(uploadVideoCover, { query: { video_resume_id: id }, file: png(), filename: 'me.png' });
    const held = await videoFilesOf(server.db, idOf(ana));
    expect(held).toHaveLength(2);
    expect(await videoOrphansAmong(server.db, [...before, ...held, 'users/x', 'videos/x'])).toEqual(before);
    await sweepFiles({ ...server.outside, machineNow: () => new Date(Date.now() + 7_200_000) });
    const left = await keys();
    expect([left.filter((key) => before.includes(key)), left.filter((key) => held.includes(key)).toSorted()]).toEqual([[], held.toSorted()]);
  });

  test('all of it goes out with one’s data, and with the account', async () => {
    const ana = await server.seeker();
    const { data } = await upload(ana);
    await ana.call(uploadVideoCover, { query: { video_resume_id: data.id }, file: png(), filename: 'me.png' });
    const exported = (await ana.call(exportData)).data as { video_resumes: { file: string; cover: string }[] };
    expect(exported.video_resumes).toEqual([{ ...data, cover: expect.stringContaining('/covers/') }]);
    const held = await videoFilesOf(server.db, idOf(ana));
    await ana.call(deleteAccount, { body: { confirmation: ana.user?.email as string } });
    expect((await keys()).filter((key) => held.includes(key))).toEqual([]);
    expect(
      await server.db
        .select()
        .from(videoResume)
        .where(eq(videoResume.userId, idOf(ana))),
    ).toEqual([]);
  });
});

test.each(['before', 'behind'] as const)('the one to be replaced is named in the form too, %s the file', async (where) => {
  const ana = await server.seeker();
  const [first] = await Promise.all([upload(ana), upload(ana), upload(ana)]);
  const form = (id: string) => {
    const parts = new FormData();
    const name = () => parts.append('video_resume_id', id);
    if (where === 'before') name();
    parts.append('video_resume', video({ seconds: 9 }), 'New.mp4');
    if (where === 'behind') name();
    return parts;
  };
  const send = async (id: string) => {
    const body = new Response(form(id));
    const { statusCode, payload } = await server.app.inject({
      method: 'POST',
      url: '/api/jobseekers/video_resume/upload_v1',
      headers: {
        'content-type': body.headers.get('content-type') ?? '',
        'idempotency-key': randomUUID(),
        origin: server.outside.config.baseUrl,
        cookie: [...ana.cookies].map((pair) => pair.join('=')).join('; '),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { statusCode, answer: JSON.parse(payload) as { data?: object; errors?: object } };
  };
  expect((await send(first?.data.id as string)).answer.data).toMatchObject({ id: first?.data.id, filename: 'New.mp4', duration_ms: 9_000 });
  expect((await ana.call(listVideoResumes)).data).toHaveLength(3);
  expect(await send('not-an-id')).toMatchObject({ statusCode: 422, answer: { errors: { video_resume_id: [expect.any(String)] } } });
  expect((await send(randomUUID())).statusCode).toBe(404);
});
