import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBlacklistCompany, deleteBlacklistCompany, listBlacklistCompanies } from '../../../../contract/companies.ts';
import { joinCompany } from '../../../../contract/company-claim.ts';
import { getOnlineResume, readOnlineResume, renewOnlineResume, saveOnlineResume, type Visibility } from '../../../../contract/online-resume.ts';
import { exportData } from '../../../../contract/settings.ts';
import { createWebsite, createWorkExperience, updateBasicInfo } from '../../../../contract/profile-calls.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { makeCompany } from '../../../../tests/support/market.ts';
import { user } from '../../../db/schema/auth.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { company } from '../../../db/schema/market.ts';
import { companyKey } from '../../market/import/company-name.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const form = { template: 'modern' as const, language: 'en' };
const online = (who: Browser, visibility: Visibility, more: object = {}) =>
  who.call(saveOnlineResume, { body: { visibility, form, is_contact_shown: false, ...more } });
const slugIn = (url: string | null | undefined) => url?.split('/').at(-1) ?? '';
const cookieOf = (who: Browser) => [...who.cookies].map((pair) => pair.join('=')).join('; ');
const statusOf = async (who: Browser, slug: string) => (await who.call(readOnlineResume, { params: { slug } })).status;
const file = (who: Browser, slug: string, name: 'pdf' | 'photo') =>
  server.app.inject({ url: `/api/jobseekers/online-resumes/${slug}/${name}`, headers: { cookie: cookieOf(who) } });

async function companyNamed(name: string): Promise<number> {
  const nameKey = companyKey(name);
  const [known] = await server.db.select({ id: company.id }).from(company).where(eq(company.nameKey, nameKey));
  return (
    known?.id ??
    makeCompany(server.db, { name, nameKey, isVerified: true, verification: 'verified', website: `https://${nameKey.replaceAll(' ', '-')}.example` })
  );
}

/** A recruiter of a company, approved or still waiting. */
async function recruiter(name: string, isIn = true, address: Partial<typeof user.$inferInsert> = {}): Promise<Browser> {
  const { browser, userId } = await person(server, 'recruiter');
  if (address.email ?? address.emailVerified !== undefined) await server.db.update(user).set(address).where(eq(user.id, userId));
  await server.db.insert(companyMember).values({ userId, companyId: await companyNamed(name), role: 'recruiter', joinedAt: isIn ? server.clock.now() : null });
  return browser;
}

async function seeker(): Promise<Browser> {
  const { browser } = await person(server, 'seeker');
  await browser.call(createWorkExperience, {
    body: {
      job_title: 'Cook',
      company_name: 'Old Mill Inc.',
      start_date: '2020-02',
      is_present: true,
      is_hidden_from_company: true,
      description: 'Ran the kitchen.\n- Four cooks',
    },
  });
  return browser;
}

test('it begins hidden, has an address from the first decision on, and a renewed one kills the old', async () => {
  const ana = await seeker();
  expect((await ana.call(getOnlineResume)).data).toMatchObject({ visibility: 'nobody', url: null, hides_from_company: true });
  const first = (await online(ana, 'everyone')).data;
  expect(first.url).toMatch(/^http:\/\/localhost:3000\/resume\/ana-reyes-[2-9a-z]{16}$/);
  expect((await online(ana, 'employers')).data.url).toBe(first.url);
  await online(ana, 'everyone');
  const second = (await ana.call(renewOnlineResume, { body: {} })).data;
  expect(second).toMatchObject({ visibility: 'everyone' });
  expect(second.url).not.toBe(first.url);
  const stranger = server.visitor();
  expect([await statusOf(stranger, slugIn(first.url)), await statusOf(stranger, slugIn(second.url))]).toEqual([404, 200]);
});

describe('who sees it, the PDF with it', () => {
  const viewers = {
    stranger: async () => server.visitor(),
    seeker: async () => (await person(server, 'seeker')).browser,
    employer: () => recruiter('Harbour Freight Ltd'),
    waiting: () => recruiter('Harbour Freight Ltd', false),
    blocked: () => recruiter('Night Shift Agency'),
    present: () => recruiter('Old Mill'),
    // Entered a second ago, which made them its coordinator.
    typed: async () => {
      const { browser } = await person(server, 'recruiter');
      await browser.call(joinCompany, { body: { company_name: `Typed ${randomUUID()}` } });
      return browser;
    },
    unconfirmed: () => recruiter('Harbour Freight Ltd', true, { emailVerified: false }),
    'at the blocked domain': () => recruiter('Harbour Freight Ltd', true, { email: `${randomUUID()}@hr.night-shift-agency.example` }),
  };
  test.each<[Visibility, (keyof typeof viewers)[]]>([
    ['everyone', ['stranger', 'seeker', 'employer', 'waiting', 'typed', 'unconfirmed']],
    ['employers', ['employer']],
    ['nobody', []],
  ])('%s', async (visibility, sees) => {
    const ana = await seeker();
    const companyId = await companyNamed('Night Shift Agency');
    await ana.call(createBlacklistCompany, { body: { company_id: companyId } });
    const slug = slugIn((await online(ana, visibility)).data.url);
    const seen: string[] = [];
    for (const [name, make] of Object.entries(viewers)) {
      const who = await make();
      const status = await statusOf(who, slug);
      expect((await file(who, slug, 'pdf')).statusCode).toBe(status);
      if (status === 200) seen.push(name);
    }
    expect(seen).toEqual(sees);
    expect(await statusOf(ana, slug)).toBe(200);
    await ana.call(deleteBlacklistCompany, { params: { id: companyId } });
    expect(await statusOf(await viewers.blocked(), slug)).toBe(visibility === 'nobody' ? 404 : 200);
  });

  test('nobody sees a suspended person', async () => {
    const { browser: ana, userId } = await person(server, 'seeker');
    const slug = slugIn((await online(ana, 'everyone')).data.url);
    await server.db.update(user).set({ suspendedAt: server.clock.now() }).where(eq(user.id, userId));
    expect(await statusOf(server.visitor(), slug)).toBe(404);
  });
});

test('who may not see it is answered as where there is none', async () => {
  const ana = await seeker();
  const slug = slugIn((await online(ana, 'nobody')).data.url);
  const answer = async (name: string) => {
    const { status, refusal } = await server.visitor().call(readOnlineResume, { params: { slug: name } });
    return { status, code: refusal.code, message: refusal.message };
  };
  expect(await answer(slug)).toEqual(await answer(`${slug.slice(0, -1)}2x`));
  expect(await answer('../../etc/passwd')).toEqual(await answer(slug));
});

test('how one is reached, when one was born and where one lives is told when it is ticked; a home never', async () => {
  const ana = await seeker();
  const personal = { date_of_birth: '1994-06-14', nationality: 'PH', home_address: '12 Mango Street', current_location: 'Cebu City' };
  await ana.call(updateBasicInfo, { body: personal });
  const slug = slugIn((await online(ana, 'everyone')).data.url);
  const read = async () => JSON.stringify((await server.visitor().call(readOnlineResume, { params: { slug } })).data);
  const bare = await read();
  expect(bare).toContain('Cebu City');
  for (const secret of ['@example.com', '1994', 'Philippines', 'Mango']) expect(bare).not.toContain(secret);
  await online(ana, 'everyone', { is_contact_shown: true, form: { ...form, with_date_of_birth: true, with_nationality: true } });
  const ticked = await read();
  for (const fact of ['@example.com', 'June 14, 1994', 'Philippines']) expect(ticked).toContain(fact);
  expect(ticked).not.toContain('Mango');
});

test('what was typed is text, and only the web is linked to', async () => {
  const ana = await seeker();
  await ana.call(updateBasicInfo, { body: { career_summary: '<script>alert(1)</script> keeps kitchens clean' } });
  await ana.call(createWebsite, { body: { url: 'https://ana.example/work', display_name: 'My work' } });
  const slug = slugIn((await online(ana, 'everyone')).data.url);
  const { sections } = (await server.visitor().call(readOnlineResume, { params: { slug } })).data;
  expect(sections[0]?.text).toBe('<script>alert(1)</script> keeps kitchens clean');
  expect(sections.at(-1)?.entries).toEqual([{ title: 'My work', place: 'ana.example/work', period: '', text: '', link: 'https://ana.example/work' }]);
});

test('the PDF is a file of the person’s name, kept by nobody and indexed by nobody; without a picture there is none', async () => {
  const ana = await seeker();
  const slug = slugIn((await online(ana, 'everyone', { form: { template: 'modern', with_photo: true } })).data.url);
  const { headers, rawPayload } = await file(server.visitor(), slug, 'pdf');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
  expect(headers['content-disposition']).toContain('Ana%20Reyes');
  expect((await file(server.visitor(), slug, 'photo')).statusCode).toBe(404);
  const { data } = await server.visitor().call(readOnlineResume, { params: { slug } }, { 'language-id': '4' });
  expect((await server.app.inject(data.pdf)).headers['content-disposition']).toContain(encodeURIComponent('履歴書'));
});

test('without a name it is not put online', async () => {
  const { browser: ana, userId } = await person(server, 'seeker');
  await server.db.update(user).set({ firstName: '', lastName: ' ' }).where(eq(user.id, userId));
  expect((await online(ana, 'everyone')).refusal.code).toBe(43016);
  expect((await online(ana, 'nobody')).status).toBe(200);
});

test('a company is blocked once, and one that is none is not', async () => {
  const ana = await seeker();
  const id = await companyNamed('Night Shift Agency');
  const body = { company_id: id };
  const first = (await ana.call(createBlacklistCompany, { body })).data;
  server.clock.move(60_000);
  expect((await ana.call(createBlacklistCompany, { body })).data).toEqual(first);
  expect((await ana.call(listBlacklistCompanies)).data).toEqual([first]);
  await online(ana, 'employers');
  expect((await ana.call(exportData)).data).toMatchObject({ online_resume: { visibility: 'employers' }, blocked_companies: [{ companyId: id }] });
  expect((await ana.call(createBlacklistCompany, { body: { company_id: 2_000_000_000 } })).status).toBe(404);
});
