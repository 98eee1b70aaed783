import { expect, type Page } from '@playwright/test';
import { createJobPreference } from '../../contract/profile-calls.ts';
import { WRITTEN } from '../api/world.ts';
import { expectAccessible } from './accessible.ts';
import { beMember, call } from './member.ts';
import { findJob, hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`${base()}/recommended-job/${tab}`);
  await hydrated(page);
}

test('a viewed job appears under Viewed, and similar jobs under For you, with the reason', { tag: '@main-phone' }, async ({ page }) => {
  await beMember(page);
  await openTab(page, 'viewed');
  await expect(page.getByText('No viewed jobs yet')).toBeVisible();
  await openTab(page, 'for-you');
  await expect(page.getByText('Nothing to show yet')).toBeVisible();
  await page.goto(base());
  const seen = page.waitForResponse((reply) => reply.url().endsWith('/view') && reply.ok());
  await findJob(page, 'Manager');
  await page.mouse.move(5, 5);
  await seen;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await openTab(page, 'viewed');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Viewed', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await openTab(page, 'for-you');
  await page.locator('article summary').first().click();
  await expect(page.getByRole('list', { name: 'Why we recommend it' }).first()).toContainText(/^Similar to .+, which you viewed/);
});

test('a recommendation shows which preference it matches; an unsuitable one is removed with a reason, restored, and removed for good', async ({ page }) => {
  await beMember(page);
  await openTab(page, 'picks');
  await expect(page.getByText('No picks yet')).toBeVisible();
  await call(page, createJobPreference, { ...WRITTEN.preference, job_title: 'Manager' });
  await page.reload();
  await hydrated(page);
  const card = page.getByRole('article').first();
  await card.locator('summary').click();
  await expect(card.getByText(/^Matches your preferences: Manager/)).toBeVisible();
  await expectAccessible(page);
  const before = await page.getByRole('article').count();

  const title = (await card.getByRole('heading').innerText()).trim();
  const link = (await card.getByRole('heading').getByRole('link').getAttribute('href')) as string;
  await card.getByRole('button', { name: /^Not for me: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Why isn’t it for you?' });
  await expect(dialog.getByRole('button', { name: 'Hide this job' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'The location doesn’t work' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide this job' }).click();
  const gone = page.getByText(`${title} is hidden. We won’t recommend it again.`);
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: `Show ${title} again` }).click();
  await expect(gone).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(before);

  const undone = page.getByRole('article').filter({ has: page.locator(`a[href="${link}"]`) });
  await undone.getByRole('button', { name: /^Not for me: / }).click();
  await dialog.getByRole('radio', { name: 'The pay is too low' }).check();
  await dialog.getByRole('button', { name: 'Hide this job' }).click();
  await expect(gone).toBeVisible();
  await page.getByRole('link', { name: 'Highest salary' }).click();
  await expect(page).toHaveURL(/sort=3/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator(`article a[href="${link}"]`)).toHaveCount(0);
});
