import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { generateEmailOtp, guestLogin, register } from '../../contract/auth.ts';
import { type CallDeclaration, pathOf } from '../../contract/call.ts';
import { completeProfile, createJobPreference } from '../../contract/profile-calls.ts';
import { getMembership, registerRecruiter, verifyEmail } from '../../contract/recovery.ts';
import { hydrated } from './steps.ts';

export const password = 'correct horse 1';
const base = () => process.env['WAYMARK_URL'] as string;
/** The server a page is on; at first, the one shared by all journeys. */
export const serverOf = (page: Page): string => (page.url().startsWith('http') ? new URL(page.url()).origin : base());

/**
 * Registers a new job seeker and signs the page in, without its forms.
 * @returns the email address
 */
export async function beMember(page: Page, email = `ana-${randomUUID()}@example.com`): Promise<string> {
  await call(page, guestLogin, {
    guest_role: 'jobseeker',
    country_id: 167,
    language_id: 1,
    device_name: 'test',
    device_type: 'web',
    device_uuid: randomUUID(),
  });
  await call(page, register, { email, password, first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true });
  return email;
}

/** A job preference. */
export const preference = {
  job_title: 'Baker',
  industry_id: 3,
  job_type_ids: [1],
  work_arrangement: 'onsite',
  work_language: 'en',
  timezone: 'Asia/Manila',
  location_id: 167_001,
  currency: 'PHP',
  salary_type: 'Negotiable',
};

/** Completes the signed-in user's profile, without its forms; chats require that. */
export async function finishProfile(page: Page): Promise<void> {
  await call(page, createJobPreference, preference);
  await call(page, completeProfile, {});
}

/** Confirms the signed-in user's address, with the emailed code. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const { challenge_id } = (await call(page, generateEmailOtp, { email, purpose: 'verify' })) as { challenge_id: string };
  const code = async () => (await newestEmail(page, email)).match(/\b\d{6}\b/)?.[0];
  await expect.poll(code, { timeout: 15_000 }).toBeDefined();
  await call(page, verifyEmail, { otp: await code(), challenge_id });
}

/**
 * Registers an employer of an unknown company, with a confirmed address, and signs the page in.
 * @returns the company's id
 */
export async function beEmployer(page: Page, company: string, firstName = 'Ben'): Promise<number> {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.com`;
  await call(page, registerRecruiter, { email, password, first_name: firstName, last_name: 'Cruz', terms_and_condition: true, company_name: company });
  await confirmAddress(page, email);
  const reply = await page.request.get(serverOf(page) + pathOf(getMembership));
  return ((await reply.json()) as { data: { company: { id: number } } }).data.company.id;
}

/**
 * Makes a call as the page's user, without its forms.
 * @returns the reply's data
 */
export async function call(page: Page, declaration: CallDeclaration, data: object): Promise<unknown> {
  const headers = { 'country-id': '167', 'language-id': '1', 'role-id': '1', device: 'web', device_uuid: 'journey', 'idempotency-key': randomUUID() };
  const reply = await page.request.fetch(serverOf(page) + pathOf(declaration), { method: declaration.method, data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { data: unknown }).data;
}

/**
 * Enters the address on the sign-in page; the following click chooses the method.
 * @param how `offered`: a passkey is offered there, so nothing is typed
 */
export async function identify(page: Page, email: string, how: 'typed' | 'offered' = 'typed'): Promise<void> {
  await page.goto(`${base()}/get-started?redirect=/recommended-job/saved`);
  if (how === 'offered') return;
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
}

/** The text of the newest email to an address. */
export async function newestEmail(page: Page, to: string): Promise<string> {
  const emails = (await (await page.request.get(`${serverOf(page)}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()) as { text: string }[];
  return emails[0]?.text ?? '';
}
