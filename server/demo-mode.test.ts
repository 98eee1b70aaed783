import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { isLoopback, requireMail } from './demo-mode.ts';

const DB = { DATABASE_URL: 'postgres://db.example/waymark' };
const SMTP = { SMTP_URL: 'smtp://mail.example', OPERATOR_EMAIL: 'operator@jobs.example' };

/** What the start says against this configuration. */
function complaint(config: Config): string {
  try {
    requireMail(config);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe.each([undefined, 'development', 'test', 'production'])('NODE_ENV %s', (NODE_ENV) => {
  describe.each([undefined, '127.0.0.1', '127.0.0.53', 'localhost', '::1', '0.0.0.0', '::', '192.168.1.4', 'waymark.local'])('HOST %s', (HOST) => {
    const isOwn = HOST === undefined || ['127.0.0.1', '127.0.0.53', 'localhost', '::1'].includes(HOST);
    test.each([
      ['embedded', {}, isOwn && NODE_ENV !== 'production'],
      ['embedded, SMTP_URL', SMTP, false],
      ['DATABASE_URL', DB, false],
      ['DATABASE_URL, SMTP_URL', { ...DB, ...SMTP }, false],
    ])('%s', (_, own, isDemo) => {
      const config = readConfig({ NODE_ENV, HOST, ...own });
      expect(config.whyNoDemo.length === 0).toBe(isDemo);
      expect(complaint(config)).toMatch(isDemo || 'SMTP_URL' in own ? /^$/ : /^Set SMTP_URL\./);
    });
  });
});

test.each([
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set'],
  [{ BASE_URL: 'https://jobs.example' }, 'BASE_URL is https://jobs.example, not an address of this machine'],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0, where other machines can reach it'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
])('behind %j others could be anyone, so there is no demo, and the start says why', (variables, reason) => {
  const config = readConfig(variables);
  expect(config.whyNoDemo).toEqual([reason]);
  expect(complaint(config)).toContain(reason);
});

test('reports go to somebody who can read them, but in a demo', () => {
  expect(complaint(readConfig({ ...DB, SMTP_URL: SMTP.SMTP_URL }))).toMatch(/^Set OPERATOR_EMAIL\. .* support@waymark\.test/);
  expect(complaint(readConfig({ ...DB, ...SMTP, OPERATOR_EMAIL: 'reports@waymark.test' }))).toMatch(/^Set OPERATOR_EMAIL\./);
  expect(complaint(readConfig({}))).toBe('');
});

test('only this machine is listened to, unless a database of one’s own says that others come', () => {
  expect([readConfig({}).host, readConfig({ NODE_ENV: 'production' }).host, readConfig(DB).host]).toEqual(['127.0.0.1', '127.0.0.1', '0.0.0.0']);
  expect(readConfig({ ...DB, HOST: '10.0.0.5' }).host).toBe('10.0.0.5');
});

test('names that only look like this machine’s are not', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'LOCALHOST'].filter(isLoopback)).toHaveLength(5);
  expect(['127.0.0.1.example', 'localhost.example', '1127.0.0.1', '127.1', '::', '::ffff:10.0.0.1', ''].filter(isLoopback)).toEqual([]);
});
