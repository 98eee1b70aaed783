import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './files.ts';
import { listingIn } from './s3-listing.ts';
import { stagingIn } from './staging.ts';

/** S3-compatible storage. The bucket is in the path, which every such storage supports. */
export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Well within a request's 30 s, including two attempts. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * Files in a bucket, shared by any number of nodes. While they are received and checked, they are on the node's own disk. Uploads include a digest,
 * which the storage verifies.
 * @param folder where files wait until they are stored
 */
export function s3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config, folder: string): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const staging = stagingIn(folder);
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const urlOf = (key: string) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;

  const ask = async (method: string, url: string, expected: readonly number[], sha256 = EMPTY_SHA256, body?: Blob): Promise<Response> => {
    const headers = { 'x-amz-content-sha256': sha256 };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return accepted(await client.fetch(url, { method, headers, body: body ?? null, redirect: 'error', signal }), method, expected);
  };
  /** Requests a file, or part of it. The response must start soon; how long it then takes is up to the reader. */
  const begin = async (url: string, part?: { start: number; end: number }): Promise<Response> => {
    const headers = new Headers({ 'x-amz-content-sha256': EMPTY_SHA256 });
    if (part) headers.set('range', `bytes=${part.start}-${part.end}`);
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error('The file storage doesn’t respond')), TIMEOUT_MS);
    try {
      return await accepted(await client.fetch(url, { headers, redirect: 'error', signal: stop.signal }), 'GET', [part ? 206 : 200]);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    stage: staging.stage,
    discard: staging.discard,
    async keep(file, key) {
      await ask('PUT', urlOf(key), [200], file.sha256, await openAsBlob(file.path));
      await staging.discard(file);
    },
    read: (key, part) =>
      Readable.from(
        (async function* content() {
          const { body } = await begin(urlOf(key), part);
          if (body) yield* Readable.fromWeb(body as ReadableStream<Uint8Array>);
        })(),
        { objectMode: false },
      ),
    async remove(key) {
      if (staging.owns(key)) return rm(path.join(folder, key), { force: true });
      await ask('DELETE', urlOf(key), [204, 200, 404]);
    },
    async *entries() {
      yield* staging.entries();
      let next: string | null = null;
      do {
        const query: string = new URLSearchParams({ 'list-type': '2', ...(next === null ? {} : { 'continuation-token': next }) }).toString();
        const page = listingIn(await (await ask('GET', `${root}?${query}`, [200])).text());
        for (const { key, writtenAt } of page.files) if (key !== CHECK) yield { key, writtenAt, isStaged: false };
        ({ next } = page);
      } while (next !== null);
    },
    async check() {
      await staging.check();
      await ask('PUT', urlOf(CHECK), [200]);
    },
  };
}

async function accepted(reply: Response, method: string, expected: readonly number[]): Promise<Response> {
  if (expected.includes(reply.status)) return reply;
  const code = /<Code>([A-Za-z\d]{1,60})<\/Code>/.exec(await reply.text())?.[1] ?? 'no reason given';
  throw new Error(`The file storage refused ${method}: ${reply.status} ${code}`);
}

/** An empty object that shows whether the bucket is writable. */
const CHECK = '.check';
