import { expect, test } from 'vitest';
import { password } from './fields.ts';
import { isOwnName, isTriedFirst } from './passwords.ts';

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'passw0rd2024',
  '12345678',
  '1234567890',
  '87654321',
  '11111111',
  '12121212',
  'abcabcabc',
  'qwertyui',
  'qwerty123',
  'asdfghjkl',
  '1q2w3e4r',
  'qazwsxedc',
  'iloveyou',
  'iloveyou2',
  'sunshine1',
  'Welcome123',
  'letmein!!',
  'Summer2025!',
  'jobseeker1',
  'Waymark2026',
  'waymarkjobs',
  'adminadmin',
])('%s is tried first, and not taken', (text) => {
  expect(isTriedFirst(text)).toBe(true);
  expect(password.safeParse(text).error?.issues[0]?.message).toBe('password.common');
});

test.each([
  'correct horse 1',
  'waymark-demo-1',
  'another horse 2',
  'a long password',
  'tricky ferry 88',
  'ütterly öwn',
  '職場職場の鍵です',
  'kR9#vT2m',
  'my first summer in oslo',
  'x'.repeat(60) + 'yz',
])('%s is one’s own', (text) => {
  expect(password.safeParse(text).success).toBe(true);
});

const ana = { first_name: 'Ana María', last_name: 'Dela Cruz', email: 'sam.reyes88@bayani.example' };

test.each([
  'sam12345',
  'reyes2024!',
  's4mreyes88',
  'sam.reyes88@bayani.example',
  'DelaCruz1990',
  'cruz-ana-maria',
  'AnaMaría#1',
  '1234anamaria',
  'anapassword1',
  'bayani2026',
])('%s is little but the name of its owner, and not taken', (text) => {
  expect(isOwnName(text, ana)).toBe(true);
});

test.each(['correct horse 1', 'ana climbs pale hills', 'cruzeiro do sul', 'samovar-lamp', '19904477', 'kR9#vT2m'])('%s is more than a name', (text) => {
  expect(isOwnName(text, ana)).toBe(false);
});

test('a name of one letter, and none at all, are in every password; two letters are a name in other scripts', () => {
  expect(isOwnName('s8817364', { first_name: 'S', last_name: 'T', email: 'x@y.zz' })).toBe(false);
  expect(isOwnName('correct horse 1', { first_name: '', last_name: null })).toBe(false);
  expect(isOwnName('山田1234567', { first_name: '太郎', last_name: '山田' })).toBe(true);
});
