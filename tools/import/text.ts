import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

const SNIFF = 256 * 1024;

/** A file opened for reading: its first characters, to tell the format by, and all of it as a stream of text. */
export interface TextFile {
  head: string;
  /** The whole file was within the head. */
  isWhole: boolean;
  chunks(): AsyncGenerator<string>;
}

/**
 * Opens a text file in UTF-8, UTF-16 or what its XML declaration names, gzipped or not.
 * @throws Error where it cannot be opened, is empty or is no text
 */
export async function openText(path: string): Promise<TextFile> {
  const start = await firstBytes(path);
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  const bytes = () => (isGzip ? createReadStream(path).pipe(createGunzip()) : createReadStream(path, { highWaterMark: 256 * 1024 })) as AsyncIterable<Buffer>;
  const encoding = encodingOf(isGzip ? await prefix(bytes()) : start);
  const chunks = async function* () {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of bytes()) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  };
  let head = '';
  let isWhole = true;
  try {
    for await (const chunk of chunks()) {
      head += chunk;
      if (head.length >= SNIFF) {
        isWhole = false;
        break;
      }
    }
  } catch (error) {
    if (head === '') throw error;
    isWhole = false;
  }
  if (head.trim() === '') throw new Error('the file is empty');
  if (head.slice(0, 4_096).includes('\u0000')) throw new Error("this isn't a text file. Use JSON, XML, or CSV, gzipped or not");
  return { head, isWhole, chunks };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function prefix(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const chunk of bytes) return chunk.subarray(0, 4_096);
  return Buffer.alloc(0);
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString('latin1'))?.[1];
  try {
    return declared ? new TextDecoder(declared).encoding : 'utf-8';
  } catch {
    return 'utf-8';
  }
}
