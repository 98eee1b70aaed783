import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getSession, login, register } from '../../../contract/auth.ts';
import { getMe } from '../../../contract/jobseekers.ts';
import { registerRecruiter } from '../../../contract/recovery.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../../contract/terms.ts';
import { account, user } from '../../db/schema/auth.ts';
import { testApp } from '../../../tests/support/app.ts';

const { clock, db, guest, visitor } = await testApp();
const details = { password: 'correct horse 1', first_name: ' Ana ', last_name: 'Reyes', terms_and_condition: true as const };

test('registration stores names, phone, subscription, source, and campaign; the address isn’t proven yet', async () => {
  const one = await guest();
  const body = {
    ...details,
    email: 'Full@Example.com',
    contact_number: '09171234567',
    is_subscribe: true,
    source: 'jobalert',
    campaign: { utm_source: 'radio' },
  };
  const { data } = await one.call(register, { body });
  expect(data.user).toMatchObject({
    email: 'full@example.com',
    first_name: 'Ana',
    phone_num: '+639171234567',
    is_email_verify: false,
    is_mobile_verified: false,
    is_profile_completed: false,
    is_new_account: true,
  });
  const [row] = await db.select().from(user).where(eq(user.email, 'full@example.com'));
  expect(row).toMatchObject({
    isAnonymous: false,
    name: 'Ana Reyes',
    isSubscribed: true,
    source: 'jobalert',
    campaign: { utm_source: 'radio' },
    countryId: 167,
    languageId: 1,
  });
  const [stored] = await db
    .select()
    .from(account)
    .where(eq(account.userId, row?.id as string));
  expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
});

test('an account records which terms and privacy policy were accepted, and when; a guest has accepted none', async () => {
  const one = await guest();
  const acceptance = { termsVersion: user.termsVersion, privacyVersion: user.privacyVersion, termsAcceptedAt: user.termsAcceptedAt };
  const guests = await db.select(acceptance).from(user).where(eq(user.isAnonymous, true));
  expect(guests).toContainEqual({ termsVersion: null, privacyVersion: null, termsAcceptedAt: null });
  const accepted = { termsVersion: TERMS_VERSION, privacyVersion: PRIVACY_VERSION, termsAcceptedAt: clock.now() };
  await one.call(register, { body: { ...details, email: 'accepts@example.com' } });
  expect(await db.select(acceptance).from(user).where(eq(user.email, 'accepts@example.com'))).toEqual([accepted]);
  await (await guest()).call(registerRecruiter, { body: { ...details, email: 'employs@example.com', company_name: 'Terms Bakery' } });
  expect(await db.select(acceptance).from(user).where(eq(user.email, 'employs@example.com'))).toEqual([accepted]);
});

test('a taken address is refused with its code and field, with any capitalization, and so is a taken phone', async () => {
  await (await guest()).register({ email: 'taken@example.com', contact_number: '+639181234567' });
  const answer = await (await guest()).call(register, { body: { ...details, email: 'TAKEN@example.com' } });
  expect(answer.status).toBe(422);
  expect(answer.refusal).toMatchObject({ code: 41001, errors: { email: ['The email has already been taken.'] } });
  const phone = await (await guest()).call(register, { body: { ...details, email: 'other@example.com', contact_number: '0918 123 4567'.replaceAll(' ', '') } });
  expect(phone.refusal.code).toBe(41002);
  expect(phone.refusal.errors).toHaveProperty('contact_number');
});

test('campaign data is limited in length', async () => {
  const one = await guest();
  const body = { ...details, email: 'campaign@example.com' };
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`utm_${index}`, 'x']));
  for (const campaign of [many, { ['x'.repeat(41)]: 'x' }]) expect((await one.call(register, { body: { ...body, campaign } })).status).toBe(422);
});

test('a password with the person’s own name or address is refused at its field', async () => {
  const body = { ...details, first_name: 'S', last_name: 'T', email: 'sam@example.com', password: 'sam12345' };
  const { status, refusal } = await (await guest()).call(register, { body });
  expect([status, refusal.errors]).toEqual([422, { password: [expect.stringContaining('Your name or email')] }]);
});

test('only one of several simultaneous registrations of an address succeeds', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => guest()));
  const answers = await Promise.all(guests.map((one) => one.call(register, { body: { ...details, email: 'rush@example.com' } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  for (const answer of answers.filter(({ status }) => status === 422)) expect(answer.refusal.code).toBe(41001);
});

test('a phone number with an invalid format is refused at its field', async () => {
  const refused = async (contact_number: string, country: string) =>
    (await (await guest()).call(register, { body: { ...details, email: 'phone@example.com', contact_number } }, { 'country-id': country })).refusal;
  expect(await refused('09171', '167')).toMatchObject({
    code: 40001,
    errors: { contact_number: ['This phone number is too short. Enter 10 digits after +63'] },
  });
  expect((await refused('021234567890', '193')).errors).toEqual({
    contact_number: ['Check this number. Enter 8 digits after +65'],
  });
});

test('without a password nobody knows one; without terms, a name, or a session no account is created', async () => {
  const { password: _, ...without } = details;
  const one = await guest();
  expect((await one.call(register, { body: { ...without, email: 'nopass@example.com' } })).status).toBe(200);
  const attempt = await (await guest()).call(login, { body: { login: 'nopass@example.com', password: 'undefined' } });
  expect(attempt.refusal.code).toBe(40002);
  const bare = await guest();
  expect((await bare.call(register, { body: { ...details, email: 'a@example.com', terms_and_condition: false as never } })).refusal.errors).toHaveProperty(
    'terms_and_condition',
  );
  expect((await bare.call(register, { body: { ...details, email: 'a@example.com', first_name: '  ' } })).refusal.errors).toHaveProperty('first_name');
  expect((await visitor().call(register, { body: { ...details, email: 'a@example.com' } })).refusal.code).toBe(40003);
});

test('a lost response can be requested again with the same cookie, key, and request, in another new session', async () => {
  const one = await guest();
  const lost = one.cookies.get('sessionid') as string;
  const body = { ...details, email: 'lost@example.com' };
  const key = { 'idempotency-key': 'registering-lost' };
  const { data } = await one.call(register, { body }, key);
  const unheard = one.cookies.get('sessionid') as string;
  one.cookies.set('sessionid', lost);
  const again = await one.call(register, { body }, key);
  expect(again.data.user?.id).toBe(data.user?.id);
  expect((await one.call(getMe)).data.email).toBe('lost@example.com');
  const other = visitor();
  other.cookies.set('sessionid', unheard);
  expect((await other.call(getSession)).data.kind).toBe('none');
});

test('the rotated cookie alone doesn’t work, with another key or another request', async () => {
  const one = await guest();
  const lost = one.cookies.get('sessionid') as string;
  const body = { ...details, email: 'fixed@example.com' };
  await one.call(register, { body }, { 'idempotency-key': 'registering-fixed' });
  const thief = visitor();
  thief.cookies.set('sessionid', lost);
  expect((await thief.call(register, { body }, { 'idempotency-key': 'guessing-another' })).refusal.code).toBe(40003);
  expect((await thief.call(register, { body: { ...body, password: 'another one 1' } }, { 'idempotency-key': 'registering-fixed' })).refusal.code).toBe(40003);
});

test('clicking twice at once registers once, and both requests get a response', async () => {
  const one = await guest();
  const body = { ...details, email: 'twice@example.com' };
  const key = { 'idempotency-key': 'registering-twice' };
  const answers = await Promise.all([one.call(register, { body }, key), one.call(register, { body }, key)]);
  expect(answers.map(({ data }) => data.user?.email)).toEqual(['twice@example.com', 'twice@example.com']);
  expect(await db.select().from(user).where(eq(user.email, 'twice@example.com'))).toHaveLength(1);
});
