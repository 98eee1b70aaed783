import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { cellsOf } from '../layout/cells.ts';
import { unspaced, type Columns, type Run } from '../layout/line.ts';
import { columnsOf, type LinkArea } from '../layout/lines.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { embeddedResume } from '../embedded.ts';
import { ReadingFailure } from '../failure.ts';
import { hasDrawnAccent, withWholeLetters } from './drawn-accents.ts';
import { hasPrivateSign, withInterSigns } from './inter-signs.ts';
import { hasLigature, withLigaturesInOrder, type Glyph } from './arabic-ligatures.ts';

/** Later pages are portfolios; the resume itself comes first. */
const MOST_PAGES = 12;
const MOST_ITEMS = 60_000;
/** If all pages together have fewer letters, they are images of text. */
const LEAST_LETTERS = 24;

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
  dir: string;
}

/**
 * A PDF's lines in reading order, and the resume it contains as data. Nothing is evaluated, drawn, or loaded from elsewhere. @throws ReadingFailure
 * encrypted, parseFailed, needsOcr
 */
export async function readPdf(bytes: Uint8Array): Promise<{ columns: Columns; embedded: ResumeDocument | null }> {
  const pdf = await opened(bytes);
  try {
    const { runs, links } = await contentsOf(pdf);
    const letters = runs.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
    if (letters < LEAST_LETTERS) throw new ReadingFailure('needsOcr');
    return { columns: columnsOf(cellsOf(runs), links), embedded: await embeddedResume(pdf) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

async function contentsOf(pdf: Pdf): Promise<{ runs: Run[]; links: LinkArea[] }> {
  const runs: Run[] = [];
  const links: LinkArea[] = [];
  let broken = 0;
  const pages = Math.min(pdf.numPages, MOST_PAGES);
  for (let number = 1; number <= pages && runs.length < MOST_ITEMS; number += 1) {
    try {
      const page = await pdf.getPage(number);
      const [left = 0, , , top = 792] = page.view;
      const items = await itemsOf(page);
      for (const item of items) runs.push(...runOf(item, number, left, top));
      for (const area of await page.getAnnotations()) {
        const { url, rect } = area as { url?: string; rect: [number, number, number, number] };
        if (url) links.push({ url, page: number, x0: rect[0] - left, x1: rect[2] - left, top: top - rect[3], bottom: top - rect[1] });
      }
    } catch {
      broken += 1;
    }
  }
  // A page that can't be read is skipped. A document with only such pages is damaged.
  if (broken === pages) throw new ReadingFailure('parseFailed');
  return { runs, links };
}

/** The texts of a page as they were drawn: pdf.js expands ligatures before it reverses Arabic, so theirs come out in the wrong order. */
async function itemsOf(page: Page): Promise<TextItem[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const texts = withAccents(
    await withSigns(
      page,
      (items as TextItem[]).filter((item) => 'str' in item),
    ),
  );
  if (!texts.some(({ dir }) => dir === 'rtl')) return texts;
  const glyphs = await glyphsOf(page);
  if (!hasLigature(glyphs)) return texts;
  const whole = withLigaturesInOrder(
    texts.map(({ str, dir }) => ({ text: str, isFromTheRight: dir === 'rtl' })),
    glyphs,
  );
  return texts.map((item, index) => ({ ...item, str: whole[index] ?? item.str }));
}

/** pdf.js knows the name of a font only after it has processed the page's drawing. */
async function withSigns(page: Page, texts: TextItem[]): Promise<TextItem[]> {
  if (!texts.some(({ str }) => hasPrivateSign(str))) return texts;
  await page.getOperatorList();
  return texts.map((item) => ({ ...item, str: withInterSigns(item.str, nameOf(page, item.fontName)) }));
}

function nameOf({ commonObjs }: Page, font: string): string {
  return commonObjs.has(font) ? ((commonObjs.get(font) as { name?: string }).name ?? '') : '';
}

function withAccents(items: TextItem[]): TextItem[] {
  if (!hasDrawnAccent(items.map(({ str }) => str))) return items;
  const texts = items.map(({ str, width, transform: [, , c = 0, d = 0, x = 0, y = 0] }) => ({ text: str, x, y, width, size: Math.hypot(c, d) }));
  return withWholeLetters(texts).map(({ text, width }, index) => ({ ...(items[index] as TextItem), str: text, width }));
}

async function glyphsOf(page: Page): Promise<Glyph[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((fn, index) =>
    fn === OPS.showText ? (argsArray[index] as [(Glyph | number)[]])[0].filter((glyph) => typeof glyph !== 'number') : [],
  );
}

async function opened(bytes: Uint8Array): Promise<Pdf> {
  try {
    const pdf = await getDocumentProxy(bytes, {
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      verbosity: 0,
      useWorkerFetch: false,
      enableXfa: false,
    });
    if (pdf.numPages > 0) return pdf;
  } catch (error) {
    throw new ReadingFailure(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'parseFailed');
  }
  throw new ReadingFailure('parseFailed');
}

/** Upright text only: text along the edge or across the page is a watermark. */
function runOf({ str, transform, width, fontName }: TextItem, page: number, left: number, top: number): Run[] {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const size = Math.hypot(c, d);
  if (str === '' || size < 1 || Math.abs(b) > Math.abs(a) * 0.2 || ![x, y, width].every(Number.isFinite)) return [];
  return [{ text: unspaced(str), page, x0: x - left, x1: x - left + width, y: top - y, size, font: fontName }];
}
