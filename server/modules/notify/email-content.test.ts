import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { layOut } from './email-layout.ts';
import * as letters from './email-content.ts';

const [en] = LANGUAGES;
const to = 'a.very.long.address.of.somebody@mail.example.com';
const link = `https://waymark.example/email-change#${'t'.repeat(43)}`;

const receipt = letters.applicationReceipt(
  { to, firstName: 'Ana', jobTitle: 'Cook <chef>', companyName: 'Seen & Co', appliedAt: new Date(), dueAt: null, resumeName: null, path: '/mine' },
  en,
  'Asia/Manila',
  'https://waymark.example',
);

test.each([
  ['code', letters.codeEmail(to, '482915', 'login', en)],
  ['magicLink', letters.magicLinkEmail(to, link, en)],
  ['reset', letters.resetEmail(to, '482915', en)],
  ['resetLink', letters.resetLinkEmail(to, link, en)],
  ['magicLink in place of a code', letters.magicLinkEmail(to, link, en, { isInstead: true })],
  ['passwordChanged', letters.passwordChangedEmail(to, en, 'https://waymark.example')],
  ['passwordChanged, without recovery codes', letters.passwordChangedEmail(to, en, 'https://waymark.example', { hasNoCodes: true })],
  ['emailChange', letters.emailChangeEmail(to, link, en)],
  ['emailChanged', letters.emailChangedEmail(to, to, en, 'https://waymark.example')],
  ['wayAdded', letters.wayAddedEmail(to, { kind: 'phone', number: '+639171234567' }, en, 'https://waymark.example')],
  ['wayAdded, recovery codes', letters.wayAddedEmail(to, { kind: 'codes' }, en, 'https://waymark.example')],
  ['wayRemoved', letters.wayRemovedEmail(to, { kind: 'app' }, en, 'https://waymark.example')],
  ['accountDeleted', letters.accountDeletedEmail(to, en)],
  ['noAccount', letters.noAccountEmail(to, en, 'https://waymark.example')],
  ['receipt', receipt],
])('%s says the same as text and as HTML, fills every placeholder, and loads nothing', (_, { subject, text, html }) => {
  const shown = html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
  const parts = text.split(/\n|: | → /).map((part) => part.replace('✓ ', ''));
  expect(parts.filter((part) => !/^(https:|-- |$)/.test(part) && !shown.includes(part))).toEqual([]);
  expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|null|guest\.invalid/);
  expect(html).not.toMatch(/<img|src=|@import|url\(/);
  for (const url of text.match(/https:\S+/g) ?? []) expect(html).toContain(`href="${url}"`);
});

test('a code to prove who one is is not called one to sign in with, and warns whoever did not ask', () => {
  const { subject, text } = letters.codeEmail(to, '482915', 'proof', en);
  expect(`${subject}${text}`).not.toMatch(/sign-in/);
  expect(text).toContain('change your password right away');
});

test('a letter that is a ticket shows its address too, for those whose program shows no button', () => {
  expect(letters.emailChangeEmail(to, link, en).html.split(`>${link}<`)).toHaveLength(2);
});

test('a trail is read in the direction of the language', () => {
  const content = {
    kind: 'code' as const,
    subject: '',
    preheader: '',
    title: '',
    paragraphs: [],
    small: [],
    trail: [
      { label: 'A', isDone: true },
      { label: 'B', isDone: false },
    ],
  };
  const arabic = LANGUAGES.find(({ dir }) => dir === 'rtl');
  expect(layOut(content, to, en).text).toContain('✓ A → B');
  expect(layOut(content, to, arabic as Language).text).toContain('✓ A ← B');
});
