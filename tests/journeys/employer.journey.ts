import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { password } from './member.ts';
import { hydrated, resumePdf } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const emailsTo = async (page: Page, to: string) =>
  (await (await page.request.get(`${base()}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()) as { subject: string; text: string }[];

async function fillPerson(page: Page, first: string, email: string | null): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill('Lim');
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Hiring' }).getByRole('link', { name });
  if (!(await link.first().isVisible())) await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name, exact: true }).last().click();
}

/** The colleague follows the link in the email on their own device, and registers there. */
async function join(browser: Browser, link: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })).newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /invited you to/ })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: 'Create your account' }).click();
  await fillPerson(page, 'Noor', email);
  await expect(page).toHaveURL(/\/employer$/);
  return page;
}

test('an employer of a new company confirms their address, reauthenticates, confirms the domain, submits documents for the name, and invites a colleague who may not edit', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = randomUUID().slice(0, 8);
  const domain = `tala-${id}.example`;
  const company = `Tala Foods ${id}`;
  const [email, colleague] = [`mei@${domain}`, `noor@${domain}`];
  await page.goto(`${base()}/employer/register`);
  await hydrated(page);
  await page.getByLabel('Company').fill(company);
  await fillPerson(page, 'Mei', email);
  const code = page.getByRole('textbox').first();
  await expect(code).toBeVisible({ timeout: 15_000 });
  await expect.poll(async () => (await emailsTo(page, email)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const digits = (await emailsTo(page, email))[0]?.text.match(/\b\d{6}\b/)?.[0] as string;
  await code.fill(digits);
  await expect(page).toHaveURL(/\/employer$/);
  await expect(page.getByRole('heading', { name: 'Post your first job' })).toBeVisible();
  await expectAccessible(page);

  await goTo(page, 'Company');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Website').fill('tala');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a valid URL')).toBeVisible();
  await page.getByLabel('Website').fill(`https://www.${domain}`);
  await page.getByLabel('Registered name').fill(`${company} Incorporated`);
  await page.getByLabel('About the company').fill('We cook for offices.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company page saved.')).toBeVisible();

  await page.getByLabel('Upload a document').setInputFiles({ ...resumePdf(), name: 'Registration.pdf' });
  await expect(page.getByText('Document uploaded.')).toBeVisible();
  await page.getByLabel('Upload a document').setInputFiles({ name: 'Fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') });
  await expect(page.getByText('This file isn’t a valid PDF, PNG, or JPG')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm domain' }).click();
  await expect(page.getByText(`Domain ${domain} confirmed. The company name isn’t verified yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Submitted. We’ll reply by email.')).toBeVisible();
  await expectAccessible(page);

  await goTo(page, 'Team');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Work email').fill(colleague);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${colleague}.`)).toBeVisible();
  await expect.poll(async () => (await emailsTo(page, colleague)).length, { timeout: 15_000 }).toBe(1);
  const link = (await emailsTo(page, colleague))[0]?.text.match(/https?:\S+\/employer\/join#[\w-]{43}/)?.[0] as string;

  const theirs = await join(browser, link.replace(/^https?:\/\/[^/]+/, base()), colleague);
  await goTo(theirs, 'Company');
  await expect(theirs.getByText('Only a coordinator or admin can edit the company.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await goTo(theirs, 'Team');
  await expect(theirs.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0);

  // The open team page shows them without a reload.
  await expect(page.getByRole('list', { name: 'Hiring team' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Options for Noor Lim' }).click();
  await page.getByRole('menuitem', { name: 'Transfer company' }).click();
  await page.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText('Company transferred. You’re now an admin.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('This account doesn’t belong to a company yet.')).toBeVisible();
  await theirs.context().close();
});

test('a guest returns to the requested page after signing in; a used invitation shows a message', async ({ page }) => {
  await page.goto(`${base()}/employer/team`);
  await expect(page).toHaveURL(/\/employer\/login\?redirect=%2Femployer%2Fteam$/);
  await page.goto(`${base()}/employer/join#${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'We don’t recognize this invitation' })).toBeVisible();
});
