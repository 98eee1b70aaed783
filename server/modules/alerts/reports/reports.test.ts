import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmJobAlert, createJobAlert, listJobAlerts, updateJobAlert } from '../../../../contract/alerts.ts';
import { MailFailure } from '../../../adapters/mail-failure.ts';
import { user } from '../../../db/schema/auth.ts';
import { jobAlert, suppressedAddress } from '../../../db/schema/identity.ts';
import { sendDigests } from '../digest/schedule.ts';
import { runOutbox } from '../../../jobs/outbox/run.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { addJobs, layMarket } from '../../market/search/market.fixture.ts';
import { MAIL_REPORTS } from './routes.ts';
import { DAY } from '../../../../contract/durations.ts';

const SECRET = 'a-secret-of-the-mail-provider-that-is-long';
const { app, clock, db, mail, outside, seeker } = await testApp({ MAIL_REPORTS_SECRET: SECRET });
await layMarket(db);
let people = 0;

/** A person who was sent a digest. */
async function reader() {
  const one = await seeker();
  const [id, email] = [one.user?.id as string, one.user?.email as string];
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, id));
  const trade = `keeper${(people += 1)}`;
  const alert = (await one.call(createJobAlert, { body: { keywords: trade, frequency: 'Daily' } })).data.alert?.id as string;
  await addJobs(db, [{ title: trade, postedAt: clock.now(), validThrough: new Date(clock.now().getTime() + 30 * DAY) }]);
  clock.move(DAY);
  await sendDigests({ ...outside, log: app.log });
  await runOutbox({ ...outside, log: app.log });
  return { one, id, email, alert, digest: mail.sent.findLast(({ to }) => to === email)?.id as string };
}

const report = (type: string, fields: string, returned: string) =>
  [
    'From: Mail Delivery System <mailer-daemon@mx.example>',
    'To: bounces@waymark.example',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="b"`,
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Something happened to your message.',
    '--b',
    `Content-Type: message/${type}`,
    '',
    fields,
    '--b',
    returned,
    '--b--',
    '',
  ].join('\r\n');
const headersOf = (id: string) =>
  `Content-Type: text/rfc822-headers\r\n\r\nFrom: hello@waymark.test\r\nMessage-ID:\r\n <${id}@waymark.test>\r\nSubject: New for you`;
const wholeOf = (id: string) => `Content-Type: message/rfc822\r\n\r\nMessage-ID: <${id.toUpperCase()}@waymark.test>\r\nSubject: New for you\r\n\r\nHi`;
/** RFC 3464 §6, with our email. */
const bounce = (id: string, status = '5.1.1', action = 'failed') =>
  report(
    'delivery-status',
    `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ana@example.com\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 no such user`,
    headersOf(id),
  );
/** RFC 5965 §B, with our email. */
const complaint = (id: string, type = 'abuse') =>
  report('feedback-report', `Feedback-Type: ${type}\r\nUser-Agent: SomeGenerator/1.0\r\nVersion: 1`, wholeOf(id));
const hand = async (payload: string, secret = SECRET) => {
  const answer = await app.inject({
    method: 'POST',
    url: MAIL_REPORTS,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    payload,
  });
  return [answer.statusCode, answer.json().stopped];
};
const statusOf = async (id: string) => (await db.select().from(jobAlert).where(eq(jobAlert.id, id)))[0]?.status;

beforeEach(() => void (mail.sent.length = 0));

describe('a report by a mail server', () => {
  test('of a permanent bounce stops the alerts to its address, with the reason', async () => {
    const { one, alert, digest } = await reader();
    expect(await hand(bounce(digest))).toEqual([200, 1]);
    expect((await one.call(listJobAlerts)).data).toMatchObject([{ id: alert, status: 'bounced', next_at: null }]);
    expect(await hand(bounce(digest))).toEqual([200, 0]);
  });

  test('of a spam complaint stops them too', async () => {
    const { alert, digest, email } = await reader();
    expect(await hand(complaint(digest))).toEqual([200, 1]);
    expect(await statusOf(alert)).toBe('complained');
    expect(await db.select().from(suppressedAddress).where(eq(suppressedAddress.email, email))).toMatchObject([{ reason: 'complained' }]);
  });

  test.each([
    ['a delay', (id: string) => bounce(id, '4.4.7', 'delayed')],
    ['a full mailbox', (id: string) => bounce(id, '4.2.2')],
    ['a delivery', (id: string) => bounce(id, '2.0.0', 'delivered')],
    ['a report that it was not spam', (id: string) => complaint(id, 'not-spam')],
    ['an ordinary email', (id: string) => `Subject: Hi\r\n\r\n<${id}@waymark.test>`],
    ['nothing', () => ''],
    ['rubbish', () => '\u0000\r\n--b\r\n\r\n'.repeat(50)],
  ])('of %s stops nothing', async (_what, made) => {
    const { alert, digest } = await reader();
    expect(await hand(made(digest))).toEqual([200, 0]);
    expect(await statusOf(alert)).toBe('active');
  });

  test('is accepted only for a recent email that it names, and only with the secret', async () => {
    const { alert, digest, email } = await reader();
    // It names the address, but no email of ours.
    expect(await hand(bounce(crypto.randomUUID()).replace('ana@example.com', email))).toEqual([200, 0]);
    expect((await hand(bounce(digest), 'x'.repeat(40)))[0]).toBe(401);
    clock.move(61 * DAY);
    expect(await hand(bounce(digest))).toEqual([200, 0]);
    expect(await statusOf(alert)).toBe('active');
  });
});

test('a recipient refused on delivery stops the alerts right away', async () => {
  const { alert, email } = await reader();
  await addJobs(db, [{ title: `keeper${people} again`, postedAt: clock.now(), validThrough: new Date(clock.now().getTime() + 30 * DAY) }]);
  clock.move(DAY);
  await sendDigests({ ...outside, log: app.log });
  const refused = Object.assign(new Error('550 no such user'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 no such user',
  });
  const send = async ({ to }: { to: string }) => {
    if (to === email) throw new MailFailure(refused);
  };
  await runOutbox({ ...outside, mail: { send, close: async () => undefined }, log: app.log });
  expect(await statusOf(alert)).toBe('bounced');
});

test('a bounced address accepts no new alert until its reader confirms it; then everything works again', async () => {
  const { one, alert, digest, email } = await reader();
  await hand(bounce(digest));
  expect((await one.call(createJobAlert, { body: { keywords: 'another', frequency: 'Daily' } })).data.status).toBe('unconfirmed');
  const { data } = await one.call(updateJobAlert, { params: { id: alert }, body: { status: 'active' } });
  expect([data.alert.status, data.confirming]).toEqual(['unconfirmed', email]);
  await runOutbox({ ...outside, log: app.log });
  const ticket = mail.sent.findLast(({ text }) => /keeper[^]*job-alerts.confirm#/.test(text))?.text.match(/\/job-alerts\/confirm#([\w-]{43})/)?.[1] as string;
  await one.call(confirmJobAlert, { body: { ticket } });
  expect(await statusOf(alert)).toBe('active');
  expect(await db.select().from(suppressedAddress).where(eq(suppressedAddress.email, email))).toEqual([]);
});

test('without a configured secret the address doesn’t exist', async () => {
  const other = await testApp();
  expect((await other.app.inject({ method: 'POST', url: MAIL_REPORTS, payload: '' })).statusCode).toBe(404);
});
