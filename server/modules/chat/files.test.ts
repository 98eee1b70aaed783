import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listChanges, listMessages, recallMessage, sendMessage, uploadChatFile } from '../../../contract/chat-messages.ts';
import { deleteChat, getChat } from '../../../contract/chats.ts';
import { createBlacklistCompany } from '../../../contract/companies.ts';
import { deleteResume, uploadResume } from '../../../contract/jobseekers.ts';
import { deleteVideoResume, uploadVideoCover, uploadVideoResume } from '../../../contract/video-resumes.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { chatting, tell } from '../../../tests/support/chats.ts';
import { pdf } from '../../../tests/support/market.ts';
import { photo, PHOTO_SECRETS, png } from '../../../tests/support/pictures.ts';
import { video } from '../../../tests/support/videos.ts';
import { chat, chatFile } from '../../db/schema/chat.ts';
import { sweep } from '../../jobs/sweep.ts';
import { chatOrphansAmong } from './files.ts';
import { DAY } from '../../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const read = (browser: Browser, url: string) => server.app.inject({ url, headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') } });
const statusesOf = (url: string, browsers: readonly Browser[]) => Promise.all(browsers.map(async (browser) => (await read(browser, url)).statusCode));
const fileMessage = (file_id: string) => ({ id: randomUUID(), kind: 'file' as const, body: { file_id } });

test('a photo is sent without its location', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  const { file_id, size } = (await seeker.browser.call(uploadChatFile, { file: new Blob([photo(6)]), filename: 'me.jpg' })).data;
  await tell(seeker.browser, chatId, fileMessage(file_id));
  const seen = (await read(employer.browser, `/api/chat/file/${file_id}/download`)).rawPayload;
  for (const secret of PHOTO_SECRETS) expect(seen.includes(secret)).toBe(false);
  expect([seen.length, seen.includes('Exif')]).toEqual([size, true]);
});

test('a file is checked by its content, sent once, available to the two participants only, and removed when unsent', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  const stranger = await chatting(server);
  const upload = (browser: Browser, file: Blob, filename: string) => browser.call(uploadChatFile, { file, filename });
  expect((await upload(seeker.browser, new Blob(['<script>']), 'cv.pdf')).refusal).toMatchObject({
    code: 43018,
    message: expect.stringMatching(/^File extension not supported\..*PDF, DOC, DOCX, PNG, or JPG/),
  });
  const { file_id } = (await upload(seeker.browser, png(), 'me.jpg')).data;
  const url = `/api/chat/file/${file_id}/download`;
  expect(await statusesOf(url, [seeker.browser, employer.browser])).toEqual([200, 404]);
  // Nobody can send another person's file.
  expect((await employer.browser.call(sendMessage, { params: { id: chatId }, body: fileMessage(file_id) })).refusal.code).toBe(40001);
  const outgoing = fileMessage(file_id);
  const sent = await tell(seeker.browser, chatId, outgoing);
  expect(sent.body).toMatchObject({ filename: 'me.png', type: 'image/png', path: url });
  expect(await tell(seeker.browser, chatId, outgoing)).toEqual(sent);
  expect((await seeker.browser.call(sendMessage, { params: { id: chatId }, body: fileMessage(file_id) })).refusal.code).toBe(40001);
  expect(await statusesOf(url, [seeker.browser, employer.browser, stranger.seeker.browser, server.visitor()])).toEqual([200, 200, 404, 401]);
  expect((await read(employer.browser, url)).headers['content-disposition']).toContain('attachment');
  await seeker.browser.call(recallMessage, { params: { id: chatId, message_id: sent.id }, body: {} });
  expect(await statusesOf(url, [seeker.browser, employer.browser])).toEqual([404, 404]);
});

test('a document has at most 5 MB, an image more', async () => {
  const { seeker } = await chatting(server);
  const more = new Uint8Array(5 * 1024 * 1024);
  const send = (file: Blob) => seeker.browser.call(uploadChatFile, { file, filename: 'a.pdf' });
  expect((await send(new Blob([pdf(), more]))).refusal.code).toBe(43001);
  expect((await send(new Blob([png(), more]))).refusal?.code).not.toBe(43001);
});

test('a file stays with its sender if sending is refused', async () => {
  const [one, other] = [await chatting(server), await chatting(server)];
  const { file_id } = (await one.seeker.browser.call(uploadChatFile, { file: pdf(), filename: 'a.pdf' })).data;
  expect((await one.seeker.browser.call(sendMessage, { params: { id: other.chatId }, body: fileMessage(file_id) })).refusal.code).toBe(40004);
  const [row] = await server.db.select().from(chatFile).where(eq(chatFile.id, file_id));
  expect(row?.chatId).toBeNull();
});

test('the employer can open a resume until it is unsent or deleted by its owner, which the conversation then shows', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  const send = async (filename: string) => {
    const resume = (await seeker.browser.call(uploadResume, { file: pdf(filename), filename })).data;
    const message = await tell(seeker.browser, chatId, { id: randomUUID(), kind: 'resume', body: { resume_id: resume.id } });
    return { resume, message, path: (message.body as { path: string }).path };
  };
  const [first, second] = [await send('cv.pdf'), await send('other.pdf')];
  const stranger = await chatting(server);
  for (const { path } of [first, second]) expect(await statusesOf(path, [employer.browser, stranger.employer.browser])).toEqual([200, 404]);
  await seeker.browser.call(recallMessage, { params: { id: chatId, message_id: first.message.id }, body: {} });
  await seeker.browser.call(deleteResume, { params: { id: second.resume.id } });
  for (const { path } of [first, second]) expect(await statusesOf(path, [employer.browser, seeker.browser])).toEqual([404, 404]);
  const { data } = await employer.browser.call(listMessages, { params: { id: chatId }, query: {} });
  expect(data.messages.find(({ id }) => id === second.message.id)).toMatchObject({ kind: 'resume', body: { filename: 'other.pdf', is_gone: true } });
});

describe('a video resume', () => {
  const sendVideo = async ({ seeker, chatId }: Awaited<ReturnType<typeof chatting>>) => {
    const { browser } = seeker;
    const { id } = (await browser.call(uploadVideoResume, { query: {}, file: video({ seconds: 42 }), filename: 'Ana.mp4' })).data;
    await browser.call(uploadVideoCover, { query: { video_resume_id: id }, file: png(), filename: 'me.png' });
    const message = await tell(browser, chatId, { id: randomUUID(), kind: 'video', body: { video_resume_id: id } });
    return { id, message, ...(message.body as { path: string; cover: string }) };
  };
  const shownTo = async (browser: Browser, chatId: string, id: string) =>
    (await browser.call(listMessages, { params: { id: chatId }, query: {} })).data.messages.find((one) => one.id === id);

  test('is a card with a cover, can be streamed by the two participants only, and doesn’t reveal where it is stored', async () => {
    const [pair, stranger] = [await chatting(server), await chatting(server)];
    const { employer, seeker, chatId } = pair;
    const { id, message, path, cover } = await sendVideo(pair);
    expect(message).toMatchObject({ kind: 'video', sender: 'seeker' });
    expect(await shownTo(employer.browser, chatId, message.id)).toEqual(message);
    expect(message.body).toEqual({ video_resume_id: id, filename: 'Ana.mp4', size: expect.any(Number), duration_ms: 42_000, path, cover });
    for (const url of [path, cover])
      expect(await statusesOf(url, [seeker.browser, employer.browser, stranger.seeker.browser, stranger.employer.browser, server.visitor()])).toEqual([
        200, 200, 404, 404, 401,
      ]);
    const part = await server.app.inject({
      url: path,
      headers: { range: 'bytes=0-9', cookie: [...employer.browser.cookies].map((cookie) => cookie.join('=')).join('; ') },
    });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    expect((await read(employer.browser, `/api/chat/chats/${chatId}/export`)).body).toContain('(video resume) Ana.mp4');
  });

  test('can be sent only by the seeker who owns it', async () => {
    const [pair, other] = [await chatting(server), await chatting(server)];
    const { id } = await sendVideo(pair);
    const send = (browser: Browser, chatId: string) =>
      browser.call(sendMessage, { params: { id: chatId }, body: { id: randomUUID(), kind: 'video', body: { video_resume_id: id } } });
    expect((await send(pair.employer.browser, pair.chatId)).refusal.code).toBe(40005);
    expect((await send(other.seeker.browser, other.chatId)).refusal.code).toBe(40001);
  });

  test.each<[string, (browser: Browser, id: string) => Promise<unknown>]>([
    ['deleted', (browser, id) => browser.call(deleteVideoResume, { params: { id } })],
    ['replaced', (browser, id) => browser.call(uploadVideoResume, { query: { video_resume_id: id }, file: video({ seconds: 9 }), filename: 'New.mp4' })],
  ])('is removed for everyone once it is %s, which the conversation shows right away', async (_, remove) => {
    const pair = await chatting(server);
    const { employer, seeker, chatId } = pair;
    const { id, message, path, cover } = await sendVideo(pair);
    await remove(seeker.browser, id);
    for (const url of [path, cover]) expect(await statusesOf(url, [seeker.browser, employer.browser])).toEqual([404, 404]);
    const { data } = await employer.browser.call(listChanges, { params: { id: chatId }, query: { known: message.offset } });
    expect(data.messages).toMatchObject([{ id: message.id, kind: 'video', body: { filename: 'Ana.mp4', cover: null, is_gone: true } }]);
    expect(data.last_offset).toBe(message.offset + 1);
  });

  test('isn’t available anymore once unsent, after deleting the chat, or after blocking the company', async () => {
    const [first, second, third] = [await chatting(server), await chatting(server), await chatting(server)];
    const sent = [await sendVideo(first), await sendVideo(second), await sendVideo(third)] as const;
    await first.seeker.browser.call(recallMessage, { params: { id: first.chatId, message_id: sent[0].message.id }, body: {} });
    expect(await statusesOf(sent[0].path, [first.seeker.browser, first.employer.browser])).toEqual([404, 404]);
    await second.employer.browser.call(deleteChat, { params: { id: second.chatId } });
    expect(await statusesOf(sent[1].path, [second.seeker.browser, second.employer.browser])).toEqual([200, 404]);
    const { company } = (await third.seeker.browser.call(getChat, { params: { id: third.chatId } })).data;
    await third.seeker.browser.call(createBlacklistCompany, { body: { company_id: company.id } });
    expect(await statusesOf(sent[2].path, [third.seeker.browser, third.employer.browser])).toEqual([404, 404]);
  });
});

test('the two participants can download the whole conversation as text or as data', async () => {
  const { seeker, employer, chatId } = await chatting(server);
  for (let index = 0; index < 3; index += 1) await tell(index % 2 ? seeker.browser : employer.browser, chatId, `No. ${index}\nnext`);
  const text = await read(seeker.browser, `/api/chat/chats/${chatId}/export`);
  expect(text.headers['content-disposition']).toMatch(/^attachment; filename="chat-2026-03-\d\d\.txt"/);
  expect(text.body).toContain('Ana Reyes: No. 2\nnext\n');
  const data = await read(employer.browser, `/api/chat/chats/${chatId}/export?format=json`);
  expect((data.json() as { messages: { body: { text: string } }[] }).messages.map(({ body }) => body.text)).toEqual([
    'No. 0\nnext',
    'No. 1\nnext',
    'No. 2\nnext',
  ]);
  const stranger = await chatting(server);
  expect((await read(stranger.seeker.browser, `/api/chat/chats/${chatId}/export`)).statusCode).toBe(404);
});

test('a conversation is stored for 30 days after its last message, shows the days left, and is deleted with its files', async () => {
  const { seeker, chatId } = await chatting(server);
  const unsent = (await seeker.browser.call(uploadChatFile, { file: pdf(), filename: 'unsent.pdf' })).data.file_id;
  const { file_id } = (await seeker.browser.call(uploadChatFile, { file: pdf(), filename: 'sent.pdf' })).data;
  await tell(seeker.browser, chatId, fileMessage(file_id));
  const keys = (await server.db.select({ key: chatFile.storageKey }).from(chatFile).where(eq(chatFile.id, file_id))).map(({ key }) => key);
  const days = async () => (await seeker.browser.call(getChat, { params: { id: chatId } })).data.days_left;
  expect(await days()).toBe(30);
  server.clock.move(DAY - 1_000);
  await sweep({ db: server.db, now: server.clock.now });
  expect(await days()).toBe(30);
  expect((await server.db.select().from(chatFile).where(eq(chatFile.id, unsent))).length).toBe(1);
  server.clock.move(1_000);
  // The test's sessions last a day. From here on, its clock is for the sweep alone.
  await sweep({ db: server.db, now: server.clock.now });
  expect((await server.db.select().from(chatFile).where(eq(chatFile.id, unsent))).length).toBe(0);
  server.clock.move(29 * DAY - 1);
  await sweep({ db: server.db, now: server.clock.now });
  expect(await server.db.select().from(chat).where(eq(chat.id, chatId))).toHaveLength(1);
  expect(await chatOrphansAmong(server.db, keys)).toEqual([]);
  server.clock.move(1);
  await sweep({ db: server.db, now: server.clock.now });
  expect(await server.db.select().from(chat).where(eq(chat.id, chatId))).toHaveLength(0);
  expect(await chatOrphansAmong(server.db, keys)).toEqual(keys);
});
