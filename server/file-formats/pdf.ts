import { fileTypeFromBuffer } from 'file-type';
import type { Peek, Verdict } from './peek.ts';

/** Readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const HEADER_WITHIN = 1024;
const TAIL = 4096;

/** A PDF: the header near the start and the trailer at the end. A file that starts like another format counts as that format. */
export async function judgePdf(file: Peek): Promise<Verdict> {
  const head = await file.at(0, HEADER_WITHIN);
  const start = head.indexOf('%PDF-');
  if (start < 0 || !(await isHarmlessPrefix(head.subarray(0, start), head))) return 'other';
  const tail = (await file.at(Math.max(0, file.size - TAIL), TAIL)).toString('latin1');
  const hasEnd = tail.includes('%%EOF') || tail.includes('startxref') || tail.includes('trailer');
  return hasEnd ? 'whole' : 'cutOff';
}

async function isHarmlessPrefix(prefix: Buffer, head: Buffer): Promise<boolean> {
  if (prefix.length === 0) return true;
  const text = prefix.toString('latin1');
  const isMarkupOrProgram = text.includes('<') || text.startsWith('MZ') || text.startsWith('#!') || text.startsWith('\u007fELF');
  return !isMarkupOrProgram && (await fileTypeFromBuffer(head)) === undefined;
}
