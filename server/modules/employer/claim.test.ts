import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimCompany, deleteClaimDocument, getCompanyClaim, joinCompany, uploadClaimDocument } from '../../../contract/company-claim.ts';
import { deleteCompany, getCompanyPage } from '../../../contract/company-workspace.ts';
import { getMembership } from '../../../contract/recovery.ts';
import { getTeam, letMemberIn } from '../../../contract/team.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp } from '../../../tests/support/app.ts';
import { makeCompany, pdf } from '../../../tests/support/market.ts';
import { type Colleague, makeTeam } from '../../../tests/support/team.ts';
import { user } from '../../db/schema/auth.ts';
import { companyDocument } from '../../db/schema/employer.ts';
import { company } from '../../db/schema/market.ts';
import { decide } from '../../verify-company.ts';
import { lookKey } from '../market/import/look-alike.ts';

const server = await testApp();
const { app, clock, db, mail, runOutbox } = server;

let made = 0;
/** A company from a feed, without members. */
async function unclaimed() {
  made += 1;
  const name = `Feed Foods ${made}`;
  const website = `https://www.feed-foods-${made}.example`;
  return {
    id: await makeCompany(db, { name, nameKey: name.toLowerCase(), lookKey: lookKey(name), website, knownWebsite: website }),
    name,
    domain: `feed-foods-${made}.example`,
  };
}
async function waitsFor(name: string, email?: { address: string; isConfirmed: boolean }): Promise<Colleague> {
  const one = await person(server, 'recruiter');
  if (email) await db.update(user).set({ email: email.address, emailVerified: email.isConfirmed }).where(eq(user.id, one.userId));
  await one.browser.call(joinCompany, { body: { company_name: name } });
  return one;
}
const paper = (name = 'registration.pdf') => ({ file: pdf(name), filename: name });
const membership = async ({ browser }: Colleague) => (await browser.call(getMembership)).data;
const download = ({ browser }: Colleague, url: string) =>
  app.inject({
    url,
    headers: { cookie: `sessionid=${browser.cookies.get('sessionid')}`, 'country-id': '167', 'language-id': '1', device: 'web', device_uuid: 'x' },
  });

test('typing its name doesn’t give anyone a company: they wait, and may prove that it is theirs', async () => {
  const { id, name } = await unclaimed();
  const mei = await waitsFor(name);
  expect(await membership(mei)).toMatchObject({ company: { id, name }, joined_at: null, is_unclaimed: true });
  expect((await mei.browser.call(getCompanyClaim)).data).toMatchObject({ id, verification: 'none', domain_proof: 'otherDomain', documents: [] });
  for (const by of ['domain', 'documents'] as const) expect((await mei.browser.call(claimCompany, { body: { by } })).refusal.code).toBe(42016);
  expect((await mei.browser.call(getCompanyPage)).refusal.code).toBe(45001);
});

test('a confirmed address at its website’s domain gives it right away, verified; an unconfirmed one doesn’t', async () => {
  const { id, name, domain } = await unclaimed();
  const mei = await waitsFor(name, { address: `mei@${domain}`, isConfirmed: false });
  expect((await mei.browser.call(getCompanyClaim)).data.domain_proof).toBe('unconfirmed');
  expect((await mei.browser.call(claimCompany, { body: { by: 'domain' } })).refusal.code).toBe(42016);
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, mei.userId));
  expect((await mei.browser.call(claimCompany, { body: { by: 'domain' } })).data.verification).toBe('verified');
  expect(await membership(mei)).toMatchObject({ role: 'coordinator', joined_at: expect.any(String), is_unclaimed: false });
  expect((await mei.browser.call(getCompanyPage)).data).toMatchObject({ id, verification: 'verified' });
  expect((await db.select({ is: company.isVerified }).from(company).where(eq(company.id, id)))[0]?.is).toBe(true);
});

test('of two simultaneous claims one succeeds, and the other person waits to be let in', async () => {
  const { name, domain } = await unclaimed();
  const two = await Promise.all(['mei', 'ana'].map((who) => waitsFor(name, { address: `${who}@${domain}`, isConfirmed: true })));
  const answers = await Promise.all(two.map(({ browser }) => browser.call(claimCompany, { body: { by: 'domain' } })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [winner, other] = (answers[0]?.status === 200 ? two : two.toReversed()) as [Colleague, Colleague];
  expect(await membership(other)).toMatchObject({ joined_at: null, is_unclaimed: false });
  expect((await other.browser.call(getCompanyClaim)).refusal.code).toBe(42016);
  await winner.browser.call(letMemberIn, { params: { user_id: other.userId } });
  expect((await other.browser.call(getTeam)).data.members).toHaveLength(2);
});

test('claim documents are private, wait for the operator, and belong to the company once it is given; others’ are deleted', async () => {
  const { id, name } = await unclaimed();
  const [mei, ana] = [await waitsFor(name), await waitsFor(name)];
  const page = (await mei.browser.call(uploadClaimDocument, paper())).data;
  const theirs = (await ana.browser.call(uploadClaimDocument, paper('other.pdf'))).data;
  expect([page.documents.length, theirs.documents.map(({ filename }) => filename)]).toEqual([1, ['other.pdf']]);
  const [first, second] = [page.documents[0]?.file as string, theirs.documents[0]?.file as string];
  expect([(await download(mei, first)).statusCode, (await download(mei, second)).statusCode]).toEqual([200, 404]);
  await mei.browser.call(deleteClaimDocument, { params: { id: theirs.documents[0]?.id as string } });
  expect((await ana.browser.call(getCompanyClaim)).data.documents).toHaveLength(1);
  for (const one of [mei, ana]) expect((await one.browser.call(claimCompany, { body: { by: 'documents' } })).data.verification).toBe('pending');
  expect((await mei.browser.call(claimCompany, { body: { by: 'documents' } })).refusal.code).toBe(42016);
  const address = async ({ userId }: Colleague) => (await db.select({ email: user.email }).from(user).where(eq(user.id, userId)))[0]?.email as string;
  const decides = async (one: Colleague, refusal: string | null) =>
    decide(db, 'http://localhost:3000', { companyId: id, claimant: await address(one), refusal }, clock.now());
  const reason = 'The licence names another company.';
  expect(await decides(ana, reason)).toContain('pending → refused');
  await runOutbox();
  expect(mail.sent.at(-1)).toMatchObject({ to: await address(ana), text: expect.stringContaining(reason) });
  expect((await membership(ana))?.joined_at).toBeNull();
  await decides(mei, null);
  await runOutbox();
  expect(mail.sent.at(-1)).toMatchObject({ to: await address(mei), subject: `${name} is verified on Waymark` });
  expect(await membership(mei)).toMatchObject({ role: 'coordinator', joined_at: expect.any(String) });
  expect((await mei.browser.call(getCompanyPage)).data).toMatchObject({ verification: 'verified', documents: [{ filename: 'registration.pdf' }] });
  expect(
    await db
      .select()
      .from(companyDocument)
      .where(and(eq(companyDocument.companyId, id), eq(companyDocument.userId, ana.userId))),
  ).toEqual([]);
  await expect(decides(ana, null)).rejects.toThrow('notAllowedNow');
});

test('a company with members can’t be claimed, and a member can’t name another company', async () => {
  const { waiting, recruiter } = await makeTeam(server);
  const calls = [
    waiting.browser.call(getCompanyClaim),
    waiting.browser.call(uploadClaimDocument, paper()),
    waiting.browser.call(claimCompany, { body: { by: 'domain' } }),
    recruiter.browser.call(joinCompany, { body: { company_name: 'Elsewhere' } }),
  ];
  expect((await Promise.all(calls)).map(({ refusal }) => refusal.code)).toEqual([42016, 42016, 42016, 42016]);
  expect((await recruiter.browser.call(getCompanyClaim)).refusal.code).toBe(45001);
});

test('someone who waits can name another company: a new one is theirs, and documents for the first are deleted', async () => {
  const { id, name } = await unclaimed();
  const mei = await waitsFor(name);
  await mei.browser.call(uploadClaimDocument, paper());
  const { data } = await mei.browser.call(joinCompany, { body: { company_name: `Quite New ${name}` } });
  expect(data).toMatchObject({ role: 'coordinator', joined_at: expect.any(String), is_unclaimed: false });
  expect(await db.select().from(companyDocument).where(eq(companyDocument.companyId, id))).toEqual([]);
});

test('a name that looks like a known company’s counts as that: the person waits and appears in its list', async () => {
  const { id, name } = await unclaimed();
  for (const typed of [name.replace('Foods', 'F00ds'), `${name.replaceAll(' ', '')} Inc.`, name.replace('Foods', 'Fo\u200bods')]) {
    const one = await person(server, 'recruiter');
    const { data } = await one.browser.call(joinCompany, { body: { company_name: typed } });
    expect(data).toMatchObject({ company: { id, name }, joined_at: null, is_unclaimed: true });
  }
  const eve = await person(server, 'recruiter');
  const { refusal } = await eve.browser.call(joinCompany, { body: { company_name: name.replace('ee', 'её') } });
  expect(refusal.errors).toEqual({ company_name: [expect.stringContaining('different alphabets')] });
});

test('a typed website doesn’t give anyone a deleted company', async () => {
  const { coordinator, companyId } = await makeTeam(server, { name: 'Typed Foods', nameKey: 'typed foods', website: 'https://www.typed-foods.example' });
  await coordinator.browser.call(deleteCompany, { body: { name: 'Typed Foods' } });
  const eve = await waitsFor('Typed Foods', { address: 'eve@typed-foods.example', isConfirmed: true });
  expect((await eve.browser.call(getCompanyClaim)).data).toMatchObject({ id: companyId, domain_proof: 'noWebsite' });
  expect((await eve.browser.call(claimCompany, { body: { by: 'domain' } })).refusal.code).toBe(42016);
});

test('documents can be sent only with a confirmed address, which the operator sees', async () => {
  const { name } = await unclaimed();
  const eve = await waitsFor(name, { address: `hr@${randomUUID()}.example`, isConfirmed: false });
  await eve.browser.call(uploadClaimDocument, paper());
  expect((await eve.browser.call(claimCompany, { body: { by: 'documents' } })).refusal.code).toBe(42065);
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, eve.userId));
  expect((await eve.browser.call(claimCompany, { body: { by: 'documents' } })).data.verification).toBe('pending');
});
