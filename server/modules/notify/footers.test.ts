import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/languages.ts';
import { testApp } from '../../../tests/support/app.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { say } from '../../http/texts.ts';
import { digestEmail, widenEmail } from '../alerts/digest/email.ts';
import { finish, topicsOf } from './finish.ts';
import { type EmailKind, EMAILS, isStoppable, rowOf } from '../../message-kinds.ts';
import { readerOf } from './reader.ts';
import { layOut } from './email-layout.ts';

const { clock, db, seeker } = await testApp();
const [en] = LANGUAGES;
const kinds = Object.keys(EMAILS) as EmailKind[];
const reader = await readerOf(db, (await seeker()).user?.id as string);
/** They link to the alert's own setting, with a text of their own (alerts/digest). */
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

describe.each(LANGUAGES.map((language) => [language.slug, language] as const))('in the language of /%s', (_, language) => {
  const own = { ...reader, language };
  const foot = (text: string) => text.slice(text.lastIndexOf('-- \n'));
  const words = (key: string) => say('mail', language, key, { brand: BRAND.name, support: BRAND.supportEmail, address: reader.email });

  test('every email ends with why it was sent and how to stop it, or that it can’t be stopped', async () => {
    for (const kind of kinds.filter((each) => !OWN_STOP.includes(each))) {
      const written = layOut({ kind, subject: 's', preheader: '', title: '', paragraphs: [], small: [] }, own.email, language);
      const { text, html } = await finish(db, written, { reader: own, topics: topicsOf([written]), baseUrl: 'https://waymark.example', now: clock.now() });
      const { about } = rowOf(kind);
      const expected = [
        words(`footer.why.${about}`),
        ...(isStoppable(kind) ? [words(about === 'waited' ? 'footer.stopAll' : 'footer.stop'), words('footer.settings')] : []),
      ];
      for (const each of expected) expect([kind, foot(text)]).toEqual([kind, expect.stringContaining(each)]);
      for (const each of expected) expect([kind, plain(html)]).toEqual([kind, expect.stringContaining(each)]);
      expect([kind, language === en, expected[0] === say('mail', en, `footer.why.${about}`, { brand: BRAND.name })]).toEqual([
        kind,
        language === en,
        language === en,
      ]);
    }
  });

  test('those of job alerts end with which address asked for them and how to stop them', () => {
    const links = {
      of: (id: string, what: string) => `https://waymark.example/one/${id}/${what}`,
      all: 'https://waymark.example/all',
      unsubscribe: 'https://waymark.example/u',
      days: 30,
    };
    const alert = { id: '7', countryId: 167, keywords: 'cook', location: [], filters: {} } as unknown as Parameters<typeof widenEmail>[1];
    const to = { id: 'd', to: reader.email, firstName: 'Ana', language, baseUrl: 'https://waymark.example', links };
    const emails = [
      [digestEmail(to, []), words('digest.stopAll'), links.all],
      [widenEmail(to, alert, []), words('digest.stop'), links.of('7', 'stop')],
    ] as const;
    for (const [{ text, html, unsubscribe }, label, url] of emails) {
      expect(foot(text)).toContain(words('digest.why'));
      expect(foot(text)).toContain(`${label}: ${url}`);
      expect(plain(html)).toContain(words('digest.why'));
      expect(html).toContain(`href="${url}"`);
      expect(unsubscribe).toBe(links.unsubscribe);
    }
  });
});

const plain = (html: string) => html.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)));

test('no email is written past the layout that ends it so', async () => {
  const folder = path.join(import.meta.dirname, '../..');
  const sources = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('.fixture.'),
  );
  const senders: string[] = [];
  for (const name of sources) if (/\benqueueMail\(|\bmail\.send\(/.test(await readFile(path.join(folder, name), 'utf8'))) senders.push(name);
  expect(senders.length).toBeGreaterThan(5);
  const htmlOfTheirOwn = [];
  for (const name of senders) if (/\bhtml: /.test(await readFile(path.join(folder, name), 'utf8'))) htmlOfTheirOwn.push(name);
  expect(htmlOfTheirOwn).toEqual([]);
});
