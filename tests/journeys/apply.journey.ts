import { expect } from '@playwright/test';
import { applyWithoutAccount, findJob, resumePdf } from './steps.ts';
import { test } from './watched.ts';

test('a visitor finds a job, applies without an account, and finds the application in My Jobs', { tag: '@main-phone' }, async ({ page }) => {
  await page.goto(process.env['WAYMARK_URL'] as string);
  const jobPath = await findJob(page, 'accountant');
  await applyWithoutAccount(page);
  await expect(page).toHaveURL(new RegExp(`${jobPath}/apply/success$`));
  await expect(page.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible();
  await page.getByRole('link', { name: 'View application', exact: true }).click();
  await expect(page.getByRole('list', { name: /Your application to/ })).toContainText('Applied');
  await page.reload();
  await expect(page.getByRole('list', { name: /Your application to/ })).toContainText('Applied');
  await page.goto(new URL(jobPath, page.url()).href);
  await expect(page.getByText(/^You applied on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View application' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply now' })).toHaveCount(0);
});

test('a missing value is reported at its field, and the input stays', async ({ page }) => {
  await page.goto(process.env['WAYMARK_URL'] as string);
  await findJob(page, 'nurse');
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: /^(Continue|Send application)$/ }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await expect(page.getByText('Add your resume')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
});

test('a file with a false type is rejected with a reason, and another one works', async ({ page }) => {
  await page.goto(process.env['WAYMARK_URL'] as string);
  await findJob(page, 'engineer');
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  const send = page.getByRole('button', { name: /^(Continue|Send application)$/ });
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Cruz');
  await page.getByLabel('Email').fill(`liar-${Date.now()}-${Math.random()}@example.com`);
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') });
  await send.click();
  await expect(page.getByText('This file isn’t a valid PDF, DOC, or DOCX')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(resumePdf());
  await expect(page.getByText('This file isn’t a valid PDF, DOC, or DOCX')).toBeHidden();
});
