import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { and, eq, gt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { login, logOut } from '../../../contract/auth.ts';
import { redeemMagicLink, requestMagicLink } from '../../../contract/login.ts';
import { sweep } from '../../jobs/sweep.ts';
import * as auth from '../../db/schema/auth.ts';
import { company, job } from '../../db/schema/market.ts';
import * as identity from '../../db/schema/identity.ts';
import * as seekers from '../../db/schema/seeker.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { BROUGHT_ALONG } from './merge-guest.ts';
import { DAY } from '../../../contract/durations.ts';

const { clock, db, guest, mail, outside, seeker } = await testApp();
const { applyDraft, externalClick, jobReport, savedJob } = seekers;
const password = 'correct horse 1';

const [employer] = await db.insert(company).values({ name: 'Acme', nameKey: 'acme', slug: 'acme', countryId: 167 }).returning();
const jobs = await db
  .insert(job)
  .values(
    ['Cook', 'Baker', 'Waiter'].map((title) => ({
      companyId: employer?.id as number,
      countryId: 167,
      title,
      description: title,
      status: 'open' as const,
      source: 'test',
      sourceId: title,
      contentHash: title,
      vacancyKey: title,
      postedAt: clock.now(),
      validThrough: clock.now(),
      confirmedAt: clock.now(),
    })),
  )
  .returning({ id: job.id });
const [cook, baker, waiter] = jobs.map(({ id }) => id) as [number, number, number];

test('signing in merges what a guest saved, drafted, clicked, and reported, and keeps the later draft', async () => {
  const owner = await seeker();
  const userId = owner.user?.id as string;
  const draft = (text: string) => ({ screening_answers: [], first_message: text }) as never;
  const early = new Date(clock.now().getTime() - 60_000);
  await db.insert(savedJob).values([{ userId, jobId: cook }]);
  await db.insert(applyDraft).values([
    { userId, jobId: cook, draft: draft('old'), updatedAt: early },
    { userId, jobId: baker, draft: draft('mine, later'), updatedAt: clock.now() },
  ]);
  await owner.call(logOut, { body: {} });
  const one = await guest();
  const [mine] = await db.select({ id: auth.user.id }).from(auth.user).where(eq(auth.user.isAnonymous, true));
  const guestId = mine?.id as string;
  await db.insert(savedJob).values([
    { userId: guestId, jobId: cook },
    { userId: guestId, jobId: waiter },
  ]);
  await db.insert(applyDraft).values([
    { userId: guestId, jobId: cook, draft: draft('new'), updatedAt: clock.now() },
    { userId: guestId, jobId: baker, draft: draft('guest, earlier'), updatedAt: early },
    { userId: guestId, jobId: waiter, draft: draft('only'), updatedAt: early },
  ]);
  await db.insert(jobReport).values([
    { userId, jobId: cook, reasonId: 1 },
    { userId: guestId, jobId: cook, reasonId: 1 },
    { userId: guestId, jobId: cook, reasonId: 2 },
  ]);
  await db.insert(externalClick).values({ userId: guestId, jobId: cook });
  expect((await one.call(login, { body: { login: owner.user?.email as string, password } })).status).toBe(200);

  const drafts = await db
    .select({ jobId: applyDraft.jobId, draft: applyDraft.draft })
    .from(applyDraft)
    .where(eq(applyDraft.userId, userId))
    .orderBy(applyDraft.jobId);
  expect(drafts.map(({ draft: { first_message: text } }) => text)).toEqual(['new', 'mine, later', 'only']);
  expect(await db.select({ jobId: savedJob.jobId }).from(savedJob).where(eq(savedJob.userId, userId)).orderBy(savedJob.jobId)).toEqual([
    { jobId: cook },
    { jobId: waiter },
  ]);
  expect(
    await db
      .select()
      .from(jobReport)
      .where(and(eq(jobReport.userId, userId))),
  ).toHaveLength(2);
  expect(await db.select().from(externalClick).where(eq(externalClick.userId, userId))).toHaveLength(1);
  expect(await db.select().from(auth.user).where(eq(auth.user.id, guestId))).toEqual([]);
});

describe('a sign-in link', () => {
  /** A seeker's link requested by someone, and what the guest who follows it has saved. */
  async function followed(isOwn: boolean): Promise<{ userId: string; guestId: string; answer: { is_own: boolean }; one: Browser }> {
    const owner = await seeker();
    const [userId, email] = [owner.user?.id as string, owner.user?.email as string];
    const asking = await guest();
    const one = isOwn ? asking : await guest();
    const [row] = await db.select({ id: auth.session.userId }).from(auth.session).where(eq(auth.session.deviceUuid, one.device));
    const guestId = row?.id as string;
    await db.insert(savedJob).values({ userId: guestId, jobId: cook });
    one.cookies.set('resume_arrival', 'A'.repeat(43));
    await asking.call(requestMagicLink, { body: { email } });
    const token = mail.sent.at(-1)?.text.match(/magic-link=(\S+)/)?.[1] as string;
    clock.move(61_000);
    // Requested twice: the first link still belongs to this browser.
    await asking.call(requestMagicLink, { body: { email } });
    return { userId, guestId, answer: (await one.call(redeemMagicLink, { body: { token } })).data, one };
  }
  const savedBy = async (userId: string) => (await db.select().from(savedJob).where(eq(savedJob.userId, userId))).length;

  test('merges the guest who requested it', async () => {
    const { userId, answer, one } = await followed(true);
    expect([answer.is_own, await savedBy(userId), one.cookies.has('resume_arrival')]).toEqual([true, 1, true]);
  });

  test('merges nothing from a guest who follows someone else’s link', async () => {
    const { userId, guestId, answer, one } = await followed(false);
    expect([answer.is_own, await savedBy(userId), one.cookies.has('resume_arrival')]).toEqual([false, 0, false]);
    expect(
      await db
        .select()
        .from(auth.session)
        .where(and(eq(auth.session.userId, guestId), gt(auth.session.expiresAt, clock.now()))),
    ).toEqual([]);
  });
});

test('every table with a person’s rows is either merged or can’t have a guest’s rows', () => {
  const isAPersons = (table: PgTable) => getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === auth.user);
  const all = Object.values({ ...auth, ...identity, ...seekers }).filter(isAPersons);
  const membersOnly = [
    auth.session,
    auth.account,
    auth.formerAddress,
    seekers.resume,
    seekers.application,
    ...Object.values(identity).filter(isAPersons),
  ] as PgTable[];
  const names = (tables: readonly PgTable[]) => tables.map((table) => getTableConfig(table).name).sort();
  expect(names(all)).toEqual(names([...BROUGHT_ALONG, ...membersOnly]));
});

test('guests without a session are swept, and nobody else', async () => {
  const [leaving, staying] = [await guest(), await guest()];
  const member = await seeker();
  clock.move(29 * DAY);
  const freshGuest = await guest();
  clock.move(2 * DAY);
  await sweep(outside);
  const left = await db
    .select({ kind: auth.user.isAnonymous, id: auth.user.id })
    .from(auth.user)
    .innerJoin(auth.session, eq(auth.session.userId, auth.user.id));
  expect(left.filter(({ kind }) => kind)).toHaveLength(1);
  expect(left.map(({ id }) => id)).toContain(member.user?.id);
  expect([leaving, staying, freshGuest]).toHaveLength(3);
});
