import { expect } from '@playwright/test';
import { findJob, hydrated } from './steps.ts';
import { test } from './watched.ts';

test('without motion, a dialog is gone at once, not after an end that the page may miss', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(process.env['WAYMARK_URL'] as string);
  await findJob(page, 'nurse');
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Share this job' });
  const backdrop = page.locator('[data-scope=dialog][data-part=backdrop]');
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(dialog).toBeVisible();
  await expect(backdrop).toHaveCSS('animation-duration', '0s');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(backdrop).toHaveCount(0);
});
