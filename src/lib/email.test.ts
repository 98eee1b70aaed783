import { expect, test } from 'vitest';
import { looksLikeEmail } from './email.ts';

test.each(['ana@example.com', ' ana@example.com ', 'a.b+c@mail.example.co.uk', 'anä@exämple.de', 'a@.example.com'])('accepts %s', (text) => {
  expect(looksLikeEmail(text)).toBe(true);
});

test.each(['', 'ana', 'ana@example', 'ana@.com', 'ana@example.c', '@example.com', 'ana@exa mple.com', 'ana@b@example.com'])('rejects %s', (text) => {
  expect(looksLikeEmail(text)).toBe(false);
});
