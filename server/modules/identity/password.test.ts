import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';
import { digestWith, readSecret, sealWith } from '../../secret.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-secret-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a password matches its hash however its characters are composed, and no other password does', async () => {
  const hash = await hashPassword('pass\u0065\u0301 12345');
  expect(await isPassword('pass\u00e9 12345', hash)).toBe(true);
  expect(await isPassword('passe 12345', hash)).toBe(false);
  expect(await hashPassword('pass\u00e9 12345')).not.toBe(hash);
});

test('hashes run in turn, and one that fails passes its turn on', async () => {
  const good = await hashPassword('whatever 1');
  const bad = good.replace(/m=\d+/, 'm=0');
  const checks = Array.from({ length: 12 }, (_, index) => isPassword('whatever 1', index % 3 === 0 ? bad : good));
  const answers = await Promise.allSettled(checks);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')));
  expect(await isPassword('whatever 1', good)).toBe(true);
});

test('without a hash no password matches, after the same amount of work', async () => {
  const hash = await hashPassword('whatever 1');
  const timed = async (of: string | null) => {
    const begin = process.cpuUsage();
    for (let round = 0; round < 8; round += 1) expect(await isPassword('guess', of)).toBe(false);
    const { user, system } = process.cpuUsage(begin);
    return user + system;
  };
  await timed(hash);
  const [known, unknown] = [await timed(hash), await timed(null)];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test('a secret is generated at the first start, readable for its owner only, and stored; two simultaneous starts generate one', async () => {
  const config = { secret: undefined, dataDir: path.join(folder, 'data') };
  const [first, second] = await Promise.all([readSecret(config), readSecret(config)]);
  expect(second).toBe(first);
  expect(await readSecret(config)).toBe(first);
  expect((await stat(path.join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readSecret({ ...config, secret: 's'.repeat(32) })).toBe('s'.repeat(32));
});

test('a digest depends on the secret, the purpose, and where each part ends', () => {
  const digest = digestWith('a'.repeat(32));
  const digests = [digest('code', 'ab', 'c'), digest('code', 'a', 'bc'), digest('attempt', 'ab', 'c'), digestWith('b'.repeat(32))('code', 'ab', 'c')];
  expect(new Set(digests).size).toBe(4);
});

test('sealed data can be read only with the same secret, and only if it is unchanged', () => {
  const seal = sealWith('a'.repeat(32));
  const sealed = seal.close('JBSWY3DPEHPK3PXP');
  expect(seal.open(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal.close('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(() => sealWith('b'.repeat(32)).open(sealed)).toThrow('authenticate');
  for (const at of [0, 12, 28]) {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[at] = (bytes[at] as number) ^ 1;
    expect(() => seal.open(bytes.toString('base64url'))).toThrow('authenticate');
  }
});
