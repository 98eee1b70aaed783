import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '../support/read-pdf.ts';
import { beMember, confirmAddress } from './member.ts';
import { hydrated, resumePdf } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

async function choose(page: Page, name: string | RegExp, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Options for .*${typeof name === 'string' ? name : name.source}`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a resume is uploaded, renamed, created from the profile, downloaded, emailed and deleted', { tag: '@main-phone' }, async ({ page }) => {
  test.slow();
  await confirmAddress(page, await beMember(page));
  const list = page.getByRole('list', { name: 'Your resumes' });
  await page.goto(`${base()}/manage-profile/resume`);
  await hydrated(page);
  await page.getByLabel('Upload a resume').setInputFiles(resumePdf('Old name.pdf'));
  await expect(list).toContainText('Old name.pdf');

  await choose(page, 'Old name', 'Rename');
  await page.getByRole('textbox', { name: /^Name/ }).fill('a/b');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Use only letters, digits, spaces, and . - _ ( )')).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('For hospitals');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('For hospitals.pdf');

  await page.getByRole('button', { name: 'Use Modern' }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByLabel('Paper size').selectOption('Letter');
  await page.getByRole('button', { name: 'Add to your resumes' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(list).toContainText('Ana Reyes');

  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Ana Reyes', 'Download')]);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await readPdf(file)).toContain('Ana Reyes');

  const to = `ben-${Date.now()}@example.com`;
  await choose(page, 'Ana Reyes', 'Send by email');
  await page.getByRole('textbox', { name: 'Email' }).fill('ben@');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(to);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`Sent to ${to}.`)).toBeVisible();
  const inbox = async () => (await page.request.get(`${base()}/dev/inbox.json?to=${to}`)).json();
  await expect.poll(async () => (await inbox()).length, { timeout: 15_000 }).toBe(1);
  const [{ attachments }] = await inbox();
  expect(Buffer.compare(await (await page.request.get(base() + attachments[0].url)).body(), file)).toBe(0);

  await choose(page, 'For hospitals', 'Set as default');
  await expect(list).toContainText('Default resume');
  await choose(page, 'For hospitals', 'Delete');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Remove as default and delete' }).click();
  await expect(list).not.toContainText('For hospitals');
  await choose(page, 'Ana Reyes', 'Delete');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No resumes yet.')).toBeVisible();
});
