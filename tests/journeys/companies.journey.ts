import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createBlacklistCompany } from '../../contract/companies.ts';
import { getJob } from '../../contract/jobs.ts';
import { movePosting } from '../../contract/postings.ts';
import { expectAccessible } from './accessible.ts';
import { make, postJob, publishJob } from './hiring.ts';
import { beMember, serverOf } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

test(
  'a job links to its company, which shows how it replies and links to its jobs and to similar companies',
  { tag: '@main-phone' },
  async ({ page, browser }) => {
    const title = `Pier clerk ${randomUUID().slice(0, 8)}`;
    const employer = await browser.newPage();
    await postJob(employer, { title });
    await employer.close();
    await page.goto(`${serverOf(page)}/jobs-hiring/${title.toLowerCase().replaceAll(' ', '-')}-jobs`);
    await hydrated(page);
    const job = page.getByRole('link', { name: title }).first();
    await page.goto(serverOf(page) + ((await job.getAttribute('href')) as string));
    await hydrated(page);
    await page
      .getByRole('link', { name: /^Harbour/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/company\/harbour-[\w-]*-\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Harbour/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No replies on record yet' })).toBeVisible();
    await expectAccessible(page);
    // The server renders the same page, and its section links work without scripts.
    await page.reload();
    await hydrated(page);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /^Jobs/ }).click();
    await expect(page).toHaveURL(/#jobs$/);
    await page.getByRole('list', { name: 'Open jobs' }).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

test('companies are found by name and industry, and the back button leads through each search', { tag: '@main-desktop' }, async ({ page }) => {
  await page.goto(`${serverOf(page)}/companies`);
  await hydrated(page);
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  const first = ((await names.first().textContent()) as string).split(' ')[0] as string;
  await page.getByLabel('Company name').fill(first);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/companies\\?query=${first}(&industry=)?$`));
  await expect(names.filter({ hasNotText: new RegExp(first, 'i') })).toHaveCount(0);
  await page.getByLabel('Company name').fill('no company is called so');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No companies found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all companies' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await expect(names).not.toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Company name')).toHaveValue(first);
  await page.getByLabel('Industry').selectOption({ index: 1 });
  await expect(page).toHaveURL(/industry=\d+/);
});

test('text typed before the search’s code is loaded is looked up afterwards', { tag: '@main-desktop' }, async ({ page }) => {
  await page.goto(`${serverOf(page)}/companies`);
  const first = ((await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent()) as string).split(' ')[0] as string;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => released.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Company name' });
  await field.fill(first);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(page.getByRole('listbox', { name: 'Company name' }).getByRole('option').first()).toContainText(first);
  await expect(field).toHaveValue(first);
});

test('an industry chosen before the search’s code is loaded is searched for afterwards', { tag: '@main-desktop' }, async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => released.then(() => route.continue()));
  await page.goto(`${serverOf(page)}/companies`, { waitUntil: 'commit' });
  const field = page.getByLabel('Industry');
  await field.focus();
  await field.selectOption({ index: 1 });
  const chosen = await field.inputValue();
  release();
  await expect(page).toHaveURL(new RegExp(`industry=${chosen}$`));
  await expect(page.getByLabel('Industry')).toHaveValue(chosen);
});

test('a company named in a query becomes a filter', { tag: '@main-phone' }, async ({ page }) => {
  await page.goto(`${serverOf(page)}/companies`);
  await hydrated(page);
  const name = (await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent()) as string;
  // A search waits 0.6 seconds for the name: on a busy machine the first one may not find it in time.
  await expect(async () => {
    await page.goto(serverOf(page));
    await hydrated(page);
    await page.getByRole('combobox', { name: 'What' }).fill(`senior clerk at ${name}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/senior-clerk-jobs.*[?&]company=[^&]*-\d+/, { timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page).not.toHaveURL(/company=/);
});

test('after blocking a company, a user finds only its name at its URL, and it in no list', { tag: '@main-desktop' }, async ({ page }) => {
  await beMember(page);
  await page.goto(`${serverOf(page)}/companies`);
  await hydrated(page);
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const [name, path] = [(await link.textContent()) as string, (await link.getAttribute('href')) as string];
  await make(page, createBlacklistCompany, { data: { company_id: Number(/\d+$/.exec(path)?.[0]) } });
  await page.goto(serverOf(page) + path);
  await expect(page.getByRole('heading', { name: `You blocked ${name}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open jobs' })).toHaveCount(0);
  await page.goto(`${serverOf(page)}/companies`);
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name })).toHaveCount(0);
});

test(
  'a visitor who follows a company signs in without leaving the page, and is notified of the next job it posts',
  { tag: '@main-phone' },
  async ({ page, browser }) => {
    const title = `Net mender ${randomUUID().slice(0, 8)}`;
    const employer = await browser.newPage();
    const jobId = await postJob(employer);
    const { company } = await make<{ company: { id: number } }>(employer, getJob, { params: { id: jobId } });
    const address = `${serverOf(page)}/company/x-${company.id}`;
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('button', { name: 'Follow' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Follow' })).toBeFocused();

    await beMember(page);
    await page.goto(address);
    await hydrated(page);
    const stored = page.waitForResponse(/\/follow$/);
    await page.getByRole('button', { name: 'Follow' }).click();
    expect((await stored).ok()).toBe(true);
    await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${serverOf(page)}/companies?followed=1`);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
    // An unverified company has one open job at a time.
    await make(employer, movePosting, { params: { id: jobId }, data: { move: 'close' } });
    await publishJob(employer, { title, description: 'Mend the nets, every morning, by the pier.' });
    await employer.close();
    await page.goto(`${serverOf(page)}/notifications`);
    await page.getByRole('link', { name: `posted a new job: ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);
