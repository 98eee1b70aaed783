import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  type CompanyDetails,
  deleteCompanyDocument,
  getCompanyPage,
  saveCompany,
  uploadCompanyDocument,
  verifyCompany,
} from '../../../contract/company-workspace.ts';
import { getJob } from '../../../contract/jobs.ts';
import { searchJobs } from '../../../contract/search.ts';
import { testApp } from '../../../tests/support/app.ts';
import { makeJob, pdf } from '../../../tests/support/market.ts';
import { type Colleague, makeTeam } from '../../../tests/support/team.ts';
import { user } from '../../db/schema/auth.ts';
import { notification } from '../../db/schema/notification.ts';
import { company } from '../../db/schema/market.ts';
import { decide } from '../../verify-company.ts';
import { indexJobs } from '../market/search/indexing.ts';

const server = await testApp();
const { app, clock, db, mail, runOutbox } = server;

const WRITTEN: CompanyDetails = {
  registered_name: 'Seen Foods Incorporated',
  founded_on: '1998-04-01',
  size_id: 3,
  financing_stage_id: 2,
  industry_id: 1,
  company_type: 'private',
  listing_status: 'unlisted',
  website: 'https://www.seen-foods.example',
  address: '1 Ayala Avenue, Makati',
  about: 'We cook.',
  culture: 'We eat together.',
  benefit_ids: [1, 2],
  culture_ids: [3, 1],
};
const paper = (name = 'registration.pdf') => ({ file: pdf(name), filename: name });
const isVerified = async (id: number) => (await db.select({ is: company.isVerified }).from(company).where(eq(company.id, id)))[0]?.is;
const beAt = (one: Colleague, email: string) => db.update(user).set({ email }).where(eq(user.id, one.userId));
const download = ({ browser }: Colleague, url: string) =>
  app.inject({
    url,
    headers: { cookie: `sessionid=${browser.cookies.get('sessionid')}`, 'country-id': '167', 'language-id': '1', device: 'web', device_uuid: 'x' },
  });

test('the company’s details are visible to all members; unlisted values and invalid URLs are refused at their field', async () => {
  const { admin, recruiter } = await makeTeam(server);
  expect((await admin.browser.call(saveCompany, { body: WRITTEN })).data.details).toEqual(WRITTEN);
  expect((await recruiter.browser.call(getCompanyPage)).data).toMatchObject({ details: WRITTEN, verification: 'none', documents: [] });
  const wrong = { ...WRITTEN, size_id: 99, benefit_ids: [1, 999], culture_ids: [999], website: 'javascript:alert(1)', founded_on: '2999-01-01' };
  const { refusal } = await admin.browser.call(saveCompany, { body: wrong });
  expect(refusal.errors).toMatchObject({ website: ['Please enter a valid URL'], founded_on: ['Choose a date in the past'] });
  const listed = await admin.browser.call(saveCompany, { body: { ...WRITTEN, size_id: 99, benefit_ids: [999], culture_ids: [999] } });
  expect(Object.keys(listed.refusal.errors ?? {})).toEqual(['size_id', 'benefit_ids', 'culture_ids']);
});

test('saving some details leaves those of a colleague as they are, and reloads the open pages of the team', async () => {
  const { admin, coordinator, recruiter } = await makeTeam(server);
  await admin.browser.call(saveCompany, { body: WRITTEN });
  await coordinator.browser.call(saveCompany, { body: { about: 'We bake.' } });
  server.broadcasts.length = 0;
  expect((await admin.browser.call(saveCompany, { body: { culture: null, culture_ids: [] } })).data.details).toEqual({
    ...WRITTEN,
    about: 'We bake.',
    culture: null,
    culture_ids: [],
  });
  expect((await admin.browser.call(saveCompany, { body: {} })).data.details.website).toBe(WRITTEN.website);
  expect(server.broadcasts[0]?.userIds.toSorted()).toEqual([admin, coordinator, recruiter].map(({ userId }) => userId).toSorted());
});

test('uploading and deleting a document reloads the open pages of the team', async () => {
  const { admin, coordinator, recruiter } = await makeTeam(server);
  server.broadcasts.length = 0;
  const { documents } = (await admin.browser.call(uploadCompanyDocument, paper())).data;
  await admin.browser.call(deleteCompanyDocument, { params: { id: documents[0]?.id as string } });
  const team = [admin, coordinator, recruiter].map(({ userId }) => userId).toSorted();
  expect(server.broadcasts.map(({ userIds, changed }) => [userIds.toSorted(), changed.what])).toEqual([1, 2].map(() => [team, 'company']));
});

test('a confirmed address at the domain of the company’s website verifies it right away, also in search; another website ends that', async () => {
  const known = { name: 'Seen Foods', website: WRITTEN.website, knownWebsite: WRITTEN.website };
  const { companyId, admin, recruiter } = await makeTeam(server, known);
  const { id: jobId } = await makeJob(db, { companyId, title: 'Baker of Seen Foods' });
  await indexJobs(db, [jobId]);
  const found = async () => (await admin.browser.call(searchJobs, { query: { query: 'Baker', is_company_verified: '1' } })).data.jobs.map(({ id }) => id);
  await admin.browser.call(saveCompany, { body: WRITTEN });
  expect((await admin.browser.call(getCompanyPage)).data.domain_proof).toBe('otherDomain');
  expect((await admin.browser.call(verifyCompany, { body: { by: 'domain' } })).refusal.code).toBe(42016);
  await beAt(admin, 'mei@seen-foods.example');
  expect((await admin.browser.call(getCompanyPage)).data).toMatchObject({ domain_proof: 'proves', domain_verifies: true });
  expect((await recruiter.browser.call(verifyCompany, { body: { by: 'domain' } })).refusal.code).toBe(45041);
  expect(await found()).toEqual([]);
  expect((await admin.browser.call(verifyCompany, { body: { by: 'domain' } })).data.verification).toBe('verified');
  expect([await isVerified(companyId), await found()]).toEqual([true, [jobId]]);
  expect((await admin.browser.call(verifyCompany, { body: { by: 'domain' } })).refusal.code).toBe(42016);
  await admin.browser.call(saveCompany, { body: { ...WRITTEN, about: 'We bake, too.' } });
  expect(await isVerified(companyId)).toBe(true);
  const moved = await admin.browser.call(saveCompany, { body: { ...WRITTEN, website: 'https://elsewhere.example' } });
  expect([moved.data.verification, await isVerified(companyId), await found()]).toEqual(['none', false, []]);
});

test.each<[string, Parameters<typeof makeTeam>[1], Partial<CompanyDetails>]>([
  ['a typed name', { name: 'Google Philippines' }, {}],
  ['a known name on a website that was typed', { name: 'Seen Foods', knownWebsite: 'https://known.example' }, {}],
  ['another registered name', { name: 'Seen Foods', knownWebsite: WRITTEN.website }, { registered_name: 'Google Philippines Inc' }],
])('a domain confirms itself, but not a name: %s', async (_, values, typed) => {
  const { companyId, admin, coordinator } = await makeTeam(server, { website: WRITTEN.website, ...values });
  const { id: jobId } = await makeJob(db, { companyId, title: 'Clerk' });
  const shown = async () => {
    const { company: card, company_domain: domain } = (await admin.browser.call(getJob, { params: { id: jobId } })).data;
    return [card.is_verified, domain];
  };
  await admin.browser.call(saveCompany, { body: { ...WRITTEN, ...typed } });
  await beAt(admin, `${admin.userId}@seen-foods.example`);
  expect((await admin.browser.call(getCompanyPage)).data).toMatchObject({ domain_proof: 'proves', domain_verifies: false, confirmed_domain: null });
  expect(await shown()).toEqual([false, null]);
  const { data } = await admin.browser.call(verifyCompany, { body: { by: 'domain' } });
  expect(data).toMatchObject({ verification: 'none', domain_proof: 'confirmed', confirmed_domain: 'seen-foods.example' });
  expect([await isVerified(companyId), await shown()]).toEqual([false, [false, 'seen-foods.example']]);
  expect((await admin.browser.call(verifyCompany, { body: { by: 'domain' } })).refusal.code).toBe(42016);
  // Documents prove the name. Another website isn't the confirmed one.
  await admin.browser.call(uploadCompanyDocument, paper());
  await admin.browser.call(verifyCompany, { body: { by: 'documents' } });
  await decide(db, '', { companyId, refusal: null }, clock.now());
  expect(await shown()).toEqual([true, 'seen-foods.example']);
  const { data: moved } = await coordinator.browser.call(saveCompany, { body: { ...WRITTEN, ...typed, website: 'https://elsewhere.example' } });
  expect([moved.verification, moved.confirmed_domain]).toEqual(['none', null]);
});

test('documents are checked by their content, limited to five, and readable only by the company’s admins', async () => {
  const { admin, recruiter, coordinator } = await makeTeam(server);
  const { admin: another } = await makeTeam(server);
  const page = await admin.browser.call(uploadCompanyDocument, paper());
  const [first] = page.data.documents;
  expect(first).toMatchObject({ filename: 'registration.pdf', uploaded_by: 'Ana Reyes' });
  const fake = new Blob(['<script>alert(1)</script>']);
  expect((await admin.browser.call(uploadCompanyDocument, { file: fake, filename: 'a.pdf' })).refusal.code).toBe(43015);
  const file = await download(coordinator, first?.file as string);
  expect([file.statusCode, file.headers['content-disposition'], file.headers['cache-control'], file.headers['x-content-type-options']]).toEqual([
    200,
    expect.stringMatching(/^attachment;/),
    'private, no-store',
    'nosniff',
  ]);
  expect([(await download(recruiter, first?.file as string)).statusCode, (await download(another, first?.file as string)).statusCode]).toEqual([403, 404]);
  expect((await recruiter.browser.call(getCompanyPage)).data.documents).toEqual([]);
  const more = await Promise.all([1, 2, 3, 4, 5].map((n) => coordinator.browser.call(uploadCompanyDocument, paper(`${n}.pdf`))));
  expect(more.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 409]);
  await another.browser.call(deleteCompanyDocument, { params: { id: first?.id as string } });
  expect((await admin.browser.call(getCompanyPage)).data.documents).toHaveLength(5);
  expect((await admin.browser.call(deleteCompanyDocument, { params: { id: first?.id as string } })).data.documents).toHaveLength(4);
  expect((await download(admin, first?.file as string)).statusCode).toBe(404);
});

test('documents wait for the operator, who approves or gives a reason; the company’s admins are notified', async () => {
  const { companyId, admin } = await makeTeam(server, { name: 'Paper Foods' });
  const ask = () => admin.browser.call(verifyCompany, { body: { by: 'documents' } });
  await admin.browser.call(uploadCompanyDocument, paper());
  expect([(await ask()).data.verification, (await ask()).refusal.code]).toEqual(['pending', 42016]);
  const refusal = 'The registration names another company.';
  expect(await decide(db, 'http://localhost:3000', { companyId, refusal }, clock.now())).toBe('Paper Foods: pending → refused');
  await runOutbox();
  expect(mail.sent.at(-1)?.text).toContain(refusal);
  expect((await ask()).data.verification).toBe('pending');
  await decide(db, 'http://localhost:3000', { companyId, refusal: null }, clock.now());
  await runOutbox();
  expect([await isVerified(companyId), mail.sent.at(-1)?.subject]).toEqual([true, 'Paper Foods is verified on Waymark']);
  const emails = await db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, admin.userId), eq(notification.kind, 'companyVerified')));
  expect(emails).toHaveLength(1);
  await expect(decide(db, '', { companyId, refusal: null }, clock.now())).rejects.toThrow('notAllowedNow');
  await expect(decide(db, '', { companyId: 2_000_000_000, refusal: null }, clock.now())).rejects.toThrow('notFound');
});
