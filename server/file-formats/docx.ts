import type { Peek, Verdict } from './peek.ts';
import { openZip, type ZipEntry } from './zip.ts';

const MB = 1024 * 1024;
/** Beyond these limits a document counts as a ZIP bomb. The largest real resumes unpack to a few megabytes. */
const MOST_UNPACKED = 200 * MB;
const MOST_RATIO = 200;
const RATIO_COUNTS_FROM = 10 * MB;
const MOST_TEXT = 32 * MB;

/** A Word document: a ZIP that declares it in [Content_Types].xml and contains a readable word/document.xml, without macros, and not a ZIP bomb. */
export async function judgeDocx(file: Peek): Promise<Verdict> {
  if ((await file.at(0, 4)).toString('latin1') !== 'PK\u0003\u0004') return 'other';
  const zip = await openZip(file);
  if (zip === null) return 'cutOff';
  const { entries } = zip;
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const types = byName.get('[content_types].xml');
  const text = byName.get('word/document.xml');
  if (!types || !text || isBomb(entries, file.size) || isAmbiguous(entries)) return 'other';
  const says = await zip.unzip(types, MB);
  if (typeof says === 'string' || !declaresDocument(says)) return 'other';
  const content = await zip.unzip(text, MOST_TEXT);
  if (typeof content !== 'string') return 'whole';
  return content === 'tooLarge' ? 'other' : 'cutOff';
}

/** Whether there is a document's main part and no macro-enabled one, in UTF-8 or UTF-16, the two encodings XML allows by default. */
function declaresDocument(types: Buffer): boolean {
  const text = types[0] === 0xff || types[1] === 0 ? types.toString('utf16le') : types.toString('utf8');
  return /wordprocessingml\.(document|template)\.main\+xml/i.test(text) && !/macroEnabled|vbaProject/i.test(text);
}

function isBomb(entries: readonly ZipEntry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  // More packed bytes than the file has means overlapping entries.
  return packed > size || unpacked > MOST_UNPACKED || (unpacked > RATIO_COUNTS_FROM && unpacked > size * MOST_RATIO);
}

/** Two entries with the same name, or one that would unpack outside the folder. Readers would disagree about what this file contains. */
function isAmbiguous(entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map((entry) => entry.name));
  return names.size !== entries.length || entries.some((entry) => entry.name.startsWith('/') || entry.name.split('/').includes('..'));
}
