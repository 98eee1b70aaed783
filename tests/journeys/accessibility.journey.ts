import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { findJob, hydrated } from './steps.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const PAGES = ['/', '/jobs-hiring/accountant-jobs', '/get-started', '/get-started?mode=register', '/recommended-job', '/nothing-here'];

for (const theme of ['light', 'dark'] as const) {
  test(`no page breaks an accessibility rule, in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(base() + path);
      await hydrated(page);
      await expectAccessible(page, path);
    }
    await page.goto(base());
    await findJob(page, 'manager');
    await expectAccessible(page, 'a job');
    await page.getByRole('link', { name: 'Apply now' }).first().click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expectAccessible(page, 'quick apply');
  });
}

test('nothing is wider than the page, in either direction of reading', async ({ page }) => {
  for (const path of ['/', '/jobs-hiring/job-search', '/ar', '/ar/jobs-hiring/job-search']) {
    await page.goto(base() + path);
    await hydrated(page);
    const { wide, page: width } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, page: window.innerWidth }));
    expect(wide, path).toBeLessThanOrEqual(width);
  }
});

test('a search is made with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard to walk with');
  await page.goto(base());
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByRole('combobox', { name: 'What' }).focus();
  await page.keyboard.type('nurse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs-hiring\/nurse-jobs/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nurse jobs');
});

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
}
