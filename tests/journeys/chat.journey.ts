import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { openApplicantChat } from '../../contract/chats.ts';
import { expectAccessible } from './accessible.ts';
import { applyTo, make, postJob } from './hiring.ts';
import { recordedVideo } from './recordedVideo.ts';
import { hydrated, resumePdf } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
/**
 * An employer (the page) and an applicant, in a conversation.
 * @returns its id, and the job seeker's page
 */
async function introduced(page: Page, browser: Browser): Promise<{ chatId: string; seeker: Page }> {
  const jobId = await postJob(page, { title: `Harbour master ${randomUUID().slice(0, 6)}` });
  const seeker = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const applicationId = await applyTo(seeker, jobId, null);
  const chat = await make<{ id: string }>(page, openApplicantChat, { data: { application_id: applicationId } });
  return { chatId: chat.id, seeker };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await hydrated(page);
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
/** A message, by its text, with what is shown below it. */
const message = (page: Page, words: string) => log(page).locator('[data-message], [data-pending]').filter({ hasText: words });

async function say(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
}

test('two people chat: unread, delivered and read are shown, a message is unsent, and a file and phone numbers are exchanged', async ({ page, browser }) => {
  test.slow();
  const { chatId, seeker } = await introduced(page, browser);
  await open(page, `/employer/chat/${chatId}`);
  await expect(page.getByText('Start with a question', { exact: false })).toBeVisible();
  await open(seeker, '/recommended-job/saved');
  await say(page, 'Can you come on Monday?');
  await expect(message(page, 'Monday')).toContainText(/Sent|Delivered/);
  await expect(box(page)).toHaveValue('');

  await seeker.mouse.move(1, 1);
  const unread = seeker.getByRole('link', { name: /^Chat, 1 unread message/ });
  await expect(unread).toBeVisible();
  await unread.click();
  await seeker.getByRole('region', { name: 'Your chats' }).getByRole('link', { name: /Ben/ }).click();
  await expect(message(seeker, 'Monday')).toBeVisible();
  await expect(message(page, 'Monday')).toContainText('Read');
  await expect(seeker.getByRole('link', { name: 'Chat', exact: true }).first()).toBeVisible();
  await expectAccessible(seeker);

  await say(seeker, 'Monday is fine.');
  await expect(message(page, 'Monday is fine.')).toBeVisible();
  await expect(message(seeker, 'Monday is fine.')).toContainText('Read');
  await message(seeker, 'Monday is fine.').getByRole('button', { name: 'Message options' }).click();
  await seeker.getByRole('menuitem', { name: 'Unsend' }).click();
  await expect(log(page).getByText('unsent a message')).toBeVisible();
  await expect(log(page).getByText('Monday is fine.')).toHaveCount(0);

  await seeker.getByLabel('Send a file').setInputFiles({ ...resumePdf(), name: 'Plan.pdf' });
  await expect(page.getByRole('link', { name: 'Plan.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Ask for resume' }).click();
  await seeker.getByRole('button', { name: 'Choose a resume' }).click();
  await seeker.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('link', { name: /Maria Cruz resume/ })).toBeVisible();
  await expectAccessible(page);
});

test(
  'messages written offline wait, survive a reload, and arrive in order, once; missed ones are fetched',
  { tag: '@main-phone' },
  async ({ page, browser }) => {
    test.slow();
    const { chatId, seeker } = await introduced(page, browser);
    await open(page, `/employer/chat/${chatId}`);
    await open(seeker, `/chat/${chatId}`);
    await say(seeker, 'Hello');
    await expect(message(page, 'Hello')).toBeVisible();

    await seeker.context().setOffline(true);
    for (const words of ['one of three', 'two of three', 'three of three']) await say(seeker, words);
    await expect(seeker.getByText('We’ll send your messages in order', { exact: false })).toBeVisible();
    await expect(log(seeker).getByText('Waiting')).toHaveCount(3);
    for (const words of ['While you were away', 'twice']) await say(page, words);
    await expect(message(page, 'twice')).toContainText(/Sent|Delivered/);
    await seeker.context().setOffline(false);
    await expect(log(seeker).getByText('Waiting')).toHaveCount(0);
    await expect(message(seeker, 'While you were away')).toBeVisible();
    await expect(message(page, 'of three')).toHaveCount(3);
    await expect(message(page, 'of three')).toContainText(['one of three', 'two of three', 'three of three']);

    // The page closes with a message in its outbox and another still being typed.
    await seeker.route(/\/api\/chat\/chats\/.*\/messages$/, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await seeker.context().setOffline(true);
    await say(seeker, 'after the reload');
    await expect(log(seeker).getByText('Waiting')).toHaveCount(1);
    await box(seeker).fill('half a thought');
    await seeker.context().setOffline(false);
    await seeker.unrouteAll({ behavior: 'ignoreErrors' });
    await seeker.reload();
    await hydrated(seeker);
    await expect(box(seeker)).toHaveValue('half a thought');
    await expect(message(seeker, 'after the reload')).toContainText(/Sent|Delivered|Read/);
    await expect(message(page, 'after the reload')).toHaveCount(1);
  },
);

test('a conversation is starred, found again, marked as not interested and restored, and deleted only after confirmation', async ({ page, browser }) => {
  const { chatId, seeker } = await introduced(page, browser);
  await open(page, `/employer/chat/${chatId}`);
  await say(page, 'Good morning');
  await expect(message(page, 'Good morning')).toContainText(/Sent|Delivered/);
  await open(seeker, '/chat');
  const list = seeker.getByRole('region', { name: 'Your chats' });
  const choose = async (what: string) => {
    await list.getByRole('button', { name: /^Options for the chat/ }).click();
    await seeker.getByRole('menuitem', { name: what, exact: true }).click();
  };
  const row = list.getByRole('link', { name: /Ben/ });
  await choose('Add star');
  await list.getByRole('button', { name: 'Starred' }).click();
  await expect(row).toHaveCount(1);
  await choose('Not interested');
  await expect(row).toHaveCount(0);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await choose('Delete');
  await seeker.getByRole('button', { name: 'Keep chat' }).click();
  await expect(row).toHaveCount(1);
  await choose('Delete');
  await seeker.getByRole('button', { name: 'Delete chat' }).click();
  await expect(list.getByText('Chat deleted for you.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await say(page, 'Are you still there?');
  await list.getByRole('button', { name: 'All' }).click();
  await row.click();
  await expect(message(seeker, 'Are you still there?')).toBeVisible();
  await expect(log(seeker).getByText('Good morning')).toHaveCount(0);
});

test('a video resume is chosen in the chat, plays there on both sides, and disappears for both when it is deleted', async ({ page, browser }) => {
  test.slow();
  const { chatId, seeker } = await introduced(page, browser);
  await open(seeker, '/manage-profile/resume');
  await seeker.getByLabel('Add a video').setInputFiles(await recordedVideo(seeker));
  const cover = seeker.getByRole('dialog', { name: 'Choose a cover' });
  await expect(cover.getByRole('radio')).toHaveCount(6, { timeout: 20_000 });
  await cover.getByRole('button', { name: 'Use cover' }).click();
  await expect(seeker.getByText('Video resume saved.')).toBeVisible();

  await open(page, `/employer/chat/${chatId}`);
  await open(seeker, `/chat/${chatId}`);
  await seeker.getByRole('button', { name: 'More options' }).click();
  await seeker.getByRole('menuitem', { name: 'Send a video resume' }).click();
  const picker = seeker.getByRole('dialog', { name: 'Choose a video resume' });
  await expect(picker.getByRole('radio', { name: /About me/ })).toBeChecked();
  await expectAccessible(seeker);
  await picker.getByRole('button', { name: 'Send' }).click();
  for (const side of [page, seeker]) {
    const image = message(side, 'About me.mp4').locator('img');
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
    await message(side, 'About me.mp4').getByRole('button', { name: 'Play About me.mp4' }).click();
    const player = message(side, 'About me.mp4').locator('video');
    await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(1);
  }
  await expectAccessible(page);
  // On a phone, only the list is shown.
  await open(page, '/employer/chat');
  await expect(page.getByRole('region', { name: 'Your chats' }).getByText('Video resume: About me.mp4')).toHaveCount(1);
  await open(page, `/employer/chat/${chatId}`);

  const other = await seeker.context().newPage();
  await open(other, '/manage-profile/resume');
  await other.getByRole('button', { name: 'Delete About me.mp4' }).click();
  await other.getByRole('button', { name: 'Delete' }).click();
  for (const side of [page, seeker]) {
    await expect(log(side).getByText('The video resume About me.mp4 was deleted')).toBeVisible();
    await expect(message(side, 'About me.mp4').locator('video, img')).toHaveCount(0);
  }
});
