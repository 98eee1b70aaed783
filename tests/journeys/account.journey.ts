import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const unique = () => `${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${base()}/get-started?mode=register&redirect=/recommended-job/saved`);
  await hydrated(page);
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Aziz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill('correct horse 1');
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
}

async function logOut(page: Page): Promise<void> {
  const status = await page.evaluate(
    async () => (await fetch('/api/auth/log-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
  );
  expect(status).toBe(200);
  await page.goto(base());
}

test('an account created faster than the visitor’s session is created once the session is there', async ({ page }) => {
  const statuses: number[] = [];
  let release = () => {};
  const refused = new Promise<void>((resolve) => (release = resolve));
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/auth/register')) return;
    statuses.push(response.status());
    release();
  });
  await page.route('**/api/auth/guest/login', async (route) => {
    await refused;
    await route.continue();
  });
  await register(page, `fast-${unique()}`);
  expect(statuses).toEqual([401, 200]);
});

test('a user registers, leaves, comes back with an emailed code, and finds what was saved', { tag: '@main-phone' }, async ({ page, request }) => {
  const email = `noor-${unique()}`;
  await register(page, email);
  await page.goto(`${base()}/jobs-hiring/job-search`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByText('Saved to My jobs.')).toBeVisible();
  await logOut(page);

  await page.goto(`${base()}/get-started?redirect=/recommended-job/saved`);
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  const [message] = (await (await request.get(`${base()}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] as string;
  await page.getByLabel('Digit 1 of 6').fill(code[0] as string);
  for (let index = 2; index <= 6; index += 1) await page.getByLabel(`Digit ${index} of 6`).fill(code[index - 1] as string);
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a wrong password shows a message and keeps the address; an address that is taken leads to signing in', async ({ page }) => {
  const email = `lee-${unique()}`;
  await register(page, email);
  await logOut(page);
  await page.goto(`${base()}/get-started`);
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  await page.getByLabel('Password', { exact: false }).first().fill('wrong horse 1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That password isn’t right.')).toBeVisible();
  await expect(page.getByText(`as ${email}`)).toBeVisible();

  await page.goto(`${base()}/get-started?mode=register`);
  await hydrated(page);
  await page.getByLabel('First name').fill('Lee');
  await page.getByLabel('Last name').fill('Tan');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill('correct horse 1');
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email already has an account.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with this email' }).click();
  await expect(page.getByText(`as ${email}`)).toBeVisible();
});

test(
  'what a visitor saves stays on the device, and is theirs after registering without leaving the page',
  { tag: '@main-desktop' },
  async ({ page, request }) => {
    const email = `kept-${unique()}`;
    await page.goto(`${base()}/jobs-hiring/job-search?q=clerk`);
    await hydrated(page);
    const hearts = page.getByRole('list').getByRole('button', { name: /^Save / });
    await hearts.nth(0).click();
    const sheet = page.getByRole('dialog', { name: 'Saved on this device' });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(hearts.nth(0)).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await hearts.nth(1).click();
    await sheet.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Email me a code' }).click();
    await expect(sheet.getByLabel('Digit 1 of 6')).toBeFocused();
    const [message] = (await (await request.get(`${base()}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
    await page.keyboard.type(/\b\d{6}\b/.exec(message?.text ?? '')?.[0] as string);
    await expect(page.getByText('Saved to My jobs.')).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${base()}/recommended-job/saved`);
    await expect(page.getByRole('article')).toHaveCount(2);
  },
);
