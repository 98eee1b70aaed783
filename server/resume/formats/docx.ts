import mammoth from 'mammoth';
import { ReadingFailure } from '../failure.ts';
import { zipEntries, unzip } from '../../modules/jobseekers/formats/zip.ts';
import type { Columns } from '../layout/line.ts';
import { paragraphsOfHtml } from './html.ts';
import { columnsOfText, paragraphsOf } from './text.ts';

const MB = 1024 * 1024;
/** Inflated; counted while inflating, whatever the archive claims. mammoth holds a tree of ten times its XML. */
const MOST_XML = 8 * MB;
const MOST_ALL = 64 * MB;
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h3:fresh", 'br[type=page] => hr', "r[style-name='Strong'] => strong"];

/** A Word document's lines: its body as mammoth reads it, before it what its page header says. @throws ReadingFailure encrypted, parseFailed, tooLong, needsOcr */
export async function readDocx(bytes: Uint8Array): Promise<Columns> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = await inspect(buffer);
  let html: string;
  try {
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
    ({ value: html } = await mammoth.convertToHtml({ buffer }, { styleMap: STYLES, convertImage, externalFileAccess: false }));
  } catch {
    throw new ReadingFailure('parseFailed');
  }
  const paragraphs = [...paragraphsOf(header), ...paragraphsOfHtml(html)];
  if (!paragraphs.some(({ cells }) => cells.some((cell) => /[\p{L}\p{N}]{2}/u.test(cell)))) throw new ReadingFailure('needsOcr');
  return columnsOfText(paragraphs);
}

/** Inflates what will be read, counting, before a reader does without counting. @returns the text of the page headers */
async function inspect(buffer: Buffer): Promise<string> {
  const peek = {
    size: buffer.length,
    at: (offset: number, length: number) => Promise.resolve(buffer.subarray(Math.max(0, offset), Math.max(0, offset + length))),
  };
  const entries = await zipEntries(peek);
  if (!entries) throw new ReadingFailure('parseFailed');
  if (entries.some((entry) => entry.isEncrypted || entry.name === 'EncryptedPackage')) throw new ReadingFailure('encrypted');
  let all = 0;
  let header = '';
  for (const entry of entries) {
    const isXml = /\.(xml|rels)$/i.test(entry.name);
    const content = await unzip(peek, entry, isXml ? MOST_XML : MOST_ALL);
    if (content === 'tooLarge') throw new ReadingFailure('tooLong');
    if (content === 'damaged') continue;
    all += content.length;
    if (all > MOST_ALL) throw new ReadingFailure('tooLong');
    if (/^word\/header\d*\.xml$/i.test(entry.name)) header += `${textOfXml(content.toString('utf8'))}\n`;
  }
  return header;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The words of a part mammoth does not read. */
function textOfXml(xml: string): string {
  return xml
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<\/w:p>|<w:br[^<>]*\/>/g, '\n')
    .replace(/<w:instrText[^<>]*>[^<]*<\/w:instrText>/g, '')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}
