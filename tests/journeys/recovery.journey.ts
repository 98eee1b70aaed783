import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

/** The code in an email that resets a password; an earlier email has a code too. */
const RESET_CODE = /(?<=Reset your password[\s\S]{0,400})\b\d{6}\b/;
const base = () => process.env['WAYMARK_URL'] as string;
const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${base()}${path}`);
  await hydrated(page);
}

/** The newest email to an address with this text; waits for it, because emails arrive asynchronously. */
async function emailTo(request: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  const found = async () => {
    const emails = (await (await request.get(`${base()}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
    return emails.map(({ text }) => pattern.exec(text)?.[0]).find((match) => match !== undefined) ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
}

async function registerSeeker(page: Page, email: string, password = 'correct horse 1'): Promise<void> {
  await open(page, '/get-started?mode=register&redirect=/recommended-job/saved');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Aziz');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
}

async function registerEmployer(page: Page, email: string, company: string): Promise<void> {
  await open(page, '/employer/register');
  await page.getByLabel('Company').fill(company);
  await page.getByLabel('First name').fill('Elias');
  await page.getByLabel('Last name').fill('Tan');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('recruiting 123');
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(async () => fetch('/api/auth/log-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));
  await page.goto(base());
}

test('a user who forgot the password gets a code, chooses another, and is signed in', { tag: '@main-phone' }, async ({ page, request }) => {
  const email = unique('forgot');
  await registerSeeker(page, email);
  await logOut(page);
  await open(page, '/get-started?redirect=/recommended-job/saved');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const code = await emailTo(request, email, RESET_CODE);
  await typeCode(page, code === '000000' ? '000001' : '000000');
  await expect(page.getByText('That code isn’t right. Try again.')).toBeVisible();
  // A phone may drop the page while its user reads the email.
  await page.reload();
  await hydrated(page);
  await typeCode(page, code);
  await page.getByRole('textbox', { name: 'New password' }).fill('another horse 22');
  expect(page.url()).not.toContain(code);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
  await expect(page.getByRole('heading', { name: 'My jobs' })).toBeVisible();
});

test('an old link is exchanged right away and leaves the URL; used again it leads back with the reason', async ({ page, request }) => {
  const email = unique('linked');
  await registerSeeker(page, email);
  await logOut(page);
  // A link without a challenge works on the device that requested it.
  await open(page, '/change-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const code = await emailTo(request, email, RESET_CODE);
  await open(page, `/change-password?${new URLSearchParams({ email, otp: code })}`);
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
  expect(page.url()).toBe(`${base()}/change-password`);
  await open(page, `/change-password?${new URLSearchParams({ email, otp: code })}`);
  await expect(page.getByText('This link has already been used.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('an emailed sign-in link, opened in another tab, signs the first tab in too', async ({ page, context, request }) => {
  const email = unique('magic');
  await registerSeeker(page, email);
  await logOut(page);
  await open(page, '/get-started?redirect=/recommended-job/saved');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('button', { name: 'Sign in another way' }).click();
  await page.getByRole('button', { name: /Email me a link/ }).click();
  await expect(page.getByText('We sent you a sign-in link.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(await emailTo(request, email, /https?:\/\/\S+#magic-link=\S+/));
  await expect(other).toHaveURL((url) => url.pathname === '/recommended-job/saved' && url.hash === '');
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
});

test('an employer registers, confirms the address, sees their status, signs out and in again', { tag: '@main-phone' }, async ({ page, request }) => {
  const email = unique('elias');
  const company = `Bakery ${Date.now()} ${Math.floor(Math.random() * 1e6)}`;
  await registerEmployer(page, email, company);
  await typeCode(page, await emailTo(request, email, /\b\d{6}\b/));
  await expect(page).toHaveURL((url) => url.pathname === '/employer');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm now' })).toHaveCount(0);
  await open(page, '/employer/company');
  await expect(page.getByText(company).first()).toBeVisible();
  await open(page, '/recommended-job/saved');
  await expect(page.getByText('You’re signed in as an employer')).toBeVisible();
  await open(page, '/employer');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await open(page, '/employer/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong horse 1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That password isn’t right.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('recruiting 123');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('a job seeker also becomes an employer; a link to the address then asks which of the two', async ({ page, request }) => {
  const email = unique('both');
  await registerSeeker(page, email);
  await open(page, '/employer');
  await page.getByRole('button', { name: 'Sign out and create an employer account' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/employer/register');
  await registerEmployer(page, email, `Two Ways ${Date.now()} ${Math.floor(Math.random() * 1e6)}`);
  // A code was just sent to this address, for the other account; the next one has to wait.
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page.getByRole('button', { name: 'Confirm now' })).toBeVisible();
  await logOut(page);
  await open(page, '/get-started');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('button', { name: 'Sign in another way' }).click();
  await page.getByRole('button', { name: /Email me a link/ }).click();
  await expect(page.getByText('We sent you a sign-in link.')).toBeVisible();
  const link = await emailTo(request, email, /https?:\/\/\S+#magic-link=\S+/);
  // Like from a mail client: loads a page, instead of a fragment of this one.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Employer/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/employer');
});
