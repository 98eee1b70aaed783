import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sendMessage } from '../../contract/chat-messages.ts';
import { openApplicantChat } from '../../contract/chats.ts';
import { expectAccessible } from './accessible.ts';
import { applyTo, make, postJob } from './hiring.ts';
import { serverOf } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(serverOf(page) + path);
  await hydrated(page);
}

test('a company blocked from its chat is in no search and no chat list, and returns to both once unblocked', async ({ page, browser }) => {
  test.slow();
  const title = `Beacon keeper ${randomUUID().slice(0, 8)}`;
  const jobId = await postJob(page, { title });
  const seeker = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const applicationId = await applyTo(seeker, jobId, null);
  const { id: chatId } = await make<{ id: string }>(page, openApplicantChat, { data: { application_id: applicationId } });
  await make(page, sendMessage, { params: { id: chatId }, data: { id: randomUUID(), kind: 'text', body: { text: 'Hello' } } });
  const search = `/jobs-hiring/${title.toLowerCase().replaceAll(' ', '-')}-jobs`;
  const found = seeker.getByRole('link', { name: title });
  const chats = seeker.getByRole('region', { name: 'Your chats' }).getByRole('link', { name: /Ben/ });

  await open(seeker, search);
  await open(seeker, (await found.first().getAttribute('href')) as string);
  await open(seeker, '/chat');
  await expect(chats).toHaveCount(1);
  await seeker.getByRole('button', { name: /^Options for the chat/ }).click();
  await seeker.getByRole('menuitem', { name: /^Block Harbour Lights/ }).click();
  const dialog = seeker.getByRole('alertdialog', { name: /^Block Harbour Lights/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(seeker);
  await dialog.getByRole('button', { name: 'Block company' }).click();
  await expect(seeker.getByText('blocked. You won’t see each other anymore.')).toBeVisible();

  await open(seeker, search);
  await expect(seeker.getByRole('searchbox').or(seeker.getByRole('combobox')).first()).toBeVisible();
  await expect(found).toHaveCount(0);
  await open(seeker, '/chat');
  await expect(seeker.getByText('No chats yet')).toBeVisible();
  await open(page, '/employer/chat');
  await expect(page.getByText('No chats yet')).toBeVisible();

  await open(seeker, '/account-settings/block-company');
  await seeker.getByRole('button', { name: /^Unblock Harbour Lights/ }).click();
  await expect(seeker.getByText('unblocked. You can see each other again', { exact: false })).toBeVisible();
  await open(seeker, '/chat');
  await expect(chats).toHaveCount(1);
  await open(seeker, search);
  await expect(found).not.toHaveCount(0);
});

test('a company is blocked from its job and from its page, in place, and unblocked there', async ({ page, browser }) => {
  test.slow();
  const title = `Buoy keeper ${randomUUID().slice(0, 8)}`;
  const jobId = await postJob(page, { title });
  const seeker = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await applyTo(seeker, jobId, null);
  const dialog = seeker.getByRole('alertdialog', { name: /^Block Harbour Lights/ });
  const blocked = seeker.getByRole('heading', { name: /^You blocked Harbour Lights/ });
  const place = seeker.getByRole('region', { name: 'Block a company' });

  await open(seeker, `/job/x-${jobId}`);
  const opener = seeker.getByRole('button', { name: /^Block Harbour Lights/ });
  await opener.focus();
  await seeker.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await seeker.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await seeker.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Block company' }).click();
  await expect(blocked).toBeVisible();
  await expect(place).toBeFocused();
  await expect(seeker.getByRole('heading', { name: title })).toHaveCount(0);
  await expectAccessible(seeker);
  await seeker.goto(seeker.url());
  await expect(seeker.getByRole('heading', { name: 'You blocked this company' })).toBeVisible();
  await open(seeker, '/account-settings/block-company');
  await seeker.getByRole('button', { name: /^Unblock Harbour Lights/ }).click();
  await expect(seeker.getByText('unblocked. You can see each other again', { exact: false })).toBeVisible();

  await open(seeker, `/job/x-${jobId}`);
  await seeker
    .getByRole('article')
    .getByRole('link', { name: /^Harbour Lights/ })
    .first()
    .click();
  await expect(seeker).toHaveURL(/\/company\//);
  await seeker.getByRole('button', { name: 'Block this company' }).click();
  await dialog.getByRole('button', { name: 'Block company' }).click();
  await expect(blocked).toBeVisible();
  await seeker.getByRole('button', { name: 'Undo' }).click();
  await expect(seeker.getByText('unblocked. You can see each other again', { exact: false })).toBeVisible();
  await expect(seeker.getByRole('heading', { level: 1, name: /^Harbour Lights/ })).toBeVisible();
  await expect(place).toBeFocused();
  await expectAccessible(seeker);
});
