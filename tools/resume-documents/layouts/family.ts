import type { Wishes } from '../draw.ts';
import type { Markup } from '../markup.ts';
import type { Locale } from '../people/locale.ts';
import type { Random } from '../random.ts';
import type { Resume } from '../resume.ts';

/** A way of laying out resumes, which documents of many people share. The halves of the corpus part by it. */
export interface Family {
  /** "web-two-jobs": what produces it and what is special. */
  id: string;
  /** One document for each, each with a person of that country. */
  people: readonly Locale[];
  wishes?: Wishes;
  write(resume: Resume, random: Random): Source;
}

/** A document before a producer made its file. */
export type Source =
  | { producer: 'chrome'; html: Markup }
  /** OOXML as Word writes it; LibreOffice makes a PDF and a DOC of it where those are asked for. */
  | { producer: 'word'; parts: Record<string, string>; also?: readonly ('pdf' | 'doc')[] }
  /** HTML that LibreOffice Writer opens and saves. */
  | { producer: 'writer'; html: Markup; as: readonly ('docx' | 'pdf' | 'doc')[] }
  | { producer: 'docx-library'; blocks: readonly LibraryBlock[]; also?: readonly 'pdf'[] }
  | { producer: 'typst'; text: Markup }
  | { producer: 'latex'; text: Markup }
  | { producer: 'text'; text: string };

/** What the docx library is given: paragraphs, and tables of them. */
export type LibraryBlock =
  | { style?: 'Title' | 'Heading1' | 'Heading2' | 'Heading3'; bullet?: boolean; center?: boolean; runs: readonly LibraryRun[] }
  | { rows: readonly (readonly (readonly LibraryBlock[])[])[]; widths: readonly number[]; borders: boolean };

export interface LibraryRun {
  text: string;
  bold?: boolean;
  italics?: boolean;
  size?: number;
  color?: string;
}
