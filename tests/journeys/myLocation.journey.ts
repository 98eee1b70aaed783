import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const [MAKATI, WOODLANDS, OCEAN] = [
  { latitude: 14.5547, longitude: 121.0244 },
  { latitude: 1.4382, longitude: 103.789 },
  { latitude: -30, longitude: -130 },
];
const place = (page: Page) => page.getByRole('combobox', { name: 'Where' });
const ask = (page: Page) => page.getByRole('button', { name: 'Use my location' }).click();

test('the user’s location fills in the nearest place, which is searched; another market is offered, and no place nearby is reported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MAKATI);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/geo-location') && requests.push(new URL(request.url()).search));
  await page.goto(process.env['WAYMARK_URL'] as string);
  await hydrated(page);
  await ask(page);
  await expect(place(page)).toHaveValue('Makati');
  // No more precision than the nearest town requires.
  expect(requests).toEqual(['?latitude=14.55&longitude=121.02']);

  await page.getByRole('combobox', { name: 'What' }).fill('nurse');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/nurse-jobs-in-makati$/);

  await page.goto(process.env['WAYMARK_URL'] as string);
  await hydrated(page);
  await context.setGeolocation(OCEAN);
  await ask(page);
  await expect(page.getByText('We don’t list jobs near you yet.', { exact: false })).toBeVisible();
  // A browser that just located itself doesn't do so again.
  await page.reload();
  await hydrated(page);
  await context.setGeolocation(WOODLANDS);
  await ask(page);
  await expect(page.getByText('You seem to be in Singapore.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Search jobs in Woodlands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Woodlands/ })).toBeVisible();
});

test('a browser that doesn’t reveal the location gets a message, and typing a place still works', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto(process.env['WAYMARK_URL'] as string);
  await hydrated(page);
  await ask(page);
  await expect(page.getByText('Your browser won’t share your location.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await place(page).fill('Makati');
  await expect(page.getByText('Your browser won’t share your location.', { exact: false })).toBeHidden();
});

test('the first tap on a page counts, even before its code is loaded', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MAKATI);
  await page.goto(process.env['WAYMARK_URL'] as string);
  await hydrated(page);
  // Like a tap: no pointer movement precedes it.
  await page.getByRole('button', { name: 'Use my location' }).dispatchEvent('click');
  await expect(place(page)).toHaveValue('Makati');
});
