import { expect, type Page } from '@playwright/test';
import { HOUR, MINUTE } from '../../contract/durations.ts';
import { getDevWork, steerDevScripts } from '../../contract/dev.ts';
import { make, writeJob } from './hiring.ts';
import { applyWithoutAccount, hydrated } from './steps.ts';

/**
 * The two stories that one person goes through in a demo, with everyone else played by scripts: from a search to the hire, and from a new job to the hire. The
 * journeys run them, and the tour takes its screenshots from them.
 */

/**
 * The current screen.
 * @param text what the tour says about it
 */
export type Scene = (text: string) => Promise<void>;

/** For waiting for a script: scripts check every two seconds, and pause for seconds before they act. */
const PATIENT = { timeout: 40_000 };

const card = (page: Page) => page.getByRole('main').getByRole('article').first();
const chatWith = (page: Page, text: string) => page.getByRole('region', { name: 'Your chats' }).getByRole('listitem').filter({ hasText: text });
const messageIn = (page: Page, text: string | RegExp) => page.getByRole('log', { name: 'Messages' }).getByText(text).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click({ timeout: 15_000 });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messageIn(page, text)).toBeVisible();
}

/** Clicks the clock of the control page. */
async function forwardAnHour(page: Page, server: string): Promise<void> {
  await open(page, `${server}/dev`);
  const before = Date.parse((await make<{ now: string }>(page, getDevWork, {})).now);
  await press(page, 'Forward one hour');
  await expect.poll(async () => Date.parse((await make<{ now: string }>(page, getDevWork, {})).now) - before, PATIENT).toBeGreaterThan(HOUR - MINUTE);
  await expect(page.getByRole('button', { name: 'Forward one hour' })).toBeEnabled(PATIENT);
}

/** Opens a job with a responsive employer, from a search; for work that the demo's own employer, for whom no script replies, doesn't offer. */
async function findAnsweredJob(page: Page, server: string, scene: Scene): Promise<void> {
  await open(page, server);
  await scene('The home page. Search for a job, or browse employers who keep their word.');
  await page.getByRole('combobox', { name: 'What' }).fill('cashier');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results).toBeVisible();
  await scene('Every result shows how soon its employer promises to reply.');
  const places = await results.locator('article a[href*="/job/"]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const place of places) {
    await open(page, place);
    const isOpen = await page.getByRole('link', { name: 'Apply now' }).first().isVisible();
    if (isOpen && (await page.getByRole('button', { name: 'Chat now' }).first().isVisible())) return scene('“Chat now” appears where someone answers.');
  }
  throw new Error('none of these jobs has a recruiter');
}

/** @param server the URL of a demo whose scripts are on */
export async function jobSeekerStory(page: Page, server: string, scene: Scene): Promise<void> {
  await findAnsweredJob(page, server, scene);
  await make(page, steerDevScripts, { data: { speed: 10 } });
  await applyWithoutAccount(page);
  await expect(page.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible();
  await scene('Applied without an account. We create one along the way.');

  await open(page, `${server}/chat`);
  await chatWith(page, 'thanks for applying').getByRole('link').first().click(PATIENT);
  await expect(page.getByText('Demo', { exact: true }).first()).toBeVisible();
  await write(page, 'Three years of it. Where would I work?');
  await expect(messageIn(page, /When could you start/)).toBeVisible(PATIENT);
  await scene('Within seconds, the employer opens the application and asks a question. They answer yours, too.');
  await write(page, 'Next month, in the middle of your range.');
  await expect(messageIn(page, /Pick the one that works for you/)).toBeVisible(PATIENT);

  await open(page, `${server}/interviews`);
  await press(page, 'Pick a time');
  await scene('The employer offers interview times. Pick one, or ask for another.');
  await press(page, 'Confirm time');
  await expect(card(page)).toHaveAttribute('data-state', /upcoming|checkInOpen/);
  await press(page, 'Check in');
  await expect(card(page)).toHaveAttribute('data-state', 'checkedIn');
  await scene('The interview is confirmed. Check in from two hours before it starts.');
  await forwardAnHour(page, server);
  await scene('Move the demo’s clock forward at /dev instead of waiting for the interview.');
  await forwardAnHour(page, server);
  await expect(async () => {
    await open(page, `${server}/interviews?filter=past`);
    await expect(card(page)).toHaveAttribute('data-state', 'passed', { timeout: 2_000 });
  }).toPass(PATIENT);
  await open(page, `${server}/chat`);
  await chatWith(page, 'Congratulations').getByRole('link').first().click(PATIENT);
  await expect(messageIn(page, /Congratulations/)).toBeVisible();
  await scene('The result comes right after the interview: hired.');
}

/** @param server the URL of a demo whose scripts are on */
export async function employerStory(page: Page, server: string, title: string, scene: Scene): Promise<void> {
  await open(page, `${server}/dev`);
  await make(page, steerDevScripts, { data: { speed: 10 } });
  await scene('The demo page: be anyone, let time pass, read every email.');
  await press(page, 'Sign in as Elias');
  await expect(page).toHaveURL(/\/employer/, PATIENT);
  await hydrated(page);
  await scene('An employer’s home page: what’s due today, and how many replies were on time.');

  await open(page, `${server}/employer/jobs`);
  await page.getByRole('link', { name: 'Post a job' }).first().click();
  await writeJob(page, title);
  await scene('Write a job step by step next to its preview. Changes are saved as you type.');
  await press(page, 'Publish');
  await expect(page.getByRole('heading', { name: 'is live' })).toBeFocused();

  const card0 = page.getByRole('region', { name: 'New' }).getByRole('listitem').filter({ hasText: title }).first();
  await expect(async () => {
    await open(page, `${server}/employer/applicants`);
    await expect(card0).toBeVisible({ timeout: 2_000 });
  }).toPass(PATIENT);
  await scene('Job seekers apply within a minute.');
  await card0.getByRole('link').first().click();
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  const applicant = page.url();
  await scene('An applicant and their matching skills.');
  await press(page, 'Chat');
  await write(page, 'Thank you for applying. When could you start?');
  await expect(messageIn(page, /two weeks/)).toBeVisible(PATIENT);
  await scene('They reply.');

  await open(page, applicant);
  await page.getByRole('link', { name: 'Invite to interview' }).click();
  const { now } = await make<{ now: string }>(page, getDevWork, {});
  const startsAt = Math.ceil(Date.parse(now) / MINUTE) * MINUTE + HOUR;
  const local = await page.evaluate((at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16), startsAt);
  await page.getByRole('textbox', { name: /^Time 1/ }).fill(local);
  await page.getByLabel('Address').fill('1 Pier Road, Manila');
  await press(page, 'Send invitation');
  await expect(page).toHaveURL(/\/employer\/interviews\/[0-9a-f-]{36}$/);
  const interview = page.url();
  await expect(card(page)).toHaveAttribute('data-state', /upcoming|checkInOpen|checkedIn/, PATIENT);
  await press(page, 'Check in');
  await expect(card(page)).toHaveAttribute('data-state', 'checkedIn');
  await scene('They picked the time, and both have checked in.');
  for (let hours = 0; hours < 3; hours += 1) await forwardAnHour(page, server);
  await open(page, interview);
  await press(page, 'Mark attendance');
  await page.getByRole('radio', { name: 'They showed up' }).check();
  await press(page, 'Save');
  await press(page, 'Share result');
  await page.getByRole('radio', { name: 'Passed' }).check();
  await press(page, 'Send result');
  await expect(card(page)).toHaveAttribute('data-state', 'passed');
  await open(page, applicant);
  await press(page, 'Accept');
  await press(page, 'Accept and notify');
  await open(page, `${server}/employer/chat`);
  await chatWith(page, 'Thank you so much').getByRole('link').first().click(PATIENT);
  await expect(messageIn(page, /Thank you so much/)).toBeVisible();
  await scene('Hired.');
}
