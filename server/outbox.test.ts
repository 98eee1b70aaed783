import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '../contract/durations.ts';
import { deleteAccount } from '../contract/settings.ts';
import { testApp } from '../tests/support/app.ts';
import { MailFailure } from './adapters/mail-failure.ts';
import { user } from './db/schema/auth.ts';
import { outbox } from './db/schema/operations.ts';
import { enqueueMail } from './modules/notify/outbox.ts';
import { runOutbox } from './jobs/outbox/run.ts';
import { sweep } from './jobs/sweep.ts';
import { givenUp, sendAgain } from './outbox.ts';

const { app, clock, db, mail, outside, runOutbox: run, seeker } = await testApp();
const message = (to: string) => ({ kind: 'code' as const, to, subject: 'Your application', text: 't', html: '<p>h</p>' });
const idsGivenUp = async () => (await givenUp(db)).map(({ id }) => id);

/** An email that the mail server refused for good. @returns its id */
async function refusedTo(to: string, more: { userId?: string } = {}): Promise<number> {
  await enqueueMail(db, { ...message(to), ...more });
  const refused = { code: 'EENVELOPE', command: 'RCPT TO', response: '550 no', responseCode: 550 };
  const send = async () => {
    throw new MailFailure(Object.assign(new Error('550 no'), refused));
  };
  await runOutbox({ ...outside, log: app.log, mail: { send, close: async () => undefined } });
  return Math.max(...(await idsGivenUp()));
}

test('what was given up is listed, and sent again when told', async () => {
  const [one, other] = [await refusedTo('one@example.com'), await refusedTo('other@example.com')];
  expect(await givenUp(db)).toEqual([
    expect.objectContaining({ id: one, kind: 'mail', tries: 1, subject: 'Your application', at: clock.now(), error: expect.stringContaining('550 no') }),
    expect.objectContaining({ id: other }),
  ]);
  expect(await run()).toBe(0);
  expect(await sendAgain(db, [one, 4_711])).toEqual([one]);
  await run();
  expect(mail.sent.map(({ to }) => to)).toEqual(['one@example.com']);
  expect(await sendAgain(db, 'all')).toEqual([other]);
  await run();
  expect(mail.sent.map(({ to }) => to)).toEqual(['one@example.com', 'other@example.com']);
  expect(await idsGivenUp()).toEqual([]);
  expect(await sendAgain(db, 'all')).toEqual([]);
});

test('it is removed a month later', async () => {
  const id = await refusedTo('old@example.com');
  clock.move(29 * DAY);
  await sweep(outside);
  expect(await idsGivenUp()).toContain(id);
  clock.move(2 * DAY);
  await sweep(outside);
  expect(await db.select().from(outbox).where(eq(outbox.id, id))).toEqual([]);
});

test('it is removed with its person, whichever address it went to and whoever it was for', async () => {
  const [one, other] = [await seeker(), await seeker()];
  const [id, email] = [one.user?.id as string, one.user?.email as string];
  await refusedTo(email);
  await refusedTo('a-friend@example.com', { userId: id });
  const stays = await refusedTo(other.user?.email as string);
  await db.update(user).set({ email: 'ana-new@example.com' }).where(eq(user.id, id));
  expect((await one.call(deleteAccount, { body: { confirmation: 'ana-new@example.com' } })).status).toBe(200);
  expect(await idsGivenUp()).toEqual([stays]);
  await run();
  expect(mail.sent.at(-1)).toMatchObject({ to: 'ana-new@example.com', subject: expect.stringContaining('deleted') });
});
