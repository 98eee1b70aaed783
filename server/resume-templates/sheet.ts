import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Canvas } from './canvas.ts';
import type { Atom } from './flow.ts';
import type { Style } from './paragraph.ts';
import type { Picture } from './pdf-image.ts';
import type { Column, Setter } from './setter.ts';
import type { Words } from './words.ts';

/** The styles of a template for what every resume contains. */
export interface Theme {
  body: Style;
  /** An entry's first line: a job's title, a school. */
  title: Style;
  /** An entry's second line. */
  place: Style;
  /** Dates and other details. */
  quiet: Style;
  accent: string;
  mark: string;
  /** Space above an entry and above a paragraph. */
  gaps: { entry: number; text: number };
  heading: (text: string, column: Column) => Atom[];
}

/** What a template draws with. */
export interface Sheet {
  document: ResumeDocument;
  language: string;
  words: Words;
  canvas: Canvas;
  setter: Setter;
  photo: Picture | null;
  width: number;
  height: number;
  /** Scale of text and spaces, about 1. Used to pull in a few lines that would need another page. */
  scale: number;
}

/** How far the last page is filled: its number, and the lowest position from the top. */
export interface Fill {
  page: number;
  y: number;
}

export interface Template {
  /** Whether it has space for a photo. */
  hasPhoto: boolean;
  columns: 1 | 2;
  draw: (sheet: Sheet) => Fill;
}
