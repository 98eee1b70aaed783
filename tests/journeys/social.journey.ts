import { expect, type Page } from '@playwright/test';
import { beMember } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const unique = () => `mika-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

/** To the network's page, where the user chooses a persona. */
async function atNetwork(page: Page, network: string, redirect = '/recommended-job/saved'): Promise<void> {
  await page.goto(`${base()}/get-started?redirect=${encodeURIComponent(redirect)}`);
  await hydrated(page);
  await page.getByRole('button', { name: `Continue with ${network}` }).click();
  await expect(page.getByRole('heading', { name: 'Who are you today?' })).toBeVisible();
}

/** At the network: a new user. */
async function beNew(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: /Someone new/ }).check();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a new user signs up with Google and goes to the employers’ site signed in', { tag: '@main-phone' }, async ({ page }) => {
  const email = unique();
  await atNetwork(page, 'Google');
  await page.getByRole('radio', { name: /Someone new/ }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mika Ito');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${base()}/recommended-job/saved`);
  await page.goto(`${base()}/keep-login?sessionid=of-an-old-link`);
  if ((page.viewportSize()?.width ?? 0) <= 768) await page.getByRole('button', { name: 'Continue in browser' }).click();
  await expect(page.getByRole('heading', { name: 'Signed in as Mika Ito' })).toBeVisible();
  expect(page.url()).not.toMatch(/handoff=|sessionid/);
});

test('a user with an account is signed in to it', async ({ page }) => {
  await atNetwork(page, 'Google');
  await page.getByRole('radio', { name: /with an account here/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${base()}/recommended-job/saved`);
  const session = await page.evaluate(async () => (await fetch('/api/auth/session')).json() as Promise<{ data: { user: { email: string } } }>);
  expect(session.data.user.email).toBe('seeker@waymark.test');
});

test('Apple’s answer comes as a form, and also signs in', async ({ page }) => {
  const email = unique();
  await atNetwork(page, 'Apple');
  await beNew(page, email);
  await expect(page).toHaveURL(`${base()}/recommended-job/saved`);
});

test('a user who goes back at Google reads that nothing changed, and can try again', async ({ page }) => {
  await atNetwork(page, 'Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You didn’t finish signing in with Google.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Google again' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('social')).toBeNull();
});

test('a link to a stranger’s site isn’t followed', async ({ page }) => {
  await atNetwork(page, 'LINE', '/jobseeker-login-redirect?redirectUrl=https://evil.example/');
  await beNew(page, unique());
  await expect(page.getByRole('heading', { name: 'This link leads somewhere else' })).toBeVisible();
});

test('a job seeker connects LINE and disconnects it again', async ({ page }) => {
  await beMember(page);
  await page.goto(`${base()}/account-settings/account`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Connect LINE' }).click();
  await beNew(page, unique());
  await expect(page.getByText('LINE connected.')).toBeInViewport();
  expect(new URL(page.url()).searchParams.get('network')).toBeNull();
  await page.getByRole('button', { name: 'Disconnect LINE' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('LINE disconnected.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect LINE' })).toBeVisible();
});

test('a profile connected to another account here is refused with a message', async ({ page, browser }) => {
  const email = unique();
  const other = await (await browser.newContext()).newPage();
  await atNetwork(other, 'Google');
  await beNew(other, email);
  await expect(other).toHaveURL(`${base()}/recommended-job/saved`);
  await other.context().close();
  await beMember(page);
  await page.goto(`${base()}/account-settings/account`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await beNew(page, email);
  await expect(page.getByText('This Google account is linked to a different Waymark account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});
