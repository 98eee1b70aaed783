import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { writeJob } from './hiring.ts';
import { beEmployer } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
/** A word that no other job of the market has, so that a search finds this one. */
const wordOf = () => `Quillon${randomUUID().replaceAll('-', '').slice(0, 8)}`;

const results = (page: Page, word: string) => page.goto(`${base()}/jobs-hiring/${word.toLowerCase()}-jobs`);

test(
  'an employer drafts a job, leaves, publishes it; a visitor finds it, and sees it on hold, reopened, and closed',
  { tag: '@main-desktop' },
  async ({ page, browser }) => {
    const word = wordOf();
    const title = `${word} Keeper`;
    await beEmployer(page, `Harbour ${word}`);
    await page.goto(`${base()}/employer/jobs`);
    await hydrated(page);
    await expect(page.getByText('No open jobs')).toBeVisible();
    await page.getByRole('link', { name: 'Post a job' }).first().click();
    await expect(page).toHaveURL(/\/employer\/jobs\/\d+$/);
    await writeJob(page, title);
    // Each step has a URL: the back button leads through them, a reload stays.
    await expect(page).toHaveURL(/\?step=review$/);
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^3 days/ })).toBeChecked();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Description/ }).click();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Description')).toHaveValue(/- Clean the lens/);
    await page.getByRole('button', { name: /The job/ }).click();
    await expect(page.getByLabel('Job title')).toHaveValue(title);
    await page.getByRole('button', { name: /Review/ }).click();
    await expect(page.getByRole('heading', { name: 'How job seekers see it' })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Clean the lens' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'is live' })).toBeFocused();

    await expectAccessible(page);

    const visitor = await (await browser.newContext()).newPage();
    await results(visitor, word);
    const found = visitor.getByRole('link', { name: title }).first();
    // On a desktop it opens next to the list.
    const path = await found.getAttribute('href');
    await found.click();
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('link', { name: 'View your jobs' }).click();
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row.getByText('29 days left')).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: `More options for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Put on hold' }).click();
    await expect(page.getByText(`“${title}” is on hold.`)).toBeVisible();
    await visitor.goto(`${base()}${path}`);
    await expect(visitor.locator('[data-state=onHold]')).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`“${title}” is open again.`)).toBeVisible();
    await visitor.goto(`${base()}${path}`);
    await expect(visitor.locator('[data-state=open]')).toBeVisible();

    await row.getByRole('button', { name: `More options for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Close job' }).click();
    await expect(page.getByText(`“${title}” is closed.`)).toBeVisible();
    // Its row is gone; the focus isn't.
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'is closed.' })).toBeFocused();
    await visitor.goto(`${base()}${path}`);
    await expect(visitor.locator('[data-state=closed]')).toBeVisible();
    await visitor.context().close();
  },
);

test('a missing value is reported at its field, warnings for job seekers appear before publishing, and the same job exists once', async ({ page }) => {
  const word = wordOf();
  await beEmployer(page, `Quay ${word}`);
  await page.goto(`${base()}/employer/jobs/new`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Job title')).toBeFocused();
  // From any step: goes to the invalid one.
  await page.goto(`${page.url()}?step=promise`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Review job' }).click();
  await expect(page.getByLabel('Job title')).toBeFocused();
  await writeJob(page, `${word} Diver`, 'A registration fee of 500 applies. Write to us on WhatsApp.');
  await expect(page.getByText('Check this before you publish')).toBeVisible();
  await page.getByRole('button', { name: /Description/ }).click();
  await page.getByLabel('Description').fill('We dive for what ships lost, in warm water.');
  await page.getByRole('button', { name: /Review/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'is live' })).toBeFocused();

  await page.goto(`${base()}/employer/jobs/new`);
  await hydrated(page);
  await writeJob(page, `${word} Diver`, 'We dive for what ships lost, in warm water!');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('You’ve already posted this job')).toBeVisible();
  await expect(page.getByRole('link', { name: `Open “${word} Diver”` })).toBeVisible();
});
