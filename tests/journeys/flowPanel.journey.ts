import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { serverOf } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

test('the panel shows the charts that run on a page as they run, until it is switched off', async ({ page }) => {
  test.skip(Number(process.env['WAYMARK_NODES'] ?? 1) > 1, 'only a demo has the panel, and several nodes are none');
  await page.goto(`${serverOf(page)}/jobs-hiring/job-search?flows=on`);
  await hydrated(page);
  await expect(page.getByText('We don’t recognize')).toHaveCount(0);
  const opener = page.getByRole('button', { name: /^\d+ charts$/ });
  await opener.click();
  const panel = page.getByRole('group', { name: 'Charts on this page' });
  const session = panel.locator('details').filter({ has: page.locator('summary strong', { hasText: /^session$/ }) });
  await session.locator('summary').click();
  await expect(session.locator('[aria-current=true]')).not.toHaveCount(0);
  await expect(session.getByRole('link', { name: 'Open in the atlas' }).first()).toHaveAttribute('href', /^\/flows\/#\/session\//);
  await expectAccessible(page);
  // What a user types is in a chart's context, but isn't shown in the panel.
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('combobox', { name: 'What' }).fill('zebra whisperer');
  await opener.click();
  const suggest = panel
    .locator('details')
    .filter({ has: page.locator('summary strong', { hasText: /^suggest$/ }) })
    .first();
  await suggest.locator('summary').click();
  await expect(suggest).toContainText('text');
  await expect(panel).not.toContainText('zebra');
  // It stays on other pages until it's switched off.
  await page.goto(serverOf(page));
  await hydrated(page);
  await expect(opener).toBeVisible();
  await page.goto(`${serverOf(page)}/?flows=off`);
  await hydrated(page);
  await expect(opener).toHaveCount(0);
});
