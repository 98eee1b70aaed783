import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { sendMessage } from '../../contract/chat-messages.ts';
import { openApplicantChat } from '../../contract/chats.ts';
import { offerInterview } from '../../contract/interviews.ts';
import { changeMember, getTeam, letMemberIn, type Team } from '../../contract/team.ts';
import { expectAccessible } from './accessible.ts';
import { applyTo, make, publishJob } from './hiring.ts';
import { beEmployer } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';
import { DAY } from '../../contract/durations.ts';

const base = () => process.env['WAYMARK_URL'] as string;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await hydrated(page);
}
/** In the conversation, not next to it. */
const messageIn = (page: Page, words: string | RegExp) => page.getByRole('log', { name: 'Messages' }).getByText(words, { exact: true });
const another = async (page: Page, browser: Browser) => (await browser.newContext({ locale: 'en-US', viewport: page.viewportSize() })).newPage();

/**
 * Ben Cruz (the page) coordinates a company, where Noor Cruz also hires, as an admin.
 * @returns Noor's page
 */
async function teamOfTwo(page: Page, browser: Browser): Promise<Page> {
  const company = `Harbour Lights ${randomUUID().slice(0, 8)}`;
  await beEmployer(page, company);
  const noor = await another(page, browser);
  await beEmployer(noor, company, 'Noor');
  const { members } = await make<Team>(page, getTeam, {});
  const params = { user_id: members.find(({ is_me: isMe }) => !isMe)?.user_id };
  await make(page, letMemberIn, { params });
  await make(page, changeMember, { params, data: { role: 'admin', permissions: [] } });
  return noor;
}

test('an admin with a job, an applicant, a chat and an offered interview is removed: the coordinator takes over all of it', async ({ page, browser }) => {
  test.slow();
  const noor = await teamOfTwo(page, browser);
  const title = `Buoy painter ${randomUUID().slice(0, 6)}`;
  const jobId = await publishJob(noor, { title });
  const seeker = await another(page, browser);
  const applicationId = await applyTo(seeker, jobId);
  const { id: chatId } = await make<{ id: string }>(noor, openApplicantChat, { data: { application_id: applicationId } });
  await make(noor, sendMessage, { params: { id: chatId }, data: { id: randomUUID(), kind: 'text', body: { text: 'Can you swim?' } } });
  const times = [new Date(Date.now() + 2 * DAY).toISOString()];
  const place = { method: 'onsite', address: '1 Pier Road, Manila', contact_person: 'Noor Cruz', time_zone: 'Asia/Manila' };
  const { id: interviewId } = await make<{ id: string }>(noor, offerInterview, { data: { application_id: applicationId, times, ...place } });

  await open(seeker, '/recommended-job/applied');
  await expect(seeker.getByText(/Your move · Pick an interview time by/)).toBeVisible();
  await expect(seeker.getByRole('link', { name: 'Pick a time' })).toHaveAttribute('href', `/interviews/${interviewId}`);
  await open(seeker, `/chat/${chatId}`);
  await expect(seeker.getByText('Can you swim?')).toBeVisible();

  await open(page, `/employer/applicants/${applicationId}`);
  await expect(page.getByText('Interviewer: Noor Cruz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite to interview' })).toHaveCount(0);
  await open(page, '/employer/team');
  await page.getByRole('button', { name: 'Options for Noor Cruz' }).click();
  await page.getByRole('menuitem', { name: 'Remove from team' }).click();
  await expect(page.getByText(/You’ll take over their jobs, chats, and upcoming interviews/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Noor Cruz', { exact: true })).toHaveCount(0);

  // The job seeker is informed in the open room, and continues talking there.
  const line = /^At Harbour Lights .+, Ben Cruz has taken over from Noor Cruz\.$/;
  await expect(seeker.getByText(line)).toBeVisible();
  await expect(seeker.getByRole('heading', { name: 'Ben Cruz' })).toBeVisible();
  await expectAccessible(seeker);
  await seeker.getByRole('textbox', { name: 'Your message' }).fill('I can swim.');
  await seeker.getByRole('textbox', { name: 'Your message' }).press('Enter');

  await open(page, '/employer/jobs');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await open(page, `/employer/applicants/${applicationId}`);
  await page.getByRole('link', { name: 'View interview' }).click();
  await expect(page).toHaveURL(new RegExp(`/employer/interviews/${interviewId}$`));
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByText(/You took this interview over from a colleague\./)).toBeVisible();
  await expect(card.getByText('Ben Cruz', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await open(page, `/employer/chat/${chatId}`);
  for (const words of ['Can you swim?', line, 'I can swim.']) await expect(messageIn(page, words)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Then see you at the pier.');
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(messageIn(seeker, 'Then see you at the pier.')).toBeVisible();

  await open(seeker, `/interviews/${interviewId}`);
  await seeker.getByRole('button', { name: 'Pick a time' }).click();
  await seeker.getByRole('button', { name: 'Confirm time' }).click();
  await expect(seeker.getByRole('main').getByRole('article')).toHaveAttribute('data-state', 'upcoming');
  await open(page, `/employer/interviews/${interviewId}`);
  await expect(card).toHaveAttribute('data-state', 'upcoming');
});
