import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listApplicants } from '../../../contract/applicants.ts';
import { getChat } from '../../../contract/chats.ts';
import { getWorkspace } from '../../../contract/company-workspace.ts';
import { getInterview, offerInterview } from '../../../contract/interviews.ts';
import { getJob } from '../../../contract/jobs.ts';
import { getMe } from '../../../contract/jobseekers.ts';
import type { Portrait } from '../../../contract/portrait.ts';
import { getTeam } from '../../../contract/team.ts';
import { testApp } from '../../../tests/support/app.ts';
import { chatting } from '../../../tests/support/chats.ts';
import { makeJob } from '../../../tests/support/market.ts';
import { user } from '../../db/schema/auth.ts';
import { application } from '../../db/schema/seeker.ts';
import { portraitOf, type Portrayed } from './portrait.ts';

const server = await testApp();
const two = await chatting(server);
const { seeker, employer, chatId, applicationId } = two;
const { data: interview } = await employer.browser.call(offerInterview, {
  body: { application_id: applicationId, times: ['2026-03-04T04:00:00Z'], time_zone: 'Asia/Manila', method: 'video', video_link: 'https://meet.example.com/a' },
});
// What is offered an interview is answered: this one waits.
const { id: anotherJob } = await makeJob(server.db, { companyId: two.companyId });
await server.db.insert(application).values({ userId: seeker.userId, jobId: anotherJob, promise: 'awaiting', dueAt: new Date('2026-03-05T04:00:00Z') });

const person = (more: Partial<Portrayed> = {}): Portrayed => ({
  id: 'ed0f7c34-7b8e-4a37-9a0b-0d8f4a3c2b10',
  firstName: 'Maricel',
  image: null,
  source: 'web',
  countryId: 167,
  ...more,
});

/** Every record in which a person is told of, and what it shows of them; whose picture the reader may see is marked. */
async function portraits(): Promise<Record<string, Portrait>> {
  const [here, there] = [seeker.browser, employer.browser];
  const met = (await here.call(getInterview, { params: { id: interview.id } })).data;
  const job = (await here.call(getJob, { params: { id: two.jobId } })).data;
  return {
    'the other of a chat, to a seeker (own)': (await here.call(getChat, { params: { id: chatId } })).data.other,
    'the other of a chat, to an employer (own)': (await there.call(getChat, { params: { id: chatId } })).data.other,
    'oneself (own)': (await here.call(getMe)).data.portrait,
    'who applied': (await there.call(listApplicants, { query: {} })).data.applicants[0] as Portrait,
    'who waits for an answer': (await there.call(getWorkspace)).data.applicants[0] as Portrait,
    'a colleague': (await there.call(getTeam)).data.members[0] as Portrait,
    'who hires for a job': job.recruiter as Portrait,
    'who meets, as seeker': met.seeker,
    'who meets, as recruiter': met.recruiter,
  };
}

const become = (values: { source: string; image?: string | null }) =>
  server.db
    .update(user)
    .set(values)
    .where(inArray(user.id, [seeker.userId, employer.userId]));

const FACE = /^\/face\/[fm]-(?:[a-z]{2})-[\da-f]{16}\.svg$/;

test('a real person is never given a face', async () => {
  for (const source of ['web', 'google', 'import', 'Demo', '']) {
    await become({ source });
    expect(Object.entries(await portraits()).filter(([, { avatar }]) => avatar !== null)).toEqual([]);
  }
});

test.each(['demo', 'seed'])('somebody made up (%s) has the same face wherever they are told of', async (source) => {
  await become({ source });
  const all = await portraits();
  expect(Object.entries(all).filter(([, { avatar }]) => !FACE.test(avatar ?? ''))).toEqual([]);
  expect(new Set(Object.values(all).map(({ avatar }) => avatar)).size).toBe(2);
  for (const { avatar } of Object.values(all)) expect((await server.app.inject({ url: avatar ?? '' })).statusCode).toBe(200);
});

test.each(['web', 'demo'])('one’s own picture stands before a drawing (%s), and is told only where it may be seen', async (source) => {
  await become({ source, image: '/api/jobseekers/avatar/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b5a' });
  const chat = `/api/chat/chats/${chatId}/avatar`;
  const shown = Object.entries(await portraits()).map(([where, { avatar }]) => [where, avatar]);
  expect(shown.filter(([, avatar]) => avatar !== null)).toEqual([
    ['the other of a chat, to a seeker (own)', chat],
    ['the other of a chat, to an employer (own)', chat],
    ['oneself (own)', '/api/jobseekers/avatar/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b5a'],
  ]);
  await become({ source: 'web', image: null });
});

test('a person has one hue in all records, and neither it nor an address tells their id', async () => {
  await become({ source: 'demo' });
  const all = await portraits();
  const seekers = ['the other of a chat, to an employer (own)', 'oneself (own)', 'who applied', 'who waits for an answer', 'who meets, as seeker'];
  expect(new Set(seekers.map((where) => all[where]?.avatar_hue)).size).toBe(1);
  const id = seeker.userId.replaceAll('-', '');
  for (const { avatar } of Object.values(all)) for (let at = 0; at + 6 <= id.length; at += 1) expect(avatar).not.toContain(id.slice(at, at + 6));
});

test('a face has the look that the first name usually has, else one that stays', () => {
  const looks = (firstName: string, ids: readonly number[]) =>
    new Set(ids.map((id) => portraitOf(person({ id: `${id}`, firstName, source: 'seed' })).avatar?.slice('/face/'.length, '/face/f'.length)));
  const many = Array.from({ length: 40 }, (_, index) => index);
  expect([looks('Maricel', many), looks('Paolo', many), looks('Harpreet', many)]).toEqual([new Set(['f']), new Set(['m']), new Set(['f', 'm'])]);
  expect(portraitOf(person({ firstName: 'Harpreet', source: 'seed' }))).toEqual(portraitOf(person({ firstName: 'Harpreet', source: 'seed' })));
});

test('people differ in hue and face', () => {
  const all = Array.from({ length: 200 }, (_, id) => portraitOf(person({ id: `${id}`, source: 'seed' })));
  expect(new Set(all.map(({ avatar }) => avatar)).size).toBe(200);
  expect(new Set(all.map(({ avatar_hue: hue }) => hue)).size).toBe(7);
});

test.each(['f-ph-0123456789abcdef.png', 'x-ph-0123456789abcdef.svg', 'f-ph-0123456789ABCDEF.svg', 'f-ph-123.svg', 'f-phi-0123456789abcdef.svg', '1.svg'])(
  '/face/%s is nobody’s',
  async (file) => {
    expect((await server.app.inject({ url: `/face/${file}` })).statusCode).toBe(404);
  },
);
