import type { CountryCode } from 'libphonenumber-js';
import type { ResumeReading } from '../../contract/resume-sync.ts';
import { contentOfDocument } from './embedded.ts';
import { ReadingFailure } from './failure.ts';
import { readDoc } from './formats/doc.ts';
import { readDocx } from './formats/docx.ts';
import { readPdf } from './formats/pdf.ts';
import { columnsOfText, paragraphsOf } from './formats/text.ts';
import { withoutBullet, type Columns, type Line } from './layout/line.ts';
import { contentOf, isResume } from './profile.ts';
import { continuations } from './prose.ts';
import { sectionsOf, type Section } from './sections.ts';

export type ResumeKind = 'pdf' | 'docx' | 'doc' | 'txt';

const READERS: Record<Exclude<ResumeKind, 'pdf'>, (bytes: Uint8Array) => Promise<Columns>> = {
  docx: readDocx,
  doc: readDoc,
  txt: async (bytes) => columnsOfText(paragraphsOf(new TextDecoder().decode(bytes))),
};

/** No resume has more lines. Each takes time, so longer documents aren't read. */
const MOST_LINES = 3_000;
const MOST_LETTERS = 200_000;

function isTooLong(columns: Columns): boolean {
  const lines = columns.flat();
  return lines.length > MOST_LINES || lines.reduce((sum, line) => sum + line.text.length, 0) > MOST_LETTERS;
}

/** A line of a resume as written, with what a page break separated and without its list mark, and its section. */
export interface ResumeLine {
  section: Section['kind'];
  page: number;
  text: string;
}

/** What was found in a document, and all its lines; no lines if there is no content. */
export interface WholeReading {
  reading: ResumeReading;
  lines: ResumeLine[];
}

function wholeLines(section: ResumeLine['section'], lines: readonly Line[]): ResumeLine[] {
  const goesOn = continuations(lines);
  const whole: ResumeLine[] = [];
  for (const [index, { page, text }] of lines.entries()) {
    const last = whole.at(-1);
    if (goesOn[index] && last) last.text = `${last.text} ${text}`;
    else whole.push({ section, page, text: withoutBullet(text) });
  }
  return whole;
}

/** Reads a document in this process. Hostile documents may use any amount of time and memory, so a server calls `resumeReader` instead. */
export async function readWhole(bytes: Uint8Array, kind: ResumeKind, country?: CountryCode): Promise<WholeReading> {
  try {
    const { columns, embedded } = kind === 'pdf' ? await readPdf(bytes) : { columns: await READERS[kind](bytes), embedded: null };
    if (isTooLong(columns)) throw new ReadingFailure('tooLong');
    const content = embedded ? contentOfDocument(embedded, columns) : contentOf(columns, country);
    const lines = sectionsOf(columns).flatMap(({ kind, lines: own }) => wholeLines(kind, own));
    return { reading: { outcome: isResume(content) ? 'found' : 'lowConfidence', content }, lines };
  } catch (error) {
    if (error instanceof ReadingFailure) return { reading: { outcome: error.outcome }, lines: [] };
    throw error;
  }
}

/** The same, with only what was found. */
export const readResume = async (bytes: Uint8Array, kind: ResumeKind, country?: CountryCode): Promise<ResumeReading> =>
  (await readWhole(bytes, kind, country)).reading;
