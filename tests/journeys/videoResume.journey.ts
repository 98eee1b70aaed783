import { expect, type Page } from '@playwright/test';
import { video } from '../support/videos.ts';
import { expectAccessible } from './accessible.ts';
import { beMember } from './member.ts';
import { recordedVideo } from './recordedVideo.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

const made = async (name: string, parts: Parameters<typeof video>[0] = {}) => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.from(await video(parts).arrayBuffer()),
});

async function openTab(page: Page): Promise<void> {
  await beMember(page);
  await page.goto(`${base()}/manage-profile/resume`);
  await hydrated(page);
  await expect(page.getByText('No videos yet.')).toBeVisible();
}

test('a video recorded here is checked, uploaded, given one of its frames as the cover, played at any position, and deleted', async ({ page }) => {
  test.slow();
  await openTab(page);
  const add = page.getByLabel('Add a video');
  await add.setInputFiles(await made('Long.mp4', { seconds: 1, sampleSeconds: 600 }));
  await expect(page.getByText('This video is 3 minutes or longer.')).toBeVisible();
  await add.setInputFiles({ name: 'Letter.mp4', mimeType: 'video/mp4', buffer: Buffer.from('%PDF-1.7 and so on') });
  await expect(page.getByText('This file isn’t a valid MP4 video')).toBeVisible();

  await add.setInputFiles(await recordedVideo(page));
  const cover = page.getByRole('dialog', { name: 'Choose a cover' });
  await expect(cover.getByRole('radio')).toHaveCount(6, { timeout: 20_000 });
  await expectAccessible(page);
  await cover.getByRole('radio').nth(1).check({ force: true });
  await cover.getByRole('button', { name: 'Use cover' }).click();
  await expect(page.getByText('Video resume saved.')).toBeVisible();

  await page.reload();
  await hydrated(page);
  const row = page.getByRole('list', { name: 'Your video resumes' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect.poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await row.getByRole('button', { name: 'Play About me.mp4' }).click();
  const player = page.locator('video');
  // Seeking is answered with a part of the file.
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await player.evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 1;
  });
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => [video.seeking, Math.round(video.currentTime)])).toEqual([false, 1]);
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: 'Change cover of About me.mp4' }).click();
  await expect(cover.getByRole('radio')).toHaveCount(6, { timeout: 20_000 });
  await cover.getByRole('button', { name: 'Use cover' }).click();
  await expect(page.getByText('Cover changed.')).toBeVisible();
  await row.getByRole('button', { name: 'Delete About me.mp4' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await row.getByRole('button', { name: 'Delete About me.mp4' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Video resume deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a video that this browser can’t show is stored without a cover; three is the limit, and one can be replaced', async ({ page, context }) => {
  await openTab(page);
  const add = page.getByLabel('Add a video');
  const without = page.getByRole('button', { name: 'Skip cover' });
  for (const name of ['One', 'Two', 'Three']) {
    await add.setInputFiles(await made(`${name}.mp4`));
    await expect(page.getByText('We couldn’t get any images from this video.')).toBeVisible({ timeout: 20_000 });
    await without.click();
    await expect(page.getByText('Video resume saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Play ${name}.mp4` })).toBeVisible();
  }
  await expect(page.getByText('You’ve reached the limit of 3 video resumes.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByLabel('Replace Two.mp4').setInputFiles(await made('Other.mp4', { seconds: 30 }));
  await expect(page.getByText('The upload will continue when you reconnect.')).toBeVisible();
  await context.setOffline(false);
  await without.click({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Play Other.mp4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Two.mp4' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play Other.mp4' }).click();
  await expect(page.getByText('Your browser can’t play this video.')).toBeVisible();
});
