import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';
import { createBlacklistCompany } from '../../contract/companies.ts';
import { createJobPreference, createWorkExperience } from '../../contract/profile-calls.ts';
import { beMember, call, preference } from './member.ts';
import { beVerifiedEmployer } from './operator.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const PHONE = { viewport: { width: 390, height: 844 } };
const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext(PHONE)).newPage();

async function openTab(page: Page): Promise<void> {
  await page.goto(`${base()}/manage-profile/resume`);
  await hydrated(page);
}

/** Chooses who sees it. */
async function show(page: Page, choice: RegExp, saved: string): Promise<void> {
  await page.getByRole('radio', { name: choice }).check();
  await expect(page.getByText(saved)).toBeVisible();
}

const statusOf = async (page: Page, url: string) => (await page.goto(url))?.status();
const linkOf = (page: Page) => page.getByLabel('Link to your resume').inputValue();

test(
  'a resume is published, seen by a visitor, and no longer available at its old link once that is replaced',
  { tag: '@main-phone' },
  async ({ page, browser }) => {
    await beMember(page);
    await call(page, createWorkExperience, { job_title: 'Baker', company_name: 'Old Mill', start_date: '2021-02', is_present: true });
    await openTab(page);
    await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
    await show(page, /^Anyone with the link/, 'Saved. Your resume is online.');
    const old = await linkOf(page);
    const visitor = await elsewhere(browser);
    expect(await statusOf(visitor, old)).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ana Reyes');
    await expect(visitor.getByRole('region', { name: 'Experience' })).toContainText('Old Mill');
    await expect(visitor.getByText('@example.com')).toHaveCount(0);
    await hydrated(visitor);
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    const { wide, width } = await visitor.evaluate(() => ({ wide: document.documentElement.scrollWidth, width: window.innerWidth }));
    expect(wide).toBeLessThanOrEqual(width);
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Ana Reyes.*\.pdf$/);

    await page.getByRole('button', { name: 'Get a new link' }).click();
    await page.getByRole('button', { name: 'Get new link' }).click();
    await expect(page.getByText('Here’s your new link.')).toBeVisible();
    expect(await statusOf(visitor, old)).toBe(404);
    expect(await statusOf(visitor, await linkOf(page))).toBe(200);
    await page.getByLabel('Email address and phone number').check();
    await expect(page.getByText('Saved. Your resume is online.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('@example.com')).toBeVisible();
    await visitor.context().close();
  },
);

test('employers see resumes for employers, unless their company is blocked; one for its owner only is hidden from everyone else', async ({ page, browser }) => {
  await beMember(page);
  await openTab(page);
  await show(page, /^Employers at verified companies/, 'Saved. Your resume is online.');
  const link = await linkOf(page);
  const [visitor, employer, agency] = [await elsewhere(browser), await elsewhere(browser), await elsewhere(browser)];
  await beVerifiedEmployer(employer, `Harbour ${randomUUID()}`);
  const agencyId = await beVerifiedEmployer(agency, `Night Shift ${randomUUID()}`);
  expect([await statusOf(visitor, link), await statusOf(employer, link), await statusOf(agency, link)]).toEqual([404, 200, 200]);
  await call(page, createBlacklistCompany, { company_id: agencyId });
  expect([await statusOf(employer, link), await statusOf(agency, link)]).toEqual([200, 404]);
  await show(page, /^Only me/, 'Saved. Only you can see it,');
  expect(await statusOf(employer, link)).toBe(404);
  expect(await statusOf(page, link)).toBe(200);
  await expect(page.getByText('Only you can see it right now.')).toBeVisible();
  for (const one of [visitor, employer, agency]) await one.context().close();
});

test('a template chosen before there is an account waits at the end of the profile', async ({ page }) => {
  await page.goto(`${base()}/free-resume-template`);
  await hydrated(page);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('link', { name: 'Use template: Modern' }).click();
  await expect(page).toHaveURL(/\/get-started\?mode=register/);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(`ana-${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: false }).first().fill('correct horse 1');
  await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page).toHaveURL(/\/jobseeker-complete-profile\?redirect=/);
  await expect(page.getByLabel('Desired job title')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('free_resume_flow'))).toBe('modern');
  await call(page, createJobPreference, preference);
  await page.reload();
  for (const step of ['Continue', 'Continue', 'Continue', 'Finish profile']) await page.getByRole('button', { name: step }).click();
  await expect(page).toHaveURL(`${base()}/manage-profile/resume?template=modern`);
  expect(await page.evaluate(() => localStorage.getItem('free_resume_flow'))).toBeNull();
  // With a complete profile, the user isn't asked again.
  await page.goto(`${base()}/jobseeker-complete-profile?redirect=/manage-profile/resume`);
  await expect(page).toHaveURL(`${base()}/manage-profile/resume`);
});
