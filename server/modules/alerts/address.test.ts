import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmJobAlert, createJobAlert, listJobAlerts, registerHidden, updateJobAlert } from '../../../contract/alerts.ts';
import { generateEmailOtp, login, register } from '../../../contract/auth.ts';
import { sweep } from '../../jobs/sweep.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import { jobAlert } from '../../db/schema/identity.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { DAY } from '../../../contract/durations.ts';

const { clock, db, mail, guest, outside, seeker, visitor, runOutbox } = await testApp();
const nurse = { keywords: 'nurse', location: 'cebu-city', filters: { jobType: 'full-time' }, frequency: 'Weekly' as const };
let count = 0;

const fresh = () => `visitor-${(count += 1)}@example.com`;
const ask = (one: Browser, email: string) => one.call(createJobAlert, { body: { ...nurse, email } });
const accountOf = async (email: string) => (await db.select().from(user).where(eq(user.email, email)))[0];

/** The ticket in the email's button. */
async function ticketOf(email: string): Promise<string> {
  await runOutbox();
  const message = mail.sent.findLast(({ to }) => to === email);
  return message?.text.match(/\/job-alerts\/confirm#([\w-]{43})/)?.[1] ?? '';
}
const confirm = async (email: string, one = visitor()) => one.call(confirmJobAlert, { body: { ticket: await ticketOf(email) } });

beforeEach(() => {
  clock.move(2 * DAY);
  mail.sent.length = 0;
});

describe('a visitor', () => {
  test('enters an address, confirms the email, and the alert is on in a hidden account', async () => {
    const email = fresh();
    await visitor().call(registerHidden, { body: { email } });
    expect((await ask(visitor(), email.toUpperCase())).data).toEqual({ alert: null, status: 'unconfirmed', is_new: true });
    const hidden = await accountOf(email);
    expect(hidden).toMatchObject({ source: 'jobalert', firstName: email.split('@')[0], isAnonymous: false, emailVerified: false });
    expect(await db.select().from(jobAlert).where(eq(jobAlert.email, email))).toEqual([]);
    expect((await confirm(email)).data).toEqual({ keywords: 'nurse', location: 'cebu-city', frequency: 'Weekly', email });
    expect(await db.select().from(jobAlert).where(eq(jobAlert.email, email))).toMatchObject([{ userId: hidden?.id, status: 'active', filters: nurse.filters }]);
    expect((await accountOf(email))?.emailVerified).toBe(true);
  });

  test('the email describes the alert, and its ticket is in no URL that servers see', async () => {
    const email = fresh();
    await ask(visitor(), email);
    const ticket = await ticketOf(email);
    const [message] = mail.sent;
    expect(message?.subject).toBe('Confirm your job alert');
    expect(message?.text).toContain('Jobs: nurse, Cebu City');
    expect(message?.text).toContain('Weekly');
    expect(message?.html).toContain(`/job-alerts/confirm#${ticket}`);
  });

  test.each([
    ['a link', 'You won, see evil.example/x', 'evil'],
    ['an address', 'write to me@evil', 'evil'],
    ['a phone number', 'call 0917 555 0101', '0917'],
    ['a payment', 'send money by gcash', 'gcash'],
    ['more than 60 characters', `${'a'.repeat(60)}b`, 'aab'],
  ])('can’t send a stranger %s in the words of an alert', async (_, keywords, never) => {
    const email = fresh();
    const unknownPlace = await visitor().call(createJobAlert, { body: { ...nurse, keywords, location: 'evil-town', email } });
    expect(unknownPlace.refusal.errors).toEqual({ location: ['Choose a place from the list'] });
    await visitor().call(createJobAlert, { body: { ...nurse, keywords, location: null, email } });
    await runOutbox();
    const message = mail.sent.find(({ to }) => to === email);
    expect(message?.subject).toBe('Confirm your job alert');
    expect(`${message?.text}${message?.html}`.replaceAll(/#[\w-]{43}/g, '')).not.toMatch(new RegExp(`${never}|evil`));
  });

  test('a ticket works once, for 30 days', async () => {
    const [once, late] = [fresh(), fresh()];
    await ask(visitor(), once);
    expect((await confirm(once)).status).toBe(200);
    expect((await confirm(once)).refusal.code).toBe(42020);
    await ask(visitor(), late);
    const ticket = await ticketOf(late);
    clock.move(30 * DAY + 1);
    expect((await visitor().call(confirmJobAlert, { body: { ticket } })).refusal.code).toBe(42019);
    expect((await visitor().call(confirmJobAlert, { body: { ticket: 'x'.repeat(43) } })).status).toBe(404);
  });

  test('has to enter an address', async () => {
    const { refusal } = await visitor().call(createJobAlert, { body: nurse });
    expect(refusal.errors).toEqual({ email: ['Alert e-mail cannot be empty'] });
  });

  test('doesn’t use up other people’s limit: each place has its own, and three of them fill a day', async () => {
    const email = 'asked-about@example.com';
    const ask = (from: string) =>
      visitor().call(createJobAlert, { body: { keywords: `cook ${(requesting += 1)}`, frequency: 'Daily', email } }, {}, { remoteAddress: from });
    let requesting = 0;
    for (let times = 0; times < 6; times += 1) expect((await ask('198.51.100.1')).status).toBe(200);
    expect((await ask('198.51.100.1')).refusal.code).toBe(40006);
    for (const from of ['198.51.100.2', '198.51.100.3']) for (let times = 0; times < 6; times += 1) expect((await ask(from)).status).toBe(200);
    expect((await ask('198.51.100.4')).refusal.code).toBe(40006);
    const owner = await seeker({ email });
    expect((await owner.call(createJobAlert, { body: { keywords: 'baker', frequency: 'Daily' } })).status).toBe(200);
    await runOutbox();
  });

  test('doesn’t get another limit with another address of its IPv6 network', async () => {
    const email = fresh();
    const ask = (host: number) =>
      visitor().call(createJobAlert, { body: { keywords: `cook ${host}`, frequency: 'Daily', email } }, {}, { remoteAddress: `2001:db8:0:a::${host}` });
    for (let host = 1; host <= 6; host += 1) expect((await ask(host)).status).toBe(200);
    expect((await ask(7)).refusal.code).toBe(40006);
    await runOutbox();
  });

  test('can’t flood a mailbox: at most six emails a day to one address, whoever requests them', async () => {
    const email = fresh();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await ask(visitor(), email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    await runOutbox();
    expect(mail.sent).toHaveLength(6);
  });
});

describe('whether an address has an account', () => {
  test('is never revealed: responses, refusals, and emails are the same', async () => {
    const known = (await seeker()).user?.email as string;
    const suspended = (await seeker()).user?.email as string;
    await db.update(user).set({ suspendedAt: clock.now() }).where(eq(user.email, suspended));
    const answers: unknown[] = [];
    for (const email of [fresh(), known, suspended]) {
      const one = visitor();
      const hidden = await one.call(registerHidden, { body: { email } });
      const created = await ask(one, email);
      const { 'x-request-id': _id, date: _date, ...headers } = created.headers;
      for (let index = 0; index < 5; index += 1) await ask(one, email);
      const refused = await ask(one, email);
      answers.push([hidden.status, hidden.data, created.status, created.data, headers, refused.status, refused.refusal.message, one.cookies.size]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('the email goes to the account’s owner, whose list shows nothing until it is confirmed', async () => {
    const owner = await seeker();
    const email = owner.user?.email as string;
    await ask(visitor(), email);
    expect((await owner.call(listJobAlerts)).data).toEqual([]);
    expect((await confirm(email, owner)).status).toBe(200);
    expect((await owner.call(listJobAlerts)).data).toMatchObject([{ keywords: 'nurse', email, status: 'active' }]);
  });
});

describe('account pre-hijacking', () => {
  test('the requester has no session, password, or sign-in method for the hidden account', async () => {
    const email = fresh();
    const stranger = await guest();
    await ask(stranger, email);
    expect((await stranger.call(listJobAlerts)).status).toBe(401);
    const hidden = await accountOf(email);
    expect(
      await db
        .select()
        .from(session)
        .where(eq(session.userId, hidden?.id as string)),
    ).toEqual([]);
    expect((await stranger.call(login, { body: { login: email, password: 'waymark-demo-1' } })).status).toBe(401);
    const [way] = await db
      .select()
      .from(account)
      .where(eq(account.userId, hidden?.id as string));
    expect(way?.password).toMatch(/^\$argon2id\$/);
  });

  test('an account a stranger registered with another person’s address is closed to them once the owner confirms the email', async () => {
    const email = fresh();
    const stranger = await seeker({ email });
    await ask(visitor(), email);
    expect((await confirm(email)).status).toBe(200);
    expect((await stranger.call(listJobAlerts)).status).toBe(401);
    expect((await (await guest()).call(login, { body: { login: email, password: 'correct horse 1' } })).status).toBe(401);
  });

  test('a stranger’s alert doesn’t block registration, and the pending email still works', async () => {
    const email = fresh();
    await ask(visitor(), email);
    const owner = await guest();
    const body = { email, password: 'correct horse 1', first_name: 'Vi', last_name: 'Cruz', terms_and_condition: true as const };
    expect((await owner.call(register, { body })).status).toBe(200);
    expect((await confirm(email, owner)).status).toBe(200);
    expect((await owner.call(listJobAlerts)).data).toHaveLength(1);
    expect((await (await guest()).call(register, { body })).refusal.code).toBe(41001);
  });

  test('a hidden account belongs to the owner who confirmed: they sign in by code, and don’t register again', async () => {
    const email = fresh();
    await ask(visitor(), email);
    await confirm(email);
    const owner = await guest();
    const body = { email, password: 'correct horse 1', first_name: 'Vi', last_name: 'Cruz', terms_and_condition: true as const };
    expect((await owner.call(register, { body })).refusal.code).toBe(41001);
    const { challenge_id } = (await owner.call(generateEmailOtp, { body: { email } })).data;
    const otp = mail.sent.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] as string;
    expect((await owner.call(login, { body: { login: email, otp, challenge_id } })).status).toBe(200);
    expect((await owner.call(listJobAlerts)).data).toHaveLength(1);
  });
});

test('a changed address needs its own confirmation; until then emails go to the old one', async () => {
  const owner = await seeker();
  await db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, owner.user?.id as string));
  const id = (await owner.call(createJobAlert, { body: nurse })).data.alert?.id as string;
  const other = fresh();
  const { data } = await owner.call(updateJobAlert, { params: { id }, body: { email: other, frequency: 'Daily' } });
  expect(data).toMatchObject({ alert: { email: owner.user?.email, frequency: 'Daily', status: 'active' }, confirming: other });
  await confirm(other);
  expect((await owner.call(listJobAlerts)).data).toMatchObject([{ email: other, status: 'active' }]);
});

test('unclaimed hidden accounts are deleted once their emails have expired; others stay', async () => {
  const [silent, answered, requesting] = [fresh(), fresh(), fresh()];
  for (const email of [silent, answered, requesting]) await ask(visitor(), email);
  await confirm(answered);
  clock.move(20 * DAY);
  await ask(visitor(), requesting);
  const registered = (await seeker({ source: 'jobalert' })).user?.email as string;
  clock.move(11 * DAY);
  await sweep(outside);
  const left = await db
    .select({ email: user.email })
    .from(user)
    .where(and(inArray(user.email, [silent, answered, requesting, registered])));
  expect(left.map(({ email }) => email).sort()).toEqual([answered, requesting, registered].sort());
});
