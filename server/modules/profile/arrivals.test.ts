import { expect, onTestFinished, test } from 'vitest';
import { HOUR } from '../../../contract/durations.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { logOut } from '../../../contract/auth.ts';
import { deleteResume, listResumes, uploadResume } from '../../../contract/jobseekers.ts';
import { handInResume, takeArrival } from '../../../contract/resume-arrival.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { pdf } from '../../../tests/support/market.ts';
import { buildApp } from '../../app.ts';
import { resumeArrival } from '../../db/schema/resume.ts';
import { sweepFiles } from '../../jobs/files.ts';
import { sweep } from '../../jobs/sweep.ts';
import { registerPages } from '../pages/routes.ts';
import { arrivalIn } from './arrivals.ts';

const server = await testApp({ RATE_LIMIT: '1000' });
const TOKEN = 'A'.repeat(43);

const handIn = (who: Browser, text: string, source?: 'create-resume') =>
  who.call(handInResume, { file: pdf(text), filename: 'ana.pdf', ...(source ? { query: { source } } : {}) });
const register = async (who: Browser, email: string) => {
  await who.beGuest();
  await who.register({ email });
};
const files = async () => {
  const keys: string[] = [];
  for await (const { key } of server.outside.files.entries()) keys.push(key);
  return keys;
};

test('what a visitor handed in is attached once there is an account, and its own file is gone', async () => {
  const ana = server.visitor();
  const { data, setCookies } = await handIn(ana, 'arrives');
  expect(data).toMatchObject({ filename: 'ana.pdf', format: 'pdf', token: null, expires_at: '2026-03-03T04:00:00.000Z' });
  expect(setCookies[0]).toMatch(/^resume_arrival=[\w-]{43};.*Path=\/api\/jobseekers; HttpOnly/);
  await register(ana, 'arrives@example.com');
  const taken = (await ana.call(takeArrival, { body: {} })).data;
  expect(taken).toMatchObject({ source: 'quick-upload-resume', resume: { filename: 'ana.pdf' } });
  expect((await ana.call(listResumes)).data).toMatchObject([{ id: taken.resume.id }]);
  expect((await files()).filter((key) => key.startsWith('arrivals/'))).toEqual([]);
  expect((await ana.call(takeArrival, { body: {} })).data).toEqual(taken);
});

test('it is taken by one, and never by who comes next on the device', async () => {
  const [ana, ben] = [server.visitor(), await server.seeker()];
  await handIn(ana, 'shared');
  ben.cookies.set('resume_arrival', ana.cookies.get('resume_arrival') as string);
  await register(ana, 'shared@example.com');
  await ana.call(takeArrival, { body: {} });
  expect((await ben.call(takeArrival, { body: {} })).refusal.code).toBe(ERRORS.linkUsed.code);
  await ana.call(logOut, { body: {} });
  expect(ana.cookies.has('resume_arrival')).toBe(false);
});

test('a link of the other site opens it: the token leaves the address at once', async () => {
  const ana = server.visitor();
  const { data } = await handIn(server.visitor(), 'linked', 'create-resume');
  const app = await buildApp(server.outside.config, server.outside);
  registerPages(app, server.outside, { render: async () => Buffer.from('') });
  onTestFinished(() => app.close());
  const answer = await app.inject({ url: `/zh-cn/jobseeker-complete-profile/${data.token}?redirect=/onsite-job` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/zh-cn/jobseeker-complete-profile?redirect=%2Fonsite-job&from=resume']);
  ana.cookies.set('resume_arrival', answer.cookies.find(({ name }) => name === 'resume_arrival')?.value as string);
  await register(ana, 'linked@example.com');
  expect((await ana.call(takeArrival, { body: {} })).data.source).toBe('create-resume');
});

test.each([
  ['/jobseeker-complete-profile', null],
  ['/jobseeker-complete-profile/10?redirect=/x', null],
  [`/jobseeker-complete-profile/${TOKEN}`, { token: TOKEN, clean: '/jobseeker-complete-profile?from=resume' }],
  [`/ja/jobseeker-complete-profile/${TOKEN}/`, { token: TOKEN, clean: '/ja/jobseeker-complete-profile?from=resume' }],
  ['/jobseeker-complete-profile/short', { token: null, clean: '/jobseeker-complete-profile?from=resume' }],
])('%s leads to %j', (url, expected) => expect(arrivalIn(url)).toEqual(expected));

test('with three resumes it waits; with one less it is attached', async () => {
  const ana = await server.seeker();
  const ids = [];
  for (const text of ['one', 'two', 'three']) ids.push((await ana.call(uploadResume, { file: pdf(text), filename: 'cv.pdf' })).data.id);
  await handIn(ana, 'fourth');
  expect((await ana.call(takeArrival, { body: {} })).refusal.code).toBe(ERRORS.tooManyResumes.code);
  await ana.call(deleteResume, { params: { id: ids[0] as string } });
  expect((await ana.call(takeArrival, { body: {} })).data.resume.filename).toBe('ana.pdf');
});

test('after a day it has expired: the file goes, and a day later what is known of it', async () => {
  const ana = await server.seeker();
  await handIn(ana, 'expires');
  server.clock.move(24 * HOUR);
  expect((await ana.call(takeArrival, { body: {} })).refusal.code).toBe(ERRORS.linkExpired.code);
  const later = () => new Date(Date.now() + 48 * HOUR);
  await sweepFiles({ db: server.db, files: server.outside.files, now: later, machineNow: later });
  expect((await files()).filter((key) => key.startsWith('arrivals/'))).toEqual([]);
  server.clock.move(24 * HOUR);
  await sweep({ db: server.db, now: server.clock.now });
  expect(await server.db.select().from(resumeArrival)).toEqual([]);
  expect((await ana.call(takeArrival, { body: {} })).refusal.code).toBe(ERRORS.notFound.code);
});

test('a file that lies about its type is refused, and so are too many from one address', async () => {
  const ana = server.visitor();
  const liar = await ana.call(handInResume, { file: new Blob(['MZ this is a program']), filename: 'cv.pdf' });
  expect(liar.refusal.code).toBe(ERRORS.fileTypeUnsupported.code);
  const all = [];
  for (let index = 0; index < 32; index += 1) all.push((await handIn(ana, `many ${index}`)).status);
  expect(all.at(-1)).toBe(429);
});
