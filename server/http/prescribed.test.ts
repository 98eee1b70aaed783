import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/languages.ts';
import { wireMessage } from './prescribed.ts';
import { say } from './texts.ts';

const [english] = LANGUAGES;
const japanese = LANGUAGES.find(({ tag }) => tag === 'ja') ?? english;

test('the specification’s wording is used in responses, also for a language without that text', () => {
  for (const language of [english, japanese]) {
    expect(wireMessage('errors', language, 'otpWrong')).toBe('The OTP you have entered is wrong. Please try again.');
    expect(wireMessage('validation', language, 'email.invalid')).toBe('Please enter a valid email address');
  }
});

test('all other texts are the same as on pages, with their values', () => {
  expect(wireMessage('errors', english, 'tooManyAttempts', { seconds: 9 })).toBe(say('errors', english, 'tooManyAttempts', { seconds: 9 }));
  expect(wireMessage('errors', english, 'tooManyAttempts', { seconds: 9 })).toContain('9 seconds');
});
