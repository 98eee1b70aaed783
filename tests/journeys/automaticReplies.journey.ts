import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { getApplicant } from '../../contract/applicants.ts';
import { openChat } from '../../contract/chats.ts';
import { FIRST_PERMISSIONS } from '../../contract/team-rules.ts';
import { changeMember, getTeam, letMemberIn, type Team } from '../../contract/team.ts';
import { expectAccessible } from './accessible.ts';
import { applyTo, make, postJob } from './hiring.ts';
import { beEmployer, finishProfile } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';
import { DAY } from '../../contract/durations.ts';

const base = () => process.env['WAYMARK_URL'] as string;
async function open(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await hydrated(page);
}
const another = async (page: Page, browser: Browser) => (await browser.newContext({ locale: 'en-US', viewport: page.viewportSize() })).newPage();
/** A date this many days from today, in the format of a date field. */
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(words);
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(log(page).getByText(words, { exact: true })).toBeVisible();
}
/** Turns the out-of-office reply on, with its form. */
async function goAway(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Out of office' }).click();
  const form = page.getByRole('form', { name: 'Out of office' });
  await form.getByLabel('First day away').fill(inDays(-1));
  await form.getByLabel('Last day away').fill(inDays(5));
  await form.getByRole('button', { name: 'Save and turn on' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

test('an absent recruiter’s reply is sent once, and the application still waits', async ({ page, browser }) => {
  test.slow();
  const jobId = await postJob(page, { title: `Lamp keeper ${randomUUID().slice(0, 6)}` });
  const seeker = await another(page, browser);
  const applicationId = await applyTo(seeker, jobId);
  await finishProfile(seeker);
  const { id: chatId } = await make<{ id: string }>(seeker, openChat, { data: { job_id: jobId } });

  await open(page, '/employer/settings');
  await page.getByRole('switch', { name: 'Out of office' }).click();
  await page.getByRole('button', { name: 'Save and turn on' }).click();
  await expect(page.getByText('Fill in this field')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await goAway(page);
  await expect(page.getByRole('switch', { name: 'Out of office' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone.', { exact: false })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Out of office' })).not.toBeChecked();
  await goAway(page);
  await expectAccessible(page);

  await open(page, `/employer/chat/${chatId}`);
  await expect(page.getByText(/^Your out-of-office reply is on until/)).toBeVisible();
  await open(seeker, `/chat/${chatId}`);
  await say(seeker, 'Is the lamp lit by hand?');
  await expect(log(seeker).getByText('Automatic reply', { exact: true })).toBeVisible();
  await expect(log(seeker).getByText(/^Thanks for your message. I’m out of the office/)).toBeVisible();
  await expect(log(seeker).getByText(/^Out of office until/)).toBeVisible();
  await expect(log(seeker).getByText('Sent automatically. It doesn’t count as a reply.')).toBeVisible();
  await say(seeker, 'I can climb stairs.');
  await expect(log(page).getByText('I can climb stairs.', { exact: true })).toBeVisible();
  await expect(log(page).getByText('Automatic reply', { exact: true })).toHaveCount(1);
  await expect(log(seeker).getByText('Automatic reply', { exact: true })).toHaveCount(1);
  await expectAccessible(seeker);
  await expectAccessible(page);
  const { application } = await make<{ application: { status: string } }>(page, getApplicant, { params: { id: applicationId } });
  expect(['pending', 'viewed']).toContain(application.status);
});

test('a recruiter without the permission sees why, and continues once it is granted', async ({ page, browser }) => {
  const company = `Harbour Lights ${randomUUID().slice(0, 8)}`;
  await beEmployer(page, company);
  const noor = await another(page, browser);
  await beEmployer(noor, company, 'Noor');
  const { members } = await make<Team>(page, getTeam, {});
  const params = { user_id: members.find(({ is_me: isMe }) => !isMe)?.user_id };
  await make(page, letMemberIn, { params });
  await open(noor, '/employer/settings');
  await expect(noor.getByText('You don’t have permission to set automatic replies')).toBeVisible();
  await expect(noor.getByRole('switch', { name: 'Out of office' })).toHaveCount(0);
  await expectAccessible(noor);
  await make(page, changeMember, { params, data: { role: 'recruiter', permissions: [...FIRST_PERMISSIONS, 'set-automatic-replies'] } });
  await noor.getByRole('button', { name: 'Check again' }).click();
  await noor.getByRole('switch', { name: 'First message' }).click();
  await noor.getByRole('button', { name: 'Save and turn on' }).click();
  await expect(noor.getByText('Saved.')).toBeVisible();
  await noor.getByRole('switch', { name: 'First message' }).click();
  await expect(noor.getByRole('switch', { name: 'First message' })).not.toBeChecked();
});
