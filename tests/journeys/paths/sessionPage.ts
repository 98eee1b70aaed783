import { expect, type Route } from '@playwright/test';
import { suggest } from '../../../contract/companies.ts';
import { addressOf } from './gestures.ts';
import type { OwnCall, Stand } from './plan.ts';
import { words } from './words.ts';

let typed = 0;

/** From the home page, where this person goes first: types what is looked for, which the server is asked about, with an answer. */
export const lookFor = (answer: (route: Route) => Promise<void>) => async (stand: Stand) => {
  const { page } = stand;
  const what = page.getByRole('combobox', { name: words('common:search.what') });
  if (!(await what.isVisible())) await page.getByRole('banner').locator('a[href="/"]').first().click();
  await page.route((url) => addressOf(suggest).test(url.pathname), answer, { times: 1 });
  await what.fill(`chef ${(typed += 1)}`);
};

/** The browser’s permission, as a phone or a desktop has it; a headless browser has none. */
export async function bePermitted({ page }: Stand, permission: string): Promise<void> {
  await page.addInitScript((is) => {
    if (is === 'unsupported') return void Reflect.deleteProperty(window, 'chrome');
    Object.assign(window, { chrome: {} });
    if (is === 'declined') localStorage.setItem('push-declined', '1');
    Object.defineProperty(window, 'Notification', {
      value: { permission: is === 'declined' ? 'default' : is, requestPermission: () => new Promise(() => {}) },
    });
  }, permission);
}

const pings = new WeakMap<Stand['page'], Route[]>();

/** Whether the server is there at all, asked outside of its API: held until the path says so. */
export const pinging = {
  hold: async ({ page }) => {
    pings.set(page, []);
    await page.route('**/healthz', (route) => void pings.get(page)?.push(route));
  },
  pave: () => async () => {},
  act: async ({ page }, answer) => {
    await expect.poll(() => pings.get(page)?.length).toBeGreaterThan(0);
    const route = pings.get(page)?.pop();
    return answer ? route?.abort('connectionreset') : route?.fulfill({ json: {} });
  },
} satisfies OwnCall<unknown>;
