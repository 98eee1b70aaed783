import { openZip } from '../../file-formats/zip.ts';
import { ReadingFailure } from '../failure.ts';
import type { Columns } from '../layout/line.ts';
import { columnsOfWord } from './word-lines.ts';
import { blocksOf, linksOf, stylesOf, type WordBlock } from './word-xml.ts';

const MB = 1024 * 1024;
/** The size after decompression, counted while decompressing, whatever the archive claims. */
const MOST_XML = 8 * MB;
const MOST_ALL = 16 * MB;
/** Images aren't read and so not decompressed, but an archive that claims more than this isn't a document. */
const MOST_CLAIMED = 64 * MB;
/** The parts with text, and those with styles. */
const READ = /^word\/(?:_rels\/)?(?:document|styles|numbering|header\d*|footer\d*)\.xml(?:\.rels)?$/i;

/**
 * A Word document's lines, with its page headers before and its page footers after them. @throws ReadingFailure encrypted, parseFailed, tooLong,
 * needsOcr
 */
export async function readDocx(bytes: Uint8Array): Promise<Columns> {
  const parts = await partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const document = parts.get('word/document.xml');
  if (document === undefined) throw new ReadingFailure('parseFailed');
  const styles = stylesOf(parts.get('word/styles.xml') ?? '', parts.get('word/numbering.xml') ?? '');
  const read = (name: string): WordBlock[] => blocksOf(parts.get(name) ?? '', linksOf(parts.get(name.replace(/^word\//, 'word/_rels/').concat('.rels')) ?? ''));
  const edges = (kind: string) => once([...parts.keys()].filter((name) => name.startsWith(`word/${kind}`)).map(read));
  const columns = columnsOfWord([...edges('header').flat(), ...read('word/document.xml')], styles);
  const below = edges('footer').map((blocks) => columnsOfWord(blocks, styles).flat());
  const all = [...columns, ...below.filter((lines) => lines.length > 0)];
  if (!all.flat().some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))) throw new ReadingFailure('needsOcr');
  return all;
}

/** Headers of first, left, and right pages mostly have the same text. */
function once(all: readonly WordBlock[][]): WordBlock[][] {
  const seen = new Set<string>();
  return all.filter((blocks) => {
    const key = JSON.stringify(blocks.map((block) => (block.kind === 'table' ? block.rows.length : block.runs.map(({ text }) => text).join(''))));
    return !seen.has(key) && seen.add(key);
  });
}

/** The XML of a document, decompressed with a size limit. */
async function partsOf(buffer: Buffer): Promise<Map<string, string>> {
  const peek = {
    size: buffer.length,
    at: (offset: number, length: number) => Promise.resolve(buffer.subarray(Math.max(0, offset), Math.max(0, offset + length))),
  };
  const zip = await openZip(peek);
  if (!zip) throw new ReadingFailure('parseFailed');
  const { entries } = zip;
  if (entries.some((entry) => entry.isEncrypted || entry.name === 'EncryptedPackage')) throw new ReadingFailure('encrypted');
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_CLAIMED) throw new ReadingFailure('tooLong');
  const parts = new Map<string, string>();
  let all = 0;
  for (const entry of entries) {
    if (!READ.test(entry.name)) continue;
    const content = await zip.unzip(entry, MOST_XML);
    if (content === 'tooLarge') throw new ReadingFailure('tooLong');
    if (content === 'damaged') continue;
    all += content.length;
    if (all > MOST_ALL) throw new ReadingFailure('tooLong');
    parts.set(entry.name.toLowerCase(), decoded(content));
  }
  return parts;
}

/** XML is in UTF-8 or, if it has the byte order mark, in UTF-16. */
function decoded(content: Buffer): string {
  const encoding = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}
