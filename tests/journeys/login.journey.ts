import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { guestLogin, register } from '../../contract/auth.ts';
import { type CallDeclaration, pathOf } from '../../contract/call.ts';
import { registerRecruiter } from '../../contract/recovery.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const unique = () => `ana-${randomUUID()}@example.com`;
const password = 'correct horse 1';

interface Email {
  subject: string;
  text: string;
}

/** Creates accounts outside of the page, as a visitor of their own. */
async function registered(request: APIRequestContext, email: string, ...calls: [call: CallDeclaration, more: object][]): Promise<void> {
  for (const [call, more] of calls) {
    const body = { email, password, first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true, ...more };
    await post(request, guestLogin, {
      guest_role: 'jobseeker',
      country_id: 167,
      language_id: 1,
      device_name: 'test',
      device_type: 'web',
      device_uuid: randomUUID(),
    });
    await post(request, call, body);
    await request.post(`${base()}/api/auth/log-out`, { data: {} });
  }
}

async function post(request: APIRequestContext, call: CallDeclaration, data: object): Promise<void> {
  const headers = { 'country-id': '167', 'language-id': '1', 'role-id': '1', device: 'web', device_uuid: 'journey', 'idempotency-key': randomUUID() };
  const reply = await request.post(base() + pathOf(call), { data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function newest(request: APIRequestContext, to: string): Promise<Email> {
  const emails = (await (await request.get(`${base()}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()) as Email[];
  expect(emails.length).toBeGreaterThan(0);
  return emails[0] as Email;
}

async function identify(page: Page, email: string, redirect = '/recommended-job/saved'): Promise<void> {
  await page.goto(`${base()}/get-started?redirect=${redirect}`);
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
}

/** The link a new user requests on the page to sign in. */
async function mailedLink(page: Page, beside: APIRequestContext): Promise<string> {
  const email = unique();
  await registered(beside, email, [register, {}]);
  await identify(page, email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('button', { name: 'Sign in another way' }).click();
  await page.getByRole('button', { name: /Email me a link/ }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return /https?:\/\/\S+#magic-link=\S+/.exec((await newest(beside, email)).text)?.[0] as string;
}

test('a new user enters the emailed code, and has a verified account', { tag: '@main-desktop' }, async ({ page, playwright }) => {
  const [email, beside] = [unique(), await playwright.request.newContext()];
  await identify(page, email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await enterCode(page, /\b\d{6}\b/.exec((await newest(beside, email)).text)?.[0] as string);
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
  const { data } = (await (await page.request.get(`${base()}/api/auth/session`)).json()) as { data: { user: object } };
  expect(data.user).toMatchObject({ email, is_email_verify: true });
});

test(
  'an emailed link signs in both tabs: the one it opens, whose URL doesn’t keep the token, and the one that waits',
  { tag: '@main-phone' },
  async ({ page, context, playwright }) => {
    const link = await mailedLink(page, await playwright.request.newContext());
    const other = await context.newPage();
    await other.goto(link);
    await expect(other).toHaveURL((url) => url.pathname === '/recommended-job/saved' && url.hash === '');
    await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved', { timeout: 15_000 });
    const again = await (await page.context().browser())?.newContext();
    const late = (await again?.newPage()) as Page;
    await late.goto(link);
    await expect(late.getByText('This link has already been used')).toBeVisible();
    expect(new URL(late.url()).hash).toBe('');
    await again?.close();
  },
);

test('a link opened on another device signs in there, and the waiting page shows a message', async ({ page, browser, playwright }) => {
  const link = await mailedLink(page, await playwright.request.newContext());
  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(link);
  await expect(other).toHaveURL((url) => url.pathname === '/recommended-job/saved');
  await expect(page.getByText('You opened the link in another browser')).toBeVisible({ timeout: 15_000 });
  await device.close();
});

test('an address of a job seeker and an employer asks which, even after a reload', async ({ page, playwright }) => {
  const [email, beside] = [unique(), await playwright.request.newContext()];
  await registered(beside, email, [register, {}], [registerRecruiter, { company_name: `Acme ${randomUUID()}` }]);
  await identify(page, email);
  await page.getByRole('button', { name: /Email me a code/ }).click();
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await enterCode(page, /\b\d{6}\b/.exec((await newest(beside, email)).text)?.[0] as string);
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: /^Job seeker/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
});

test('after registering, a user verifies the address with the emailed code, or postpones it', async ({ page, request }) => {
  const email = unique();
  await page.goto(`${base()}/get-started?mode=register&redirect=/recommended-job/saved`);
  await hydrated(page);
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Aziz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await enterCode(page, /\b\d{6}\b/.exec((await newest(request, email)).text)?.[0] as string);
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
});
