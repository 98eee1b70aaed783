import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { beMember } from './member.ts';
import { findJob, hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
/** With the width at which `npm test` also checks it. */
const PAGES = [
  ['/', '@main-phone'],
  ['/jobs-hiring/accountant-jobs', '@main-desktop'],
  ['/companies'],
  ['/get-started'],
  ['/get-started?mode=register'],
  ['/recommended-job'],
  ['/nothing-here'],
] as const;

/** Single-column pages, which look the same on a phone: each is checked once. */
const NARROW = ['/change-password', '/employer', '/employer/login', '/employer/register', '/terms', '/privacy'];
const THEMES = ['light', 'dark'] as const;

for (const [path, ...tag] of PAGES) {
  test(`${path} breaks no accessibility rule in either theme`, { tag }, ({ page }) => look(page, path));
}

test('a job and applying for it break no accessibility rule in either theme', async ({ page }) => {
  await page.goto(base());
  await findJob(page, 'manager');
  await expectAccessible(page, 'a job');
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectAccessible(page, 'quick apply');
});

test('the narrow pages and account settings break no accessibility rule', { tag: '@desktop-only' }, async ({ page }) => {
  test.slow();
  for (const path of NARROW) await look(page, path);
  await beMember(page);
  await look(page, '/account-settings/account');
  await look(page, '/manage-profile');
  await look(page, '/jobseeker-complete-profile');
});

test('nothing is wider than the page, in either reading direction', { tag: '@main-phone' }, async ({ page }) => {
  const read = ['/', '/jobs-hiring/job-search', '/terms'].flatMap((path) => [[path, 'ltr'] as const, [path, 'rtl'] as const]);
  for (const [path, dir] of read) {
    await page.goto(base() + path);
    await hydrated(page);
    // No right-to-left language is offered yet.
    await page.evaluate((way) => document.documentElement.setAttribute('dir', way), dir);
    const { wide, page: width } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, page: window.innerWidth }));
    expect(wide, `${path} ${dir}`).toBeLessThanOrEqual(width);
  }
});

test('nothing in the filters is wider than their sheet', { tag: '@phone-only' }, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${base()}/jobs-hiring/job-search`);
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Maximum').waitFor();
    // The sheet clips what is too wide, so the page itself is no wider.
    const beyond = await page
      .getByRole('dialog')
      .locator('button, input, label')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1).map((each) => each.textContent));
    expect(beyond, `${width} pixels`).toEqual([]);
  }
});

test('a fact on a job card is shown whole or not at all', { tag: '@main-phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${base()}/jobs-hiring/job-search`);
  const cut = await page.locator('article p span:not(span span):has(> span > span)').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const box = row.getBoundingClientRect();
      const facts = [...row.children]
        .filter((fact) => getComputedStyle(fact).textOverflow !== 'ellipsis')
        .map((fact) => ({ text: fact.textContent, at: fact.getBoundingClientRect() }));
      return facts.filter(({ at }) => at.top < box.bottom - 1 && at.right > box.right + 1).map(({ text }) => text);
    }),
  );
  expect(cut).toEqual([]);
});

test('a search works with the keyboard alone', { tag: ['@main-desktop', '@desktop-only'] }, async ({ page }) => {
  await page.goto(base());
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('combobox', { name: 'What' }).focus();
  await page.keyboard.type('nurse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs-hiring\/nurse-jobs/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nurse jobs');
});

async function look(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, path);
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    const found = violations.map(({ id, nodes }) => `${where}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    expect(found).toEqual([]);
  }
}
