import { expect, type BrowserContext, type Page } from '@playwright/test';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

/** A job seeker in the Singapore market, on a page whose URL opens the dialog. */
async function open(page: Page): Promise<void> {
  await page.goto(`${base()}/get-started?country=sg&mode=register&redirect=${encodeURIComponent('/onsite-job?showSingpassInfo=1')}`);
  await hydrated(page);
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Aziz');
  await page.getByLabel('Email').fill(`noor-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`);
  await page.getByLabel('Password', { exact: false }).first().fill('correct horse 1');
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  // After the code is submitted, nothing moves under the pointer anymore.
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page.getByRole('dialog', { name: 'Verify your identity' })).toBeVisible();
}

/** Chooses a persona at Singpass. */
async function beAt(singpass: Page, persona: string): Promise<void> {
  await singpass.getByRole('radio', { name: persona }).check();
  // A configured Singpass doesn't get the name of the account's owner.
  const name = singpass.getByLabel('Name in Myinfo');
  if ((await name.inputValue()) === '') await name.fill('Noor Aziz');
}

/**
 * Goes to Singpass in its new window, and returns as a persona.
 * @returns the window's URLs on the way
 */
async function visit(page: Page, context: BrowserContext, button: string, persona: string, answer = 'Agree and share'): Promise<string[]> {
  const [other] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: button }).click()]);
  const addresses: string[] = [];
  other.on('framenavigated', (frame) => addresses.push(frame.url()));
  await beAt(other, persona);
  await expect(page.getByRole('dialog')).toBeHidden();
  await other.getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
  if (!other.isClosed()) await other.close();
  return addresses;
}

test('a citizen is verified in a new window, and the page reloads without the parameter that opened the dialog', async ({ page, context }) => {
  await open(page);
  const addresses = await visit(page, context, 'Log in with Singpass', 'Singapore citizen');
  // The server exchanges the code: no page of ours ever has a URL that contains it.
  expect(addresses.filter((address) => address.startsWith(base())).join()).not.toMatch(/code=|state=/);
  const dialog = page.getByRole('dialog', { name: 'Confirm your information' });
  await expect(dialog.getByRole('definition')).toHaveText([/^S\*{4}\d{3}[A-Z]$/, 'NOOR AZIZ', 'Singapore Citizen', 'Singapore Citizen', '-', '-', '-']);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const second = page.getByRole('dialog', { name: 'You’re verified' });
  await expect(second).toBeVisible();
  await Promise.all([page.waitForEvent('load'), second.getByRole('button', { name: 'Continue' }).click()]);
  await expect(page).toHaveURL(`${base()}/onsite-job`);
  await hydrated(page);
  // The menu's code loads at the first sign of presence.
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: /Your account/ }).click();
  await expect(page.getByText('Identity verified')).toBeVisible();
});

test('each failure shows what happened, and postponing is remembered', async ({ page, context }) => {
  // Four visits in one journey.
  test.slow();
  await open(page);
  await visit(page, context, 'Log in with Singpass', 'Singapore citizen', 'Cancel');
  await expect(page.getByText('You left Singpass before agreeing, so nothing was shared.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(Array.from({ length: 7 }, () => 'Failed'));
  await visit(page, context, 'Try again', 'A foreign account without Myinfo');
  await expect(page.getByText('This Singpass account has no Myinfo')).toBeVisible();
  await visit(page, context, 'Try again', 'Singpass fails while sharing');
  await expect(page.getByText('Singpass isn’t responding.')).toBeVisible();
  await visit(page, context, 'Try again', 'Wrong state');
  await expect(page.getByText('Support reference:')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog', { name: 'Verification failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${base()}/onsite-job`);
  const cookie = (await context.cookies()).find(({ name }) => name === 'singpassDolater');
  expect(cookie?.value).toBe('1');
  expect(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(3, 1);
});

test('if popups are blocked, the visit continues in this window', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page);
  await page.getByRole('button', { name: 'Log in with Singpass' }).click();
  await beAt(page, 'Permanent resident');
  await page.getByRole('button', { name: 'Agree and share' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your information' })).toContainText('Permanent Resident');
  await expect(page).toHaveURL(`${base()}/onsite-job?showSingpassInfo=1`);
});

test('a user who isn’t signed in, or is in another market, is led there', async ({ page }) => {
  await page.goto(`${base()}/onsite-job?country=sg&showSingpassInfo=1`);
  await hydrated(page);
  const link = page.getByRole('dialog', { name: 'Sign in first' }).getByRole('link', { name: 'Sign in' });
  await expect(link).toHaveAttribute('href', /redirect=%2Fonsite-job%3F.*showSingpassInfo/);
});

test('without Singpass, the user declares the status', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Enter my status myself' }).click();
  await page.getByRole('combobox', { name: 'Residential status' }).selectOption('Work Permit');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Your residential status is saved' })).toBeVisible();
});
