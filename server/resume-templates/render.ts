import type { Paper, ResumeDocument, TemplateName } from '../../contract/resume-document.ts';
import type { Canvas } from './canvas.ts';
import { nameOf } from './entries.ts';
import type { Direction } from './paragraph.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { toJsonResume } from './json-resume.ts';
import { readPhoto, type Photo } from './pdf-image.ts';
import { Setter } from './setter.ts';
import { SvgCanvas } from './svg-canvas.ts';
import type { Fill, Template } from './sheet.ts';
import { academic } from './templates/academic.ts';
import { classic } from './templates/classic.ts';
import { compact } from './templates/compact.ts';
import { diwan } from './templates/diwan.ts';
import { executive } from './templates/executive.ts';
import { modern } from './templates/modern.ts';
import { rirekisho } from './templates/rirekisho.ts';
import { sidebar } from './templates/sidebar.ts';
import { swiss } from './templates/swiss.ts';
import { timeline } from './templates/timeline.ts';
import { wordsOf } from './words.ts';

const TEMPLATES: Record<TemplateName, Template> = { academic, classic, compact, diwan, executive, modern, rirekisho, sidebar, swiss, timeline };

/** Points: 210 × 297 mm, and 8.5 × 11 inches. */
const SIZES: Record<Paper, readonly [number, number]> = { A4: [595.28, 841.89], Letter: [612, 792] };

export interface RenderOptions {
  paper: Paper;
  /** From contract/languages.ts. Used for the resume's own words, its dates, and the variant of Chinese characters. */
  language: string;
  photo?: Photo | null;
}

/**
 * Renders a resume as a file. The same document, options and instant give the same bytes.
 * @returns a PDF with embedded fonts, its text in reading order, and the resume attached as JSON Resume (resume.json)
 */
export function renderResume(document: ResumeDocument, name: TemplateName, options: RenderOptions & { made: Date }): Buffer {
  const canvas = set(document, name, options, PdfCanvas);
  const person = nameOf(document);
  return canvas.finish({
    title: `${person} – ${wordsOf(options.language).resume}`,
    author: person,
    language: options.language,
    made: options.made,
    data: JSON.stringify(toJsonResume(document)),
  });
}

/** Renders the same pages as images. @returns one SVG document per page */
export function drawResume(document: ResumeDocument, name: TemplateName, options: RenderOptions): string[] {
  return set(document, name, options, SvgCanvas).finish();
}

function set<C extends Canvas>(
  document: ResumeDocument,
  name: TemplateName,
  { paper, language, photo }: RenderOptions,
  Kind: new (width: number, height: number, direction: Direction) => C,
): C {
  const template = TEMPLATES[name];
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const [width, height] = SIZES[paper];
  const shared = {
    document,
    language,
    words: wordsOf(language),
    setter: new Setter(direction),
    photo: photo && template.hasPhoto ? readPhoto(photo) : null,
    width,
    height,
  };
  const attempt = (scale: number): Try<C> => {
    const canvas = new Kind(width, height, direction);
    return { canvas, fill: template.draw({ ...shared, canvas, scale }) };
  };
  return fit(attempt, height).canvas;
}

interface Try<C> {
  canvas: C;
  fill: Fill;
}

/** If the last page contains little, shrinks the text slightly so that it fits on the previous pages. Enlarges a short resume slightly. */
function fit<C>(attempt: (scale: number) => Try<C>, height: number): Try<C> {
  const whole = attempt(1);
  const { page, y } = whole.fill;
  if (page === 0 && y < height * 0.62) return attempt(1.07);
  if (page === 0 || y > height * 0.36) return whole;
  for (const scale of [0.965, 0.93, 0.9]) {
    const tighter = attempt(scale);
    if (tighter.fill.page < page) return tighter;
  }
  return whole;
}
