import type { CountryCode } from 'libphonenumber-js';
import type { ResumeReading } from '../../contract/resume-sync.ts';
import { contentOfDocument } from './embedded.ts';
import { ReadingFailure } from './failure.ts';
import { readDoc } from './formats/doc.ts';
import { readDocx } from './formats/docx.ts';
import { readPdf } from './formats/pdf.ts';
import { columnsOfText, paragraphsOf } from './formats/text.ts';
import type { Columns } from './layout/line.ts';
import { contentOf, isResume } from './profile.ts';

export type ResumeKind = 'pdf' | 'docx' | 'doc' | 'txt';

const READERS: Record<Exclude<ResumeKind, 'pdf'>, (bytes: Uint8Array) => Promise<Columns>> = {
  docx: readDocx,
  doc: readDoc,
  txt: async (bytes) => columnsOfText(paragraphsOf(new TextDecoder().decode(bytes))),
};

/** Reads a document here and now: hostile ones may take all time and memory there is, so a server asks `resumeReader` instead. */
export async function readResume(bytes: Uint8Array, kind: ResumeKind, country?: CountryCode): Promise<ResumeReading> {
  try {
    const { columns, embedded } = kind === 'pdf' ? await readPdf(bytes) : { columns: await READERS[kind](bytes), embedded: null };
    const content = embedded ? contentOfDocument(embedded, columns) : contentOf(columns, country);
    return { outcome: isResume(content) ? 'found' : 'lowConfidence', content };
  } catch (error) {
    if (error instanceof ReadingFailure) return { outcome: error.outcome };
    throw error;
  }
}
