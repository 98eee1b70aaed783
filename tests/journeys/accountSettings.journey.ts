import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathOf } from '../../contract/call.ts';
import { saveReach } from '../../contract/reach.ts';
import { beMember, newestEmail, password } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const settings = async (page: Page) => {
  await page.goto(`${base()}/account-settings/account`);
  await hydrated(page);
};

test('a new address counts once the link in its email is opened, and no ticket stays in the URL', { tag: '@main-desktop' }, async ({ page }) => {
  const old = await beMember(page);
  const fresh = `new-${randomUUID()}@example.com`;
  await settings(page);
  await page.getByRole('button', { name: 'Change your email address' }).click();
  await page.getByLabel('New email address').fill(fresh);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent a link to ${fresh}`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Sign-in methods' }).getByText(old)).toBeVisible();
  const link = /https?:\/\/\S+\/email-change#\S+/.exec(await newestEmail(page, fresh))?.[0] as string;
  await page.goto(link);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Show' })).toBeVisible();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Address changed')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('link', { name: 'Go to settings' }).click();
  await expect(page.getByRole('region', { name: 'Sign-in methods' }).getByText(fresh)).toBeVisible();
  await expect.poll(() => newestEmail(page, old)).toContain('changed');
});

test('another device is signed out from here, and a new password signs out the others', { tag: '@main-phone' }, async ({ page, browser }) => {
  const email = await beMember(page);
  const login = { headers: { 'idempotency-key': randomUUID() }, data: { login: email, password } };
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  for (const device of [one, two]) expect((await device.request.post(`${base()}/api/auth/jobseekers/login`, login)).ok()).toBe(true);
  const kindOf = async (device: typeof one) =>
    ((await (await device.request.get(`${base()}/api/auth/session`)).json()) as { data: { kind: string } }).data.kind;
  await settings(page);
  const list = page.getByRole('list', { name: 'Devices' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list
    .getByRole('button', { name: /^Sign out .* signed in/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // Another node is notified a moment later.
  await expect.poll(async () => [await kindOf(one), await kindOf(two)].toSorted()).toEqual(['none', 'seeker']);
  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByLabel('New password').fill('another horse 22');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect.poll(async () => [await kindOf(one), await kindOf(two)]).toEqual(['none', 'none']);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sign-in methods' }).getByText(email)).toBeVisible();
});

test('a user exports all data, deletes the account, and nobody is left', async ({ page }) => {
  const email = await beMember(page);
  await settings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy of your data' }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { profile: { email: string } };
  expect(copy.profile.email).toBe(email);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete your account' }).click();
  await page.getByLabel(`Type ${email}`, { exact: false }).fill('someone@example.com');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('That’s not this account’s email address')).toBeVisible();
  await page.getByLabel(`Type ${email}`, { exact: false }).fill(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('We’ve deleted everything', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect.poll(() => newestEmail(page, email)).toContain('deleted');
  const again = await page.request.post(`${base()}/api/auth/jobseekers/login`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { login: email, password },
  });
  expect(again.status()).toBe(401);
});

test('an email that is turned off stays off', async ({ page }) => {
  await beMember(page);
  await page.goto(`${base()}/account-settings/notifications`);
  await hydrated(page);
  const email = page.getByRole('group', { name: 'Applications' }).getByRole('switch', { name: 'Email' });
  await expect(email).toBeChecked();
  const saved = page.waitForResponse((reply) => reply.url().endsWith(pathOf(saveReach)) && reply.request().method() === saveReach.method);
  await email.click();
  await saved;
  await page.reload();
  await expect(email).not.toBeChecked();
});
