import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getSession, login } from '../../../contract/auth.ts';
import { MINUTE } from '../../../contract/durations.ts';
import { listResumes, uploadResume } from '../../../contract/jobseekers.ts';
import { getReach } from '../../../contract/reach.ts';
import { deleteAccount, exportData, getAccountSetting, saveUserSettings } from '../../../contract/settings.ts';
import { testApp } from '../../../tests/support/app.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import { resume } from '../../db/schema/seeker.ts';
import { idempotency } from '../../db/schema/operations.ts';
import { consentReceipt, singaporeIdentity, twoFactor } from '../../db/schema/identity.ts';

const { clock, db, guest, mail, outside, runOutbox, seeker, visitor } = await testApp();
const pdf = new File([`%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`], 'ana.pdf', { type: 'application/pdf' });

beforeEach(() => clock.move(60 * MINUTE));

test('what is not chosen is the default; what is chosen stays, and is one’s own', async () => {
  const [one, other] = [await seeker(), await seeker()];
  expect((await one.call(getAccountSetting)).data).toEqual({
    notifications: { application_news: true, push: true },
    has_password: true,
    pending_email: null,
  });
  await one.call(saveUserSettings, { body: { notifications: { application_news: false } } });
  expect((await one.call(getAccountSetting)).data.notifications).toEqual({ application_news: false, push: true });
  expect((await other.call(getAccountSetting)).data.notifications).toEqual({ application_news: true, push: true });
  expect((await one.call(getReach)).data.off).toEqual([{ topic: 'applications', channel: 'email' }]);
  expect((await (await guest()).call(getAccountSetting)).status).toBe(401);
});

test('an export holds what is one’s own, and neither a secret nor anything of another', async () => {
  const [one, other] = [await seeker({ first_name: 'Xenia' }), await seeker({ first_name: 'Yusuf' })];
  await db.insert(twoFactor).values({ userId: one.user?.id as string, sealedSecret: 'sealed-secret-1' });
  await one.call(uploadResume, { query: {}, file: pdf, filename: 'xenia.pdf' });
  const answer = await one.call(exportData);
  expect(answer.headers['content-disposition']).toContain('attachment');
  const text = JSON.stringify(answer.data);
  expect(answer.data).toMatchObject({ profile: { email: one.user?.email, firstName: 'Xenia' }, resumes: [{ filename: 'xenia.pdf' }] });
  const [credential] = await db
    .select({ password: account.password })
    .from(account)
    .where(eq(account.userId, one.user?.id as string));
  for (const secret of ['sealed-secret-1', credential?.password as string, 'storageKey', 'Yusuf', other.user?.email as string, 'argon2'])
    expect(text).not.toContain(secret);
});

test('an export and a deletion ask for a fresh proof; a deletion for the address too', async () => {
  const one = await seeker();
  const email = one.user?.email as string;
  expect((await one.call(deleteAccount, { body: { confirmation: 'someone@example.com' } })).refusal).toMatchObject({
    code: 40001,
    errors: { confirmation: [expect.any(String)] },
  });
  clock.move(16 * MINUTE);
  expect((await one.call(exportData)).refusal.code).toBe(42026);
  expect((await one.call(deleteAccount, { body: { confirmation: email } })).refusal.code).toBe(42026);
  expect((await one.call(getSession)).data.kind).toBe('seeker');
});

test('a deleted account leaves no row, no file and no session, and one last letter', async () => {
  const [one, other] = [await seeker(), await seeker()];
  const [email, id] = [one.user?.email as string, one.user?.id as string];
  await one.call(uploadResume, { query: {}, file: pdf, filename: 'ana.pdf' });
  await other.call(uploadResume, { query: {}, file: pdf, filename: 'ana.pdf' });
  const [consent] = await db.insert(consentReceipt).values({ userId: id, purpose: 'identity', provider: 'singpass', fields: [], textVersion: '1' }).returning();
  await db.insert(singaporeIdentity).values({ userId: id, maskedUinfin: 'S****567D', uinfinDigest: 'digest', consentId: consent?.id ?? null });
  const [kept] = await db.select({ key: resume.storageKey }).from(resume).where(eq(resume.userId, id));
  expect((await one.call(deleteAccount, { body: { confirmation: ` ${email.toUpperCase()} ` } })).status).toBe(200);
  expect(one.cookies.has('sessionid')).toBe(false);
  expect(await db.select().from(user).where(eq(user.id, id))).toEqual([]);
  expect(await db.select().from(session).where(eq(session.userId, id))).toEqual([]);
  expect(await db.select().from(idempotency).where(eq(idempotency.owner, id))).toEqual([]);
  const left: string[] = [];
  for await (const { key } of outside.files.entries()) left.push(key);
  expect(left).not.toContain(kept?.key);
  expect((await other.call(listResumes)).data).toHaveLength(1);
  await runOutbox();
  expect(mail.sent.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('deleted') });
  expect((await visitor().call(login, { body: { login: email, password: 'correct horse 1' } })).refusal.code).toBe(40002);
});

test('another device of a deleted account is nobody at once', async () => {
  const one = await seeker();
  const other = await guest();
  await other.call(login, { body: { login: one.user?.email as string, password: 'correct horse 1' } });
  expect((await other.call(getSession)).data.kind).toBe('seeker');
  await one.call(deleteAccount, { body: { confirmation: one.user?.email as string } });
  expect((await other.call(getSession)).data.kind).toBe('none');
});
