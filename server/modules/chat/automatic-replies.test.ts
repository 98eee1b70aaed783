import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAutomaticReplies, saveAutomaticReply, type AutomaticReply } from '../../../contract/automatic-replies.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { away, firstMessage, outsideHours } from '../../../tests/support/automaticReplies.ts';
import { makeTeam } from '../../../tests/support/team.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { companyMember } from '../../db/schema/identity.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const list = (browser: Browser) => browser.call(listAutomaticReplies, {});
const save = (browser: Browser, body: AutomaticReply) => browser.call(saveAutomaticReply, { body });
const allow = (userId: string, permissions: string[]) => server.db.update(companyMember).set({ permissions }).where(eq(companyMember.userId, userId));

test('there is one reply of each kind, off until saved; each is saved separately and belongs to one person', async () => {
  const { coordinator, admin } = await makeTeam(server);
  const { data } = await list(coordinator.browser);
  expect(data.map(({ kind, is_on, text }) => [kind, is_on, text])).toEqual([
    ['outOfOffice', false, ''],
    ['outsideHours', false, ''],
    ['firstMessage', false, ''],
  ]);
  expect((await save(coordinator.browser, { ...away, text: '  I am away this week.  ' })).data).toEqual(away);
  await save(coordinator.browser, outsideHours);
  await save(coordinator.browser, { ...outsideHours, is_on: false });
  expect((await list(coordinator.browser)).data).toEqual([away, { ...outsideHours, is_on: false }, data[2]]);
  expect((await list(admin.browser)).data).toEqual(data);
});

describe('permission', () => {
  test('a coordinator and an admin have it; a recruiter needs the permission to read and to write', async () => {
    const { coordinator, admin, recruiter, waiting } = await makeTeam(server);
    for (const { browser } of [coordinator, admin]) expect((await save(browser, firstMessage)).status).toBe(200);
    await allow(recruiter.userId, ['chat-with-job-seekers', 'post-jobs', 'mask-salaries', 'analyse-talent-with-ai']);
    expect((await save(recruiter.browser, firstMessage)).refusal.code).toBe(45002);
    expect((await list(recruiter.browser)).refusal.code).toBe(45002);
    await allow(recruiter.userId, ['set-automatic-replies']);
    expect((await list(recruiter.browser)).data[2]).toMatchObject({ is_on: false });
    expect((await save(recruiter.browser, firstMessage)).status).toBe(200);
    expect((await save(waiting.browser, firstMessage)).refusal.code).toBe(45001);
    expect((await list(waiting.browser)).refusal.code).toBe(45001);
  });
});

describe('invalid input is refused at its field', () => {
  const REFUSED: [string, object, Record<string, string[]>][] = [
    ['no words', { ...firstMessage, text: '  ' }, { text: ['Fill up the required field to proceed'] }],
    ['words nobody sees', { ...firstMessage, text: '\u202A\u0007' }, { text: ['Fill up the required field to proceed'] }],
    ['too many words', { ...firstMessage, text: 'x'.repeat(1_001) }, { text: ['Shorten this text'] }],
    ['a link', { ...firstMessage, text: 'See www.example.com' }, { text: ['Remove links, addresses, and phone numbers'] }],
    ['a phone number', { ...away, text: 'Call +63 917 555 0101' }, { text: ['Remove links, addresses, and phone numbers'] }],
    ['an e-mail address, off', { ...away, is_on: false, text: 'ana@example.com' }, { text: ['Remove links, addresses, and phone numbers'] }],
    ['an absence that is over', { ...away, first_day: '2026-02-02', last_day: '2026-03-01' }, { last_day: ['This day has passed'] }],
    ['an absence the wrong way round', { ...away, first_day: '2026-03-07' }, { last_day: ['Choose a last day after the first'] }],
    ['no day of the calendar', { ...away, first_day: '2026-02-30' }, { first_day: ['Enter a full date'] }],
    ['no zone', { ...away, time_zone: null }, { time_zone: ['Fill up the required field to proceed'] }],
    ['a zone that is none', { ...away, time_zone: 'Moon/Tranquility' }, { time_zone: ['Check this field'] }],
    ['hours that are none', { ...outsideHours, days: outsideHours.days.with(0, { from: '25:00', to: '09:00' }) }, { 'days.0.from': ['Check this field'] }],
  ];
  test.each(REFUSED)('%s', async (_, body, errors) => {
    const { coordinator } = await makeTeam(server);
    expect((await save(coordinator.browser, body as AutomaticReply)).refusal).toMatchObject({ code: 40001, errors });
    expect((await list(coordinator.browser)).data.every(({ is_on, text }) => !is_on && text === '')).toBe(true);
  });
});
