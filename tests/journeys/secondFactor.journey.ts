import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { beMember, enterCode, identify, password } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const settings = async (page: Page) => {
  await page.goto(`${base()}/account-settings/account`);
  await hydrated(page);
};
const logOut = (page: Page) => page.request.post(`${base()}/api/auth/log-out`, { data: {} });
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at });

test('two-factor authentication is turned on with an authenticator app, makes a password alone insufficient, and accepts a recovery code', async ({ page }) => {
  const email = await beMember(page);
  await settings(page);
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await enterCode(page, codeOf(secret));
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByRole('button', { name: 'Get new recovery codes' })).toBeVisible();
  await logOut(page);

  await identify(page, email);
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await page.getByRole('button', { name: /recovery code/i }).click();
  await page.getByLabel(/recovery code/i).fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved');
});

test('a passkey is created on this device, named, and signs in', async ({ page, context }) => {
  const email = await beMember(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await settings(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('My laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('My laptop added.', { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('My laptop')).toBeVisible();
  await logOut(page);
  // The sign-in page offers it automatically; the virtual authenticator confirms.
  await identify(page, email, 'offered');
  await expect(page).toHaveURL((url) => url.pathname === '/recommended-job/saved', { timeout: 15_000 });
});

test('a signed-in phone approves a QR code, and the other device is signed in', { tag: '@main-phone' }, async ({ page, browser }) => {
  await beMember(page);
  const screen = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await screen.goto(`${base()}/get-started?redirect=/recommended-job/saved`);
  await hydrated(screen);
  const made = screen.waitForResponse((reply) => reply.url().endsWith('/api/auth/qr/create'));
  await screen.getByRole('button', { name: /QR code/ }).click();
  const { text } = ((await (await made).json()) as { data: { text: string } }).data;
  await page.goto(text);
  await expect(page.getByRole('heading', { name: 'Are you signing in?' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByText('The device is on your network')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, sign in' }).click();
  await expect(page.getByText('You’re signed in on the other device')).toBeVisible();
  await expect(screen).toHaveURL((url) => url.pathname === '/recommended-job/saved', { timeout: 15_000 });
  await screen.context().close();
});

test('an invented code doesn’t work, and rejecting signs nobody in', async ({ page, browser }) => {
  await beMember(page);
  await page.goto(`${base()}/qr-approval#${randomUUID().replaceAll('-', '')}abcdefghijk`);
  await expect(page.getByText('We don’t recognize this code')).toBeVisible();
  const screen = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await screen.goto(`${base()}/get-started`);
  await hydrated(screen);
  const made = screen.waitForResponse((reply) => reply.url().endsWith('/api/auth/qr/create'));
  await screen.getByRole('button', { name: /QR code/ }).click();
  const { text } = ((await (await made).json()) as { data: { text: string } }).data;
  await page.goto(base());
  await page.goto(text);
  await page.getByRole('button', { name: 'No, it’s not me' }).click();
  await expect(page.getByText('Sign-in declined')).toBeVisible();
  await expect(screen.getByRole('button', { name: /code/i }).first()).toBeVisible({ timeout: 15_000 });
  await expect(screen).toHaveURL(/get-started/);
  await screen.context().close();
});
