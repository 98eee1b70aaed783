import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Canvas } from './canvas.ts';
import type { Atom } from './flow.ts';
import type { Style } from './paragraph.ts';
import type { Picture } from './pdf-image.ts';
import type { Column, Setter } from './setter.ts';
import type { Words } from './words.ts';

/** How a template sets what every resume has. */
export interface Theme {
  body: Style;
  /** An entry's first line: a job's title, a school. */
  title: Style;
  /** Its second. */
  place: Style;
  /** Dates and other small things. */
  quiet: Style;
  accent: string;
  mark: string;
  /** Space above an entry, and above a paragraph. */
  gaps: { entry: number; text: number };
  heading: (text: string, column: Column) => Atom[];
}

/** What a template is given to draw with. */
export interface Sheet {
  document: ResumeDocument;
  language: string;
  words: Words;
  canvas: Canvas;
  setter: Setter;
  photo: Picture | null;
  width: number;
  height: number;
  /** How large texts and spaces are set, about 1: a few lines that would need a page of their own are drawn in. */
  scale: number;
}

/** How far the last page is filled: its number, and the lowest point from the top. */
export interface Fill {
  page: number;
  y: number;
}

/** Draws a document's pages. */
export interface Template {
  /** Whether it has a place for a photo. */
  hasPhoto: boolean;
  columns: 1 | 2;
  draw: (sheet: Sheet) => Fill;
}
