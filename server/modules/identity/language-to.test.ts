import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { generateEmailOtp } from '../../../contract/auth.ts';
import { languageById, type Language } from '../../../contract/languages.ts';
import { generatePhoneOtp, requestMagicLink } from '../../../contract/login.ts';
import { requestResetOtp } from '../../../contract/recovery.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { user } from '../../db/schema/auth.ts';
import { say } from '../../http/texts.ts';
import { languageTo } from './accounts.ts';
import { HOUR } from '../../../contract/durations.ts';

const { clock, db, guest, mail, seeker, texts } = await testApp();
const [japanese, spanish] = [languageById(4) as Language, languageById(9) as Language];
const onSpanishPage = { 'language-id': String(spanish.id) };
let count = 0;

beforeEach(() => clock.move(HOUR));

/** A person whose account has a language, or none. */
async function member(languageId: number | null) {
  const home = await seeker();
  const email = home.user?.email as string;
  const phone = `+639171234${String((count += 1)).padStart(3, '0')}`;
  await db.update(user).set({ languageId, phoneNumber: phone, phoneNumberVerified: true }).where(eq(user.email, email));
  return { home, email, phone };
}

const subjects = (key: string, language: Language) => say('mail', language, `${key}.subject`, { brand: BRAND.name });

const ASKED: [string, (one: Browser, email: string) => Promise<unknown>][] = [
  ['code', (one, email) => one.call(generateEmailOtp, { body: { email } }, onSpanishPage)],
  ['magicLink', (one, email) => one.call(requestMagicLink, { body: { email } }, onSpanishPage)],
  ['reset', (one, email) => one.call(requestResetOtp, { body: { email } }, onSpanishPage)],
];

test.each(ASKED)('%s is in the account’s language, or the page’s if it has none', async (key, ask) => {
  const [own, none] = [await member(japanese.id), await member(null)];
  await ask(await guest(), own.email);
  expect(mail.sent.at(-1)?.subject).toBe(subjects(key, japanese));
  await ask(await guest(), none.email);
  expect(mail.sent.at(-1)?.subject).toBe(subjects(key, spanish));
  await ask(await guest(), `nobody-${key}@example.com`);
  expect(mail.sent.at(-1)?.subject).toBe(subjects('noAccount', spanish));
});

test('a code for a proof and a code to a phone are in the account’s language too', async () => {
  const { home, email, phone } = await member(japanese.id);
  await home.call(generateEmailOtp, { body: { email, purpose: 'verify' } }, onSpanishPage);
  expect(mail.sent.at(-1)?.subject).toBe(subjects('verify', japanese));
  await (await guest()).call(generatePhoneOtp, { body: { phone } }, onSpanishPage);
  expect(texts.at(-1)?.text).toBe(say('mail', japanese, 'sms.code', { brand: BRAND.name, code: texts.at(-1)?.text.match(/\d{6}/)?.[0] ?? '', minutes: 10 }));
});

test('if a job seeker and an employer share an address, the job seeker’s language applies', () => {
  const [seekers, employers] = [
    { role: 'jobseeker' as const, languageId: japanese.id },
    { role: 'recruiter' as const, languageId: 1 },
  ];
  expect(languageTo([employers, seekers], spanish)).toBe(japanese);
  expect(languageTo([employers, { ...seekers, languageId: null }], spanish)).toBe(languageById(1));
  expect(languageTo([], spanish)).toBe(spanish);
});
