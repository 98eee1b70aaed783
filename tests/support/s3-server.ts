import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEYS = { region: 'eu-test-1', bucket: 'resumes', accessKeyId: 'AKIATEST', secretAccessKey: 'a secret of thirty two characters' };

/** Number of objects per page of the listing. */
const PAGE = 2;

/** A storage server with as much of S3's protocol as files need: checks signature version 4 and digests, and stores objects in memory. */
export interface S3Server {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Refusals, as S3 words them. */
  refused: string[];
  close(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const answer = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content);
    const refuse = (status: number, code: string) => {
      refused.push(code);
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    };
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    if (!isSigned(request, url)) return refuse(403, 'SignatureDoesNotMatch');
    if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) return refuse(400, 'XAmzContentSHA256Mismatch');
    if (bucket !== S3_KEYS.bucket) return refuse(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (key === '') return answer(200, listing(objects, url.searchParams.get('continuation-token')));
    const found = objects.get(key);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (found && first && last) return answer(206, found.subarray(Number(first), Number(last) + 1));
    return found ? answer(200, found) : refuse(404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const strict = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request is signed with our secret, computed from the "Signature Version 4 signing process". */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const match = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const at = String(request.headers['x-amz-date']);
  const [, id, day = '', region = '', signed = '', signature = ''] = match ?? [];
  if (id !== S3_KEYS.accessKeyId || region !== S3_KEYS.region || !at.startsWith(day) || !signed.split(';').includes('x-amz-content-sha256')) return false;
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => strict(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${strict(name)}=${strict(value)}`)
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = ['s3', 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(hmac(`AWS4${S3_KEYS.secretAccessKey}`, day), region));
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

function listing(objects: Map<string, Buffer>, after: string | null): string {
  const keys = [...objects.keys()].sort().filter((key) => after === null || key > after);
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const contents = keys
    .slice(0, PAGE)
    .map(
      (key) => `<Contents><Key>${escaped(key)}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified><Size>${objects.get(key)?.length}</Size></Contents>`,
    );
  const next = keys.length > PAGE ? `<NextContinuationToken>${escaped(keys[PAGE - 1] ?? '')}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${next}${contents.join('')}</ListBucketResult>`;
}
