import type { Locator } from '@playwright/test';
import { guestLogin, register } from '../../../contract/auth.ts';
import { type CallDeclaration, pathOf } from '../../../contract/call.ts';
import { registerRecruiter } from '../../../contract/recovery.ts';
import { hydrated } from '../steps.ts';
import type { Stand } from './plan.ts';
import { wording } from './words.ts';

/** Opens a page of the site and waits until it is interactive. */
export const open = (path: string) => async (stand: Stand) => {
  await stand.page.goto(stand.url + path, { waitUntil: 'commit' });
  await hydrated(stand.page);
};

/** The page's own retry button: offline, the bar at the top has one too. */
export const retry = ({ page }: Stand) =>
  page
    .getByRole('main')
    .getByRole('button', { name: wording('common:retry', true) })
    .first()
    .click();

/** Clicks a button by its text. */
export const press = (key: string) => (stand: Stand) => button(stand, key).click();

export const button = ({ page }: Stand, ...keys: string[]): Locator =>
  page.getByRole('button', { name: new RegExp(keys.map((key) => `^${wording(key, true).source}`).join('|')) }).first();

/** A field by its label, ignoring any mark after it. */
export const field = ({ page }: Stand, key: string): Locator => page.getByLabel(new RegExp(`^${wording(key, true).source}`)).first();

/** Turns the visitor into a guest, before the first page. */
export async function beGuest(stand: Omit<Stand, 'wire'>): Promise<void> {
  const device = { device_name: 'test', device_type: 'web', device_uuid: stand.email };
  await send(stand, guestLogin, { guest_role: 'jobseeker', country_id: 167, language_id: 1, ...device });
}

/** Turns the visitor into a guest, then into a job seeker with an account of their own, before the first page. */
export async function beSeeker(stand: Omit<Stand, 'wire'>): Promise<void> {
  await beGuest(stand);
  await send(stand, register, { email: stand.email, password: 'waymark-demo-1', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true });
}

/** Turns the visitor into an employer who coordinates a company of their own, before the first page. */
export async function beRecruiter(stand: Stand): Promise<void> {
  const names = { first_name: 'Ben', last_name: 'Cruz', terms_and_condition: true };
  await send(stand, registerRecruiter, { email: stand.email, password: 'waymark-demo-1', ...names, company_name: `Harbour ${stand.email}` });
}

/**
 * Makes a call outside of the page, as the visitor.
 * @returns the reply's data
 */
export async function send(
  { context, url }: Omit<Stand, 'wire'>,
  call: CallDeclaration,
  body: unknown,
  params: Record<string, unknown> = {},
): Promise<unknown> {
  const reply = await context.request.fetch(url + pathOf(call, params), {
    method: call.method,
    data: body,
    headers: { 'country-id': '167', 'language-id': '1', 'role-id': '1', device: 'web', device_uuid: 'path', 'idempotency-key': crypto.randomUUID() },
  });
  if (!reply.ok()) throw new Error(`${call.path} was refused: ${await reply.text()}`);
  return ((await reply.json()) as { data: unknown }).data;
}

/** Resolves once the page hears the server's news of changes; from then on, none is missed. */
export const hearing = ({ page }: Stand): Promise<void> =>
  new Promise((resolve) => {
    // The packet with which Socket.IO accepts a connection.
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void (String(payload).startsWith('40') && resolve())));
  });

/** From now on, mocks the answer of a call that the path doesn't hold. */
export async function answerAs({ page }: Stand, call: CallDeclaration, value: unknown, meta?: unknown): Promise<void> {
  await page.route(
    (url) => addressOf(call).test(url.pathname),
    (route) => (route.request().method() === call.method ? route.fulfill({ json: { data: value, ...(meta ? { meta } : {}) } }) : route.fallback()),
  );
}

/** A pattern for the URLs of a call, with any parameters. */
export const addressOf = ({ service, path }: CallDeclaration): RegExp => new RegExp(`^/api/${service}${path.replace(/:[a-z_]+/gi, '[^/]+')}$`);
