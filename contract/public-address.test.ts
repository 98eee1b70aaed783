import { expect, test } from 'vitest';
import { publicHostOf } from './public-address.ts';

test.each([
  ['https://jobs.acme.com/1?a=b', 'jobs.acme.com'],
  ['HTTP://Jobs.Acme.COM', 'jobs.acme.com'],
  ['https://jobs.acme.com:8443/', 'jobs.acme.com'],
  ['https://münchen.de/', 'xn--mnchen-3ya.de'],
])('%s leads to %s', (url, host) => {
  expect(publicHostOf(url)).toBe(host);
});

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://10.0.0.7:9200/',
  'http://8.8.8.8/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://localhost/',
  'http://localhost./',
  'http://jenkins/',
  'http://router.lan/',
  'http://wiki.corp/',
  'http://db.internal/',
  'http://printer.local/',
  'http://a.home.arpa/',
  'https://user@acme.com/',
  'https://acme.com:secret@evil.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://acme.com/',
  '//acme.com',
  'https://a b.com/',
  'acme.com',
])('%s is none of the public web', (url) => {
  expect(publicHostOf(url)).toBeNull();
});
