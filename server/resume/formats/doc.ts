import WordExtractor from 'word-extractor';
import { ReadingFailure } from '../failure.ts';
import type { Columns } from '../layout/line.ts';
import { columnsOfText, paragraphsOf } from './text.ts';

/**
 * The lines of a DOC (Word 97–2003). Takes only bytes, because word-extractor would also read files by name. @throws ReadingFailure encrypted,
 * parseFailed, needsOcr
 */
export async function readDoc(bytes: Uint8Array): Promise<Columns> {
  let text: string;
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    text = `${document.getHeaders({ includeFooters: false })}\n${document.getBody()}\n${document.getTextboxes({ includeHeadersAndFooters: false })}`;
  } catch (error) {
    throw new ReadingFailure(isEncrypted(bytes, error) ? 'encrypted' : 'parseFailed');
  }
  const paragraphs = paragraphsOf(text);
  if (!/[\p{L}\p{N}]{2}/u.test(text)) throw new ReadingFailure('needsOcr');
  return columnsOfText(paragraphs, true);
}

/** The flag fEncrypted of the file information block ([MS-DOC] 2.5.2), which starts with 0xA5EC in the stream of the text. */
function isEncrypted(bytes: Uint8Array, error: unknown): boolean {
  if (error instanceof Error && /encrypt|password/i.test(error.message)) return true;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 512; at + 12 < view.length; at += 512) if (view.readUInt16LE(at) === 0xa5ec) return (view.readUInt16LE(at + 10) & 0x0100) !== 0;
  return false;
}
