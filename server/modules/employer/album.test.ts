import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  changeCompanyPicture,
  orderCompanyPictures,
  type OwnPicture,
  removeCompanyPicture,
  restoreCompanyPicture,
  uploadCompanyPicture,
} from '../../../contract/company-album.ts';
import { getCompany } from '../../../contract/company-pages.ts';
import { deleteCompany, getCompanyPage } from '../../../contract/company-workspace.ts';
import { HOUR } from '../../../contract/durations.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { testApp } from '../../../tests/support/app.ts';
import { pdf } from '../../../tests/support/market.ts';
import { photo, PHOTO_SECRETS, png } from '../../../tests/support/pictures.ts';
import { type Colleague, makeTeam } from '../../../tests/support/team.ts';
import { companyPicture } from '../../db/schema/employer.ts';
import { company } from '../../db/schema/market.ts';
import { sweepFiles } from '../../jobs/files.ts';

const server = await testApp();
const { app, clock, db } = server;

const add = async ({ browser }: Colleague, file: Blob = png(4, 2)) => browser.call(uploadCompanyPicture, { file, filename: 'office.png' });
const describe = async ({ browser }: Colleague, id: string, alt: string | null) => browser.call(changeCompanyPicture, { params: { id }, body: { alt } });
const shown = async ({ browser }: Colleague, id: number) => (await browser.call(getCompany, { params: { id } })).data.pictures;
const read = (src: string, who?: Colleague) => app.inject({ url: src, headers: who ? { cookie: `sessionid=${who.browser.cookies.get('sessionid')}` } : {} });
const last = (pictures: readonly OwnPicture[]) => pictures.at(-1) as OwnPicture;
const keysIn = async () => {
  const keys: string[] = [];
  for await (const { key } of server.outside.files.entries()) if (key.startsWith('company-pictures/')) keys.push(key);
  return keys;
};

test('a photo appears once it has a description, with its dimensions; the first is the cover', async () => {
  const { companyId, admin, recruiter, waiting } = await makeTeam(server);
  const { data } = await add(admin);
  const { id, src } = last(data);
  expect(data).toEqual([{ id, src: `/album/${id}.png`, alt: null, width: 4, height: 2, is_cover: true }]);
  expect((await recruiter.browser.call(getCompanyPage)).data.pictures).toEqual(data);
  expect(await shown(waiting, companyId)).toEqual([]);
  expect([(await read(src)).statusCode, (await read(src, waiting)).statusCode, (await read(src, recruiter)).statusCode]).toEqual([404, 404, 200]);
  const described = await describe(admin, id, '  Six of us at lunch ');
  expect(await shown(waiting, companyId)).toEqual([{ ...last(data), alt: 'Six of us at lunch' }]);
  expect(described.data).toEqual(await shown(waiting, companyId));
  const answer = await read(src);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=2592000, immutable',
  });
  await describe(admin, id, ' ');
  expect([await shown(waiting, companyId), (await read(src)).statusCode]).toEqual([[], 404]);
  expect((await describe(admin, id, 'x'.repeat(LIMITS.pictureAltLength + 1))).status).toBe(422);
});

test('each change of the photos reloads the open pages of the team', async () => {
  const { admin, coordinator, recruiter } = await makeTeam(server);
  const { id } = last((await add(admin)).data);
  server.broadcasts.length = 0;
  const params = { id };
  await describe(admin, id, 'Lunch');
  await admin.browser.call(orderCompanyPictures, { body: { ids: [id] } });
  await admin.browser.call(removeCompanyPicture, { params });
  await admin.browser.call(restoreCompanyPicture, { params });
  const team = [admin, coordinator, recruiter].map(({ userId }) => userId).toSorted();
  expect(server.broadcasts.map(({ userIds, changed }) => [userIds.toSorted(), changed])).toEqual([1, 2, 3, 4].map(() => [team, { what: 'company', id: null }]));
});

test('a photo’s metadata is removed, and a rotated one has the dimensions it is shown with', async () => {
  const { admin } = await makeTeam(server);
  const upright = last((await add(admin, new Blob([photo(1)]))).data);
  const turned = last((await add(admin, new Blob([photo(6)]))).data);
  expect([upright.width, upright.height, turned.width, turned.height]).toEqual([32, 16, 16, 32]);
  const { rawPayload } = await read(turned.src, admin);
  for (const secret of PHOTO_SECRETS) expect(rawPayload.includes(secret)).toBe(false);
});

test.each<[string, Blob, number]>([
  ['a PDF', pdf(), 43014],
  ['a page', new Blob(['<html><script>alert(1)</script>']), 43014],
  ['a drawing with a script', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']), 43014],
  ['a picture with a page behind its head', new Blob([png(), '<script>alert(1)</script>']), 43014],
  ['a picture that is cut off', png(40, 40).slice(0, 50), 43004],
])('%s is not accepted as a photo', async (_, file, code) => {
  const { admin } = await makeTeam(server);
  expect((await add(admin, file)).refusal.code).toBe(code);
  expect((await admin.browser.call(getCompanyPage)).data.pictures).toEqual([]);
});

test('a file that claims an extreme number of pixels is refused', async () => {
  const { admin } = await makeTeam(server);
  const huge = Buffer.from(await png().arrayBuffer());
  huge.writeUInt32BE(100_000, 16);
  huge.writeUInt32BE(100_000, 20);
  expect((await add(admin, new Blob([huge]))).refusal.code).toBe(43014);
});

test('photos keep the order they are given, with unlisted ones after; another company’s photo is not found', async () => {
  const { admin } = await makeTeam(server);
  const other = await makeTeam(server);
  const foreign = last((await add(other.admin)).data).id;
  for (let times = 0; times < 3; times += 1) await add(admin);
  const [a, b, c] = (await admin.browser.call(getCompanyPage)).data.pictures.map(({ id }) => id) as [string, string, string];
  const order = async (ids: string[]) => admin.browser.call(orderCompanyPictures, { body: { ids } });
  expect((await order([c, a])).data.map(({ id }) => id)).toEqual([c, a, b]);
  expect((await order([b, foreign])).status).toBe(404);
  const params = { id: foreign };
  const refused = [
    await describe(admin, foreign, 'Mine'),
    await admin.browser.call(changeCompanyPicture, { params, body: { is_cover: true } }),
    await admin.browser.call(removeCompanyPicture, { params }),
    await admin.browser.call(restoreCompanyPicture, { params }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await other.admin.browser.call(getCompanyPage)).data.pictures).toMatchObject([{ id: foreign, alt: null, is_cover: true }]);
  expect((await admin.browser.call(getCompanyPage)).data.pictures.map(({ id }) => id)).toEqual([c, a, b]);
});

test('one of them is the cover', async () => {
  const { admin } = await makeTeam(server);
  await add(admin);
  const { id } = last((await add(admin)).data);
  const chosen = await admin.browser.call(changeCompanyPicture, { params: { id }, body: { is_cover: true } });
  expect(chosen.data.map(({ is_cover: isCover }) => isCover)).toEqual([false, true]);
});

test('a removed photo can be restored to its place for an hour; after that it is deleted with its file', async () => {
  const { admin } = await makeTeam(server);
  const cover = last((await add(admin)).data);
  await add(admin);
  const before = (await admin.browser.call(getCompanyPage)).data.pictures;
  const params = { id: cover.id };
  expect((await admin.browser.call(removeCompanyPicture, { params })).data.map(({ id }) => id)).toEqual([before[1]?.id]);
  expect((await read(cover.src, admin)).statusCode).toBe(404);
  expect((await describe(admin, cover.id, 'Gone')).status).toBe(404);
  expect((await admin.browser.call(restoreCompanyPicture, { params })).data).toEqual(before);
  // Removed again, while another photo becomes the cover.
  await admin.browser.call(removeCompanyPicture, { params });
  await admin.browser.call(changeCompanyPicture, { params: { id: before[1]?.id ?? '' }, body: { is_cover: true } });
  expect((await admin.browser.call(restoreCompanyPicture, { params })).data.map(({ is_cover: isCover }) => isCover)).toEqual([false, true]);
  await admin.browser.call(removeCompanyPicture, { params });
  const [row] = await db.select().from(companyPicture).where(eq(companyPicture.id, cover.id));
  const sweep = () => sweepFiles({ ...server.outside, machineNow: () => new Date(Date.now() + 2 * HOUR) });
  await sweep();
  expect(await keysIn()).toContain(row?.storageKey);
  clock.move(HOUR);
  await sweep();
  expect(await keysIn()).not.toContain(row?.storageKey);
  expect((await admin.browser.call(restoreCompanyPicture, { params })).status).toBe(404);
});

test('the limit of twelve holds for simultaneous uploads and for restoring', async () => {
  const { admin } = await makeTeam(server);
  const { id } = last((await add(admin)).data);
  await admin.browser.call(removeCompanyPicture, { params: { id } });
  const answers = await Promise.all(Array.from({ length: LIMITS.companyPictures + 2 }, () => add(admin)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.companyPictures);
  expect((await admin.browser.call(restoreCompanyPicture, { params: { id } })).refusal.code).toBe(43013);
});

test('they are deleted with the company', async () => {
  const { companyId, coordinator } = await makeTeam(server);
  const { id, src } = last((await add(coordinator)).data);
  await describe(coordinator, id, 'Us');
  const [row] = await db.select().from(companyPicture).where(eq(companyPicture.id, id));
  const [named] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  expect((await coordinator.browser.call(deleteCompany, { body: { name: named?.name ?? '' } })).status).toBe(200);
  expect((await read(src)).statusCode).toBe(404);
  expect(await keysIn()).not.toContain(row?.storageKey);
  expect(await db.select().from(companyPicture).where(eq(companyPicture.companyId, companyId))).toEqual([]);
});
