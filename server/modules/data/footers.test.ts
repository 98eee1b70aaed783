import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/languages.ts';
import { testApp } from '../../../tests/support/app.ts';
import { finish, topicsOf } from '../notification/finish.ts';
import { type EmailKind, EMAILS, isStoppable } from '../notification/messages.ts';
import { readerOf } from '../notification/reader.ts';
import { layOut } from './email-layout.ts';

const { clock, db, seeker } = await testApp();
const [en] = LANGUAGES;
const kinds = Object.keys(EMAILS) as EmailKind[];
const reader = await readerOf(db, (await seeker()).user?.id as string);
/** Their stop is their own alert's, in words of their own (job-alerts/digest). */
const OWN_STOP: readonly EmailKind[] = ['digest', 'widen'];

async function footerOf(kind: EmailKind) {
  const written = layOut({ kind, subject: 's', preheader: '', title: '', paragraphs: [], small: [] }, reader.email, en);
  return finish(db, written, { reader, topics: topicsOf([written]), baseUrl: 'https://waymark.example', now: clock.now() });
}

test.each(kinds)('an email “%s” says why it was sent, and every place in it is filled', async (kind) => {
  const { text, html } = await footerOf(kind);
  for (const body of [text, html]) {
    expect(body).toMatch(/You’re getting (this email|these as one email) because/);
    expect(body).not.toMatch(/\.invalid|footer\.|\{\{/);
  }
});

test.each(kinds.filter(isStoppable))('an email “%s” has the way to stop it, for its reader and for their program', async (kind) => {
  const { text, html, unsubscribe } = await footerOf(kind);
  for (const body of [text, html]) {
    expect(body).toMatch(/Stop emails like th(is|ese)/);
    expect(body).toMatch(/https:\/\/waymark\.example\/emails\/stop#[\w-]{43}/);
    expect(body).toContain('https://waymark.example/account-settings/notifications');
  }
  expect(unsubscribe).toMatch(/^https:\/\/waymark\.example\/api\/notification\/unsubscribe\/[\w-]{43}$/);
});

test.each(kinds.filter((kind) => !isStoppable(kind) && !OWN_STOP.includes(kind)))('an email “%s” says that it can’t be stopped', async (kind) => {
  const { text, html, unsubscribe } = await footerOf(kind);
  for (const body of [text, html]) {
    expect(body).toMatch(/you can’t turn them off|there’s nothing to turn off|Change it in the settings/);
    expect(body).not.toContain('/emails/stop');
  }
  expect(unsubscribe).toBeUndefined();
});
