import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { S3_KEYS, startS3, type S3Server } from '../../tests/support/s3-server.ts';
import type { FileStore } from './files.ts';
import { s3Files } from './s3.ts';

let server: S3Server;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  server = await startS3();
  folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-s3-'));
});
beforeEach(() => {
  server.objects.clear();
  server.refused.length = 0;
  files = s3Files({ ...S3_KEYS, endpoint: server.endpoint }, folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const stage = (content: Buffer, most = 1_000_000) => files.stage(Readable.from([content]), 'Ana Reyes.pdf', most);
const waiting = () => readdir(path.join(folder, '.staging'));

test('a stored file is complete in the bucket and no longer on the disk, and can be read and deleted', async () => {
  const content = Buffer.alloc(300_000, 'resume ');
  await files.keep(await stage(content), "users/1f/Ana's (résumé) + more");
  expect([...server.objects]).toEqual([["users/1f/Ana's (résumé) + more", content]]);
  expect(await waiting()).toEqual([]);
  expect((await buffer(files.read("users/1f/Ana's (résumé) + more"))).equals(content)).toBe(true);
  expect((await buffer(files.read("users/1f/Ana's (résumé) + more", { start: 2, end: 8 }))).toString()).toBe('sume re');
  await files.remove("users/1f/Ana's (résumé) + more");
  expect(server.objects.size).toBe(0);
  await files.remove('users/none');
  expect(server.refused).toEqual([]);
});

test('received files wait on the disk, so one that is too large never reaches the bucket', async () => {
  const staged = await stage(Buffer.alloc(101), 100);
  expect(staged).toMatchObject({ isTooLarge: true, size: 101 });
  expect(await waiting()).toHaveLength(1);
  await files.discard(staged);
  expect([await waiting(), server.objects.size]).toEqual([[], 0]);
});

test('listing returns every file on all pages, including staged ones, and each can be deleted', async () => {
  for (const key of ['a/1', 'a/2 & <3>', 'b/4', 'b/5', 'c/6']) await files.keep(await stage(Buffer.from(key)), key);
  await stage(Buffer.from('waits'));
  await files.check();
  const entries = await Array.fromAsync(files.entries());
  expect(entries.filter(({ isStaged }) => !isStaged)).toEqual(
    ['a/1', 'a/2 & <3>', 'b/4', 'b/5', 'c/6'].map((key) => ({ key, writtenAt: new Date('2026-03-01T10:00:00Z'), isStaged: false })),
  );
  for (const { key } of entries) await files.remove(key);
  expect(await Array.fromAsync(files.entries())).toEqual([]);
});

test('reading a missing file fails', async () => {
  await expect(buffer(files.read('users/none'))).rejects.toThrow('The file storage refused GET: 404 NoSuchKey');
});

test('the storage verifies uploads: with a wrong secret, bucket, or digest, the file stays staged', async () => {
  const wrong = (more: object) => s3Files({ ...S3_KEYS, endpoint: server.endpoint, ...more }, folder);
  await expect(wrong({ secretAccessKey: 'another' }).check()).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(wrong({ bucket: 'others' }).check()).rejects.toThrow('404 NoSuchBucket');
  const staged = await stage(Buffer.from('changed on its way'));
  await expect(files.keep({ ...staged, sha256: '0'.repeat(64) }, 'a/1')).rejects.toThrow('400 XAmzContentSHA256Mismatch');
  expect([await waiting(), server.objects.size]).toEqual([expect.arrayContaining([path.basename(staged.path)]), 0]);
  await files.discard(staged);
});

test('data goes only to the configured storage', async () => {
  const requests: string[] = [];
  const elsewhere = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/moved') response.end('of somebody else');
    else response.writeHead(307, { location: '/moved' }).end();
  });
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  const moved = s3Files({ ...S3_KEYS, endpoint: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}` }, folder);
  await expect(buffer(moved.read('users/one'))).rejects.toThrow('fetch failed');
  const staged = await stage(Buffer.from('a resume'));
  await expect(moved.keep(staged, 'users/two')).rejects.toThrow('fetch failed');
  expect(requests).not.toContain('/moved');
  await files.discard(staged);
  elsewhere.close();
});
