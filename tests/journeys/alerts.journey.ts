import { expect, type Page } from '@playwright/test';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const emailsTo = async (page: Page, to: string) =>
  (await (await page.request.get(`${base()}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()) as { subject: string; text: string }[];

async function signIn(page: Page, redirect: string): Promise<void> {
  await page.goto(`${base()}/get-started?redirect=${redirect}`);
  await hydrated(page);
  await page.getByLabel('Email').fill('seeker@waymark.test');
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  await page.getByLabel('Password', { exact: false }).first().fill('waymark-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === redirect);
  await hydrated(page);
}

test('a job seeker creates an alert with one click, finds it in the settings, and deletes it', { tag: '@main-phone' }, async ({ page }, { project }) => {
  // Each project has a search of its own, since both use one job seeker, who has alerts for other words.
  const words = project.name === 'phone' ? 'nurse' : 'engineer';
  await signIn(page, `/jobs-hiring/${words}-jobs`);
  await page.getByRole('button', { name: /^Create (a job )?alert/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your job alert is on' });
  await expect(dialog).toContainText(`We’ll send new jobs for “${words}” to seeker@waymark.test.`);
  await expect(dialog).toContainText(/This alert would have found/);
  await dialog.getByRole('button', { name: 'Keep alert' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await page.getByRole('navigation', { name: 'Account settings' }).getByRole('link', { name: 'Job alerts' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/account-settings/job-alert');
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) });
  await own.getByRole('button', { name: `Snooze ${words} for a week` }).click();
  await expect(own.getByText('Snoozed', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: `Delete ${words}` }).click();
  await page.getByRole('button', { name: 'Delete alert' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByText('Snoozed', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: `Delete ${words}` }).click();
  await page.getByRole('button', { name: 'Delete alert' }).click();
  await expect(own).toHaveCount(0);
});

test('a visitor enters an address, confirms the email, and the alert is on', async ({ page }) => {
  const email = `vi-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
  await page.goto(`${base()}/jobs-hiring/nurse-jobs`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Create (a job )?alert/ }).click();
  await page.getByRole('button', { name: 'Turn on alert' }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('radio', { name: /^Weekly/ }).check();
  await page.getByRole('button', { name: 'Turn on alert' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email to confirm' })).toContainText(email);

  await expect.poll(async () => (await emailsTo(page, email)).map(({ subject }) => subject)).toEqual(['Confirm your job alert']);
  const link = /https?:\/\/\S+\/job-alerts\/confirm#\S+/.exec((await emailsTo(page, email))[0]?.text ?? '')?.[0] as string;
  await page.goto(`${base()}${new URL(link).pathname}${new URL(link).hash}`);
  await expect(page.getByRole('heading', { name: 'Your job alert is on' })).toBeVisible();
  await expect(page.getByText(`We’ll send new jobs for “nurse” to ${email} once a week.`)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('the settings ask a visitor to sign in, and return to the same tab', async ({ page }) => {
  await page.goto(`${base()}/account-settings/job-alert`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === '/account-settings/job-alert');
});
