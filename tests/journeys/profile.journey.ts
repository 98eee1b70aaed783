import { expect } from '@playwright/test';
import { beMember } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

test(
  'a profile started on a laptop, reloaded, and left in the middle of the third step continues on a phone',
  { tag: '@main-desktop' },
  async ({ page, browser }) => {
    test.slow();
    await beMember(page);
    await page.goto(`${base()}/jobseeker-complete-profile?redirect=/manage-profile`);
    await hydrated(page);
    // The questions are open in the page, and suggest common names.
    await page.getByLabel('Desired job title').fill('Coo');
    await page.getByRole('option', { name: 'Cook', exact: true }).click();
    await expect(page.getByText('Draft saved. You can continue here or on another device.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Desired job title')).toHaveValue('Cook');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Fill in this field').first()).toBeVisible();
    await expect(page.getByText(/open jobs? match/)).toBeVisible();
    await page.getByRole('radio', { name: 'Remote' }).check({ force: true });
    await page.getByLabel(/^Location/).selectOption({ index: 1 });
    await page.getByLabel(/^Minimum salary/).fill('20000');
    // Values that the wizard doesn't ask for are filled in: the industry from the jobs with that title, the maximum pay from the minimum.
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(`${base()}/jobseeker-complete-profile/10?redirect=/manage-profile`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Job title').fill('Baker');
    await expect(page.getByText('Draft saved. You can continue here or on another device.')).toBeVisible();

    // Another device has the session, but nothing that this one stored.
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await elsewhere.addCookies(await page.context().cookies());
    const phone = await elsewhere.newPage();
    await phone.goto(`${base()}/jobseeker-complete-profile?redirect=/manage-profile`);
    await expect(phone.getByLabel('Job title')).toHaveValue('Baker');
    await phone.getByLabel('Company name').fill('Old Mill');
    await expect(phone.getByLabel('I currently work here')).toBeChecked();
    await phone.getByLabel('Start date: year').selectOption('2021');
    await phone.getByRole('button', { name: 'Save and continue' }).click();
    await phone.getByRole('button', { name: 'Finish profile' }).click();
    await expect(phone).toHaveURL(`${base()}/manage-profile`);
    const work = phone.getByRole('list', { name: 'Work experience' });
    await expect(work).toContainText('Old Mill');
    await expect(work).toContainText('2021 – Present');
    await expect(work).toContainText('Baker');
    await elsewhere.close();
  },
);
