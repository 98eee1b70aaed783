import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { uploadResume } from '../../contract/jobseekers.ts';
import { pathOf } from '../../contract/call.ts';
import { docxOf, paragraph } from '../support/resume-files.ts';
import { beMember, password } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word resume of our own, with one job that has its months and one that has only its years. */
function resume(): { name: string; mimeType: string; buffer: Buffer } {
  const text = [
    '**Ana Reyes**',
    'ana.reyes@example.com',
    '**WORK EXPERIENCE**',
    'Senior Accountant | Kestrel Foods Ltd | March 2021 - Present',
    'Closed the books of four companies each month.',
    'Bookkeeper | Old Mill Bakery | 2017 - 2020',
    '**EDUCATION**',
    'Bachelor of Science in Accountancy | University of San Carlos | June 2013 - March 2017',
    '**SKILLS**',
    'Bookkeeping, Payroll, Excel',
  ];
  return { name: 'Ana Reyes.docx', mimeType: WORD, buffer: Buffer.from(docxOf(text.map(paragraph).join(''))) };
}

/**
 * Attaches it to the profile.
 * @returns its name
 */
async function attach(page: Page): Promise<string> {
  const { name, mimeType, buffer } = resume();
  const headers = { 'country-id': '167', 'language-id': '1', 'role-id': '1', device: 'web', device_uuid: 'journey', 'idempotency-key': randomUUID() };
  const stored = await page.request.post(base() + pathOf(uploadResume), { headers, multipart: { file: { name, mimeType, buffer } } });
  expect(stored.ok(), await stored.text()).toBe(true);
  return name;
}

test('a job seeker has a resume read, leaves one item out, imports the others, finds them in the profile, and rates the reading', async ({ page }) => {
  test.slow();
  await beMember(page);
  const name = await attach(page);
  await page.goto(`${base()}/manage-profile/resume`);
  await hydrated(page);
  await page.getByRole('link', { name: `Fill in my profile from ${name}` }).click();
  await expect(page).toHaveURL(/\/manage-profile\/resume\/[\da-f-]+\/sync$/);
  await expect(page.getByRole('heading', { name: /^We found \d+ items$/ })).toBeVisible();
  const bookkeeper = page.getByRole('listitem').filter({ hasText: 'Old Mill Bakery' });
  await expect(bookkeeper).toContainText('Bookkeeper | Old Mill Bakery | 2017 - 2020');

  // A year alone stays one: no month is required.
  await expect(bookkeeper).toContainText('2017 – 2020');
  const payroll = page.getByRole('button', { name: 'Payroll', exact: true });
  await payroll.click();
  await expect(page.getByText('Choices saved. You can continue here or on another device.')).toBeVisible();

  // Unfinished choices are restored.
  await page.reload();
  await hydrated(page);
  await expect(payroll).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /^Add \d+ to my profile$/ }).click();
  await expect(page.getByRole('heading', { name: /^We added \d+ items to your profile$/ })).toBeVisible();
  await page.getByRole('button', { name: 'How well did we read it?' }).click();
  await page.getByRole('button', { name: 'Pretty good' }).click();
  await expect(page.getByText('Thanks. You said: Pretty Good.')).toBeVisible();

  await page.getByRole('link', { name: 'View your profile' }).click();
  const work = page.getByRole('list', { name: 'Work experience' });
  await expect(work).toContainText('Kestrel Foods Ltd');
  await expect(work).toContainText('Old Mill Bakery');
  const skills = page.getByRole('list', { name: 'Skills' });
  await expect(skills).toContainText('Bookkeeping');
  await expect(skills).not.toContainText('Payroll');
  await page.goto(`${base()}/manage-profile/resume`);
  await expect(page.getByText(/^Imported to your profile/)).toBeVisible();
});

test('a visitor uploads a resume, creates an account, and finds the profile filled in from it', { tag: '@main-phone' }, async ({ page }) => {
  test.slow();
  await page.goto(base());
  await hydrated(page);
  await page.getByRole('link', { name: 'Start from your resume' }).click();
  await expect(page).toHaveURL(`${base()}/quick-upload-resume`);
  await page.locator('input[type=file]').setInputFiles(resume());
  await expect(page.getByText('We’ve got your resume.')).toBeVisible();
  expect(page.url()).not.toMatch(/[\w-]{43}/);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(`arrival-${randomUUID()}@example.com`);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: /^(Create|Register|Sign up)/ }).click();
  const later = page.getByRole('button', { name: /later/i });
  await expect(later.or(page.getByText('Ana Reyes.docx is now in your profile.'))).toBeVisible();
  if (await later.isVisible()) await later.click();
  await expect(page.getByText('Ana Reyes.docx is now in your profile.')).toBeVisible();
  const bookkeeper = page.getByRole('listitem').filter({ hasText: 'Old Mill Bakery' });
  await bookkeeper.getByText('Skip', { exact: true }).click();
  await page.getByRole('button', { name: /^Add \d+ to my profile$/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await expect(page).toHaveURL(`${base()}/jobseeker-complete-profile`);
});

test('a link to a missing resume shows a message, and the wizard still opens', async ({ page }) => {
  await beMember(page);
  await page.goto(`${base()}/jobseeker-complete-profile/${'A'.repeat(43)}`);
  await expect(page).toHaveURL(`${base()}/jobseeker-complete-profile?from=resume`);
  await expect(page.getByText('We couldn’t find a resume for this link')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
});

test('the steps start with the existing resume, continue after it, and can be skipped', { tag: '@main-desktop' }, async ({ page }) => {
  await beMember(page);
  const name = await attach(page);
  await page.goto(`${base()}/jobseeker-complete-profile?redirect=/manage-profile`);
  await hydrated(page);
  await page.getByRole('link', { name: `Fill in from ${name}` }).click();
  await expect(page.getByRole('heading', { name: /^We found \d+ items$/ })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Old Mill Bakery' }).getByText('Skip', { exact: true }).click();
  await page.getByRole('button', { name: /^Add \d+ to my profile$/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(`${base()}/manage-profile`);
  await expect(page.getByRole('list', { name: 'Work experience' })).toContainText('Kestrel Foods Ltd');
});
