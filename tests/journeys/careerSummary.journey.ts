import { expect, type Page } from '@playwright/test';
import { createWorkExperience, updateBasicInfo } from '../../contract/profile-calls.ts';
import { LIMITS } from '../../contract/limits.ts';
import { expectAccessible } from './accessible.ts';
import { beMember, call } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const MINE = 'What I typed myself.';
const COOK = 'Cook with two years of experience, most recently at Harbour Grill. At Harbour Grill: Cut waste by 20%.';
const field = (page: Page) => page.getByLabel('Summary', { exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Get help writing' });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

async function openProfile(page: Page): Promise<void> {
  await page.goto(`${base()}/manage-profile`);
  await hydrated(page);
}

const fillInCooking = (page: Page): Promise<unknown> =>
  call(page, createWorkExperience, {
    job_title: 'Cook',
    company_name: 'Harbour Grill',
    start_date: '2018-03',
    end_date: '2020-03',
    description: 'Cut waste by 20%.',
  });

async function beCook(page: Page): Promise<void> {
  await beMember(page);
  await fillInCooking(page);
}

test('with an empty profile, shows what is missing; otherwise writes a summary, which is stopped, retried, accepted, edited, and saved', async ({ page }) => {
  await beMember(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Write it for me' }).click();
  await expect(panel(page)).toContainText('There isn’t enough in your profile yet.');
  await press(page, 'Close');
  await expect(panel(page)).toContainText(`${LIMITS.summaryCredits} left today`);

  await fillInCooking(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Write it for me' }).click();
  await expect(panel(page)).toContainText('Writing…');
  await press(page, 'Stop');
  await expect(panel(page)).toContainText('You stopped it here.');
  await expectAccessible(page, { part: '[role=dialog]' });
  await press(page, 'Write another');
  await expect(panel(page)).toContainText('Your suggestion is ready.');
  await expect(panel(page)).toContainText('No AI is connected');
  await press(page, 'Discard');
  // The button disappeared with the proposal: the focus stays nearby.
  await expect(panel(page)).toBeFocused();
  await field(page).fill(MINE);
  await press(page, 'Write it for me');
  await press(page, 'Use this text');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(/Harbour Grill/);
  await expectAccessible(page, { part: '[role=dialog]' });
  await press(page, 'Restore previous text');
  await expect(field(page)).toHaveValue(MINE);

  await press(page, 'More specific');
  await press(page, 'Use this text');
  await expect(field(page)).toHaveValue(/What I typed myself\..*Cut waste by 20%\./);
  await field(page).press('End');
  await field(page).pressSequentially(' And I bake.');
  await expect(panel(page).getByRole('button', { name: 'Restore previous text' })).toBeHidden();
  await expect(page.getByText('Draft saved. You can continue here or on another device.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await openProfile(page);
  await expect(page.locator('#summary')).toContainText('And I bake.');
});

test('when the day’s credits are used up, shows when they renew, and everything else works', async ({ page }) => {
  await beCook(page);
  await call(page, updateBasicInfo, { career_summary: 'I cook, and then I cook some more, and in the evening I cook again.' });
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit summary' }).click();
  await press(page, 'Write it for me');
  for (let written = 1; written < LIMITS.summaryCredits; written += 1) {
    await expect(panel(page)).toContainText(`${LIMITS.summaryCredits - written} left today`);
    await press(page, 'Write another');
  }
  await expect(panel(page)).toContainText(/That was your last one today\. You’ll get more on .+/);
  await press(page, 'Use this text');
  await expect(field(page)).not.toHaveValue(/some more/);
  await press(page, 'Restore previous text');
  await expect(panel(page)).toContainText(/You’ve used today’s AI credits\. You’ll get more on .+/);
  await expectAccessible(page, { part: '[role=dialog]' });
  await expect(field(page)).toHaveValue(/some more/);
});

test('offline midway, it waits, continues automatically, and the interruption costs nothing extra', async ({ page, context }) => {
  await beCook(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Add summary' }).click();
  await expect(panel(page)).toContainText(`${LIMITS.summaryCredits} left today`);
  await context.setOffline(true);
  await press(page, 'Write it for me');
  await expect(panel(page)).toContainText('You’re offline.');
  await context.setOffline(false);
  await expect(panel(page)).toContainText(COOK);
  await expect(panel(page)).toContainText(`${LIMITS.summaryCredits - 1} left today`);
});

test('what is being written in one tab can be ended from another', async ({ page, context }) => {
  await beCook(page);
  await openProfile(page);
  const other = await context.newPage();
  await openProfile(other);
  await other.getByRole('button', { name: 'Add summary' }).click();
  // Long enough to still be writing when the other one starts.
  await page.getByRole('button', { name: 'Add summary' }).click();
  await field(page).fill('I cook well. '.repeat(100));
  await press(page, 'More professional');
  await expect(panel(page)).toContainText('Writing…');
  await press(other, 'Write it for me');
  await expect(panel(other)).toContainText('We’re already writing a summary for you');
  await press(other, 'Stop that one and write here');
  await expect(panel(other)).toContainText('Your suggestion is ready.');
  await expect(panel(page)).toContainText('You stopped it here.');
});
