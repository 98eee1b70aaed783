import { expect, test } from 'vitest';
import { domainProof } from './domain.ts';

test.each([
  ['mei@acme.example', 'https://www.acme.example/jobs', 'proves'],
  ['MEI@ACME.example', 'http://acme.example', 'proves'],
  ['mei@mail.acme.example', 'https://acme.example', 'otherDomain'],
  ['mei@evil-acme.example', 'https://acme.example', 'otherDomain'],
  ['mei@acme.example.evil.test', 'https://acme.example', 'otherDomain'],
  ['mei@gmail.com', 'https://gmail.com', 'freeMail'],
  ['mei@yahoo.com.ph', 'https://acme.example', 'freeMail'],
  ['mei@facebook.com', 'https://www.facebook.com/acme', 'noWebsite'],
  ['mei@acme.example', null, 'noWebsite'],
  ['mei@acme.example', 'not an address', 'noWebsite'],
] as const)('%s at %s: %s', (email, website, proof) => {
  expect(domainProof(email, true, website)).toBe(proof);
});

test('an unconfirmed address proves nothing', () => {
  expect(domainProof('mei@acme.example', false, 'https://acme.example')).toBe('unconfirmed');
});
