import { expect } from '@playwright/test';
import { beMember } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

test(
  'a profile begun on a laptop, reloaded, and left in the middle of the third step goes on on a phone',
  { tag: '@main-desktop' },
  async ({ page, browser }) => {
    test.slow();
    await beMember(page);
    await page.goto(`${base()}/jobseeker-complete-profile?redirect=/manage-profile`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add a job preference' }).click();
    await page.getByLabel('Desired job title').fill('Cook');
    await expect(page.getByText('Draft saved. You can continue here or on another device.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Continue editing' }).click();
    await expect(page.getByLabel('Desired job title')).toHaveValue('Cook');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Fill in this field').first()).toBeVisible();
    await page.getByLabel(/^Industry/).selectOption({ index: 2 });
    await page.getByLabel(/^Work arrangement/).selectOption('Remote');
    await page.getByLabel(/^Job types/).selectOption({ index: 1 });
    await page.getByLabel(/^Location/).selectOption({ index: 1 });
    await page.getByLabel(/^Salary type/).selectOption('Negotiable');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${base()}/jobseeker-complete-profile/10?redirect=/manage-profile`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Add work experience' }).click();
    await page.getByLabel('Job title').fill('Baker');
    await expect(page.getByText('Draft saved. You can continue here or on another device.')).toBeVisible();

    // Another device knows who one is, and nothing of what this one kept.
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await elsewhere.addCookies(await page.context().cookies());
    const phone = await elsewhere.newPage();
    await phone.goto(`${base()}/jobseeker-complete-profile?redirect=/manage-profile`);
    await phone.getByRole('button', { name: 'Continue editing' }).click();
    await expect(phone.getByLabel('Job title')).toHaveValue('Baker');
    await phone.getByLabel('Company name').fill('Old Mill');
    await phone.getByLabel('Start date: month').selectOption('February');
    await phone.getByLabel('Start date: year').selectOption('2021');
    await phone.getByLabel('I currently work here').check();
    await phone.getByRole('button', { name: 'Save' }).click();
    await expect(phone.getByRole('list', { name: 'Work experience' })).toContainText('Old Mill');
    await phone.getByRole('button', { name: 'Continue' }).click();
    await phone.getByRole('button', { name: 'Finish profile' }).click();
    await expect(phone).toHaveURL(`${base()}/manage-profile`);
    await expect(phone.getByRole('list', { name: 'Work experience' })).toContainText('Baker');
    await elsewhere.close();
  },
);
