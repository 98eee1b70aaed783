import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { applyTo, postJob } from './hiring.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

/** An employer with a job, and an applicant. */
async function applied(page: Page, browser: Browser, width: number): Promise<{ jobId: number; seeker: Page }> {
  const jobId = await postJob(page);
  const seeker = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
  await applyTo(seeker, jobId);
  return { jobId, seeker };
}

/** The employer opens the application. */
async function look(page: Page, jobId: number): Promise<void> {
  await page.goto(`${base()}/employer/jobs/${jobId}/applicants`);
  await hydrated(page);
  await page.getByRole('region', { name: 'New' }).getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('I love the sea.')).toBeVisible();
}

const WORDS = /opened your application for Lighthouse keeper/;

test(
  'an employer’s view of an application is notified live, stays read once marked, and links to the application',
  { tag: '@main-phone' },
  async ({ page, browser }) => {
    const { jobId, seeker } = await applied(page, browser, 390);
    await seeker.goto(`${base()}/notifications`);
    await hydrated(seeker);
    const main = seeker.getByRole('main');
    await expect(main.getByText('No notifications yet')).toBeVisible();
    await look(page, jobId);
    const notification = main.getByRole('listitem').filter({ hasText: WORDS });
    await expect(notification).toBeVisible();
    await expect(notification).toContainText('Unread:');
    await expect(seeker.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expectAccessible(seeker);
    await notification.getByRole('button', { name: 'Mark as read' }).click();
    await expect(notification).not.toContainText('Unread:');
    await expect(seeker.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    await seeker.reload();
    await hydrated(seeker);
    await expect(notification).toBeVisible();
    await expect(notification).not.toContainText('Unread:');
    await notification.getByRole('link').click();
    await expect(seeker).toHaveURL(new RegExp(`/recommended-job/applied/${jobId}$`));
  },
);

test('on a wide screen, the bell opens in place, counts, and marks all as read', async ({ page, browser }) => {
  const { jobId, seeker } = await applied(page, browser, 1440);
  await look(page, jobId);
  await seeker.goto(base());
  await hydrated(seeker);
  await seeker.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = seeker.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: WORDS })).toBeVisible();
  await expectAccessible(seeker);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await seeker.keyboard.press('Escape');
  await expect(seeker.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  // The employer is notified of the application in the same way.
  await expect(
    page
      .getByRole('button', { name: /^Notifications, \d+ unread$/ })
      .or(page.getByRole('link', { name: /^Notifications, \d+ unread$/ }))
      .first(),
  ).toBeVisible();
});
