import { expect, test } from 'vitest';
import { password } from './fields.ts';
import { isTriedFirst } from './passwords.ts';

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
