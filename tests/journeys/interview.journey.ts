import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { applyTo, postJob } from './hiring.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';
import { DAY } from '../../contract/durations.ts';

const base = () => process.env['WAYMARK_URL'] as string;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await hydrated(page);
}

/** A day and time this many days from now in the page's time zone, in the format of a datetime field. */
const inDays = (page: Page, days: number) =>
  page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead);
    at.setHours(10, 0, 0, 0);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, days * DAY);

const card = (page: Page) => page.getByRole('main').getByRole('article');

test(
  'an interview is offered, rescheduled once, agreed and canceled, and both sides see each step live',
  { tag: '@main-desktop' },
  async ({ page: employer, browser }) => {
    test.slow();
    const jobId = await postJob(employer);
    // In different time zones, each side sees both times.
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
    const seeker = await context.newPage();
    const applicationId = await applyTo(seeker, jobId);
    await open(seeker, `/recommended-job/applied/${jobId}`);
    await expect(seeker.getByRole('heading', { name: 'Your application is with the employer' })).toBeVisible();
    await expectAccessible(seeker);

    await open(employer, `/employer/interviews/new?application=${applicationId}`);
    await employer.getByRole('textbox', { name: /^Time 1/ }).fill(await inDays(employer, 2));
    await employer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(employer.getByText('Check the highlighted fields.')).toBeVisible();
    await employer.getByLabel('Address').fill('1 Pier Road, Manila');
    await employer.getByRole('button', { name: 'Add another time' }).click();
    await employer.getByRole('textbox', { name: /^Time 2/ }).fill(await inDays(employer, 3));
    await expectAccessible(employer);
    await employer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(employer).toHaveURL(/\/employer\/interviews\/[0-9a-f-]{36}$/);
    await expect(employer.getByText(/to pick a time/)).toBeVisible();

    // Over the socket, without a reload.
    await expect(seeker.getByText(/^Pick a time by/)).toBeVisible();
    await seeker.getByRole('link', { name: /^Lighthouse keeper at / }).click();
    // Until its own page is loaded, the application's shows the same card.
    await expect(seeker.getByRole('link', { name: 'Interviews', exact: true })).toBeVisible();
    await expect(seeker).toHaveURL(/\/interviews\/[0-9a-f-]{36}$/);
    await expect(seeker.getByText('1 Pier Road, Manila')).toBeVisible();
    await seeker.getByRole('button', { name: 'Ask for a new time' }).click();
    await seeker.getByRole('button', { name: 'Send request' }).click();
    await expect(seeker.getByText('Enter a reason')).toBeVisible();
    await seeker.getByRole('textbox', { name: /^Reason/ }).fill('I am at sea until then.');
    await seeker.getByRole('textbox', { name: /^Time 1/ }).fill(await inDays(seeker, 4));
    await expectAccessible(seeker);
    await seeker.getByRole('button', { name: 'Send request' }).click();
    await expect(seeker.getByText('Request sent.')).toBeVisible();

    await expect(employer.getByText('Reason: I am at sea until then.')).toBeVisible();
    await employer.getByRole('button', { name: 'Pick a suggested time' }).click();
    await employer.getByRole('button', { name: 'Confirm time' }).click();
    await expect(employer.getByText('Time confirmed. A calendar invitation is on its way.')).toBeVisible();
    await expect(card(seeker)).toHaveAttribute('data-state', 'upcoming');
    await expect(card(employer)).toContainText(/Your time \(.+\) · .+ for Ana Reyes/);
    await expect(card(seeker)).toContainText(/Check-in opens /);
    await expectAccessible(seeker);
    await open(seeker, `/recommended-job/applied/${jobId}`);
    await expect(seeker.getByRole('heading', { name: 'You have an interview' })).toBeVisible();

    await open(seeker, '/interviews');
    await seeker.getByRole('button', { name: 'Cancel interview' }).click();
    await seeker.getByRole('textbox', { name: /^Reason/ }).fill('I took another job.');
    await seeker.getByRole('dialog').getByRole('button', { name: 'Cancel interview' }).click();
    await expect(seeker.getByText('Interview canceled. We’ve told the other person.')).toBeVisible();
    await expect(card(employer)).toHaveAttribute('data-state', 'cancelled');
    await expect(employer.getByText('Reason: I took another job.')).toBeVisible();
    await open(employer, '/employer/interviews?filter=past');
    await expect(card(employer)).toHaveAttribute('data-state', 'cancelled');
    await context.close();
  },
);
