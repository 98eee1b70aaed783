import { count } from '../../../packages/flows/words.ts';
import { escapeXml } from '../../../packages/flows/svg/text.ts';
import type { PrintedSheet } from './sheets.ts';

/** Pixels of A4 in landscape inside its margins, at the 96 dpi that browsers print with. */
const PAGE = { width: 1_047, height: 718, head: 64 };
/** A sheet is split over several pages rather than scaled down further: its text would be smaller than 5 points. */
const LEAST_SCALE = PAGE.width / 1_512;
/** How many lines of the contents fit on a page, in columns. */
const LINES_PER_PAGE = 3 * 30;

/** The part of a sheet on one page, in pixels of the drawing. */
interface Part {
  top: number;
  height: number;
}

/** A sheet on one page, or split if it's too tall to read on one: between its states and labels, if there's a place that cuts through none. */
export function partsOf({ width, height, svg }: Pick<PrintedSheet, 'width' | 'height' | 'svg'>): Part[] {
  const room = PAGE.height - PAGE.head;
  if (Math.min(PAGE.width / width, room / height) >= LEAST_SCALE) return [{ top: 0, height }];
  const tallest = room / Math.min(1, PAGE.width / width);
  const unbroken = spansOf(svg).filter(([from, to]) => to - from < tallest / 2);
  const parts: Part[] = [];
  for (let top = 0; top < height;) {
    const end = height - top <= tallest ? height : cutBetween(unbroken, top + tallest / 2, top + tallest);
    parts.push({ top, height: end - top });
    top = end;
  }
  return parts;
}

/** Pixels between a cut and the nearest element. */
const MARGIN = 6;

function cutBetween(unbroken: readonly (readonly [number, number])[], earliest: number, latest: number): number {
  const candidates = [latest, ...unbroken.map(([from]) => from - MARGIN).filter((at) => at > earliest && at < latest)].toSorted((one, other) => other - one);
  return candidates.find((at) => unbroken.every(([from, to]) => at <= from - MARGIN || at >= to + MARGIN)) ?? latest;
}

/** The vertical ranges of the states and labels of a drawing. */
const spansOf = (svg: string): (readonly [number, number])[] =>
  [...svg.matchAll(/<rect class="(?:box|ground)" x="[^"]*" y="([^"]*)" width="[^"]*" height="([^"]*)"/g)].map(
    ([, y, height]) => [Number(y), Number(y) + Number(height)] as const,
  );

interface Line {
  text: string;
  kind: 'area' | 'chart' | 'sheet';
  to: string;
  page: number;
}

/** All sheets as one document to print: a cover, contents with page numbers, then each sheet. */
export function printedDocument(sheets: readonly PrintedSheet[], release: string): string {
  const lineCount = sheets.length + new Set(sheets.map(({ area }) => area)).size;
  const first = 2 + Math.ceil(lineCount / LINES_PER_PAGE);
  const lines: Line[] = [];
  let page = first;
  let area = '';
  for (const sheet of sheets) {
    if (sheet.area !== area) lines.push({ text: sheet.area, kind: 'area', to: sheet.id, page });
    area = sheet.area;
    lines.push({
      text: sheet.path === '' ? sheet.title : sheet.title.split(' › ').slice(1).join(' › '),
      kind: sheet.path === '' ? 'chart' : 'sheet',
      to: sheet.id,
      page,
    });
    page += partsOf(sheet).length;
  }
  const contents = Array.from({ length: first - 2 }, (_, index) => contentsPage(lines.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE), index));
  const charts = new Set(sheets.map(({ chart }) => chart)).size;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Flows of release ${escapeXml(release)}</title><style>${STYLE}</style></head><body>
<section class="page cover"><p>Waymark ${escapeXml(release)}</p><h1>Every flow, as it runs</h1><p>${count(charts, 'chart')} on ${count(sheets.length, 'sheet')}</p></section>
${contents.join('\n')}
${sheets.map((sheet, index) => sheetPages(sheet, sheet.area !== sheets[index - 1]?.area)).join('\n')}
</body></html>`;
}

const contentsPage = (lines: readonly Line[], index: number): string =>
  `<section class="page contents"><h1${index > 0 ? ' class="again"' : ''}>Contents</h1><ol>${lines
    .map(({ text, kind, to, page }) => `<li class="${kind}"><a href="#${to}"><span>${escapeXml(text)}</span><i></i><b>${page}</b></a></li>`)
    .join('')}</ol></section>`;

function sheetPages(sheet: PrintedSheet, isFirstOfArea: boolean): string {
  const parts = partsOf(sheet);
  const least = Math.min(...parts.map(({ height }) => scaleOf(sheet.width, height)));
  const level = sheet.path === '' ? 2 : 3;
  return parts
    .map(({ top, height }, index) => {
      const svg = sheet.svg
        .replace(
          /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
          `viewBox="0 ${top} ${sheet.width} ${height}" width="${sheet.width * least}" height="${height * least}"`,
        )
        .replace(/<style>[\s\S]*?<\/style>/, '');
      // The headings create the PDF's outline: area, chart, state.
      const area = isFirstOfArea && index === 0 ? `<h1 class="area">${escapeXml(sheet.area)}</h1>` : `<p class="area">${escapeXml(sheet.area)}</p>`;
      const title = escapeXml(sheet.title);
      const heading = index === 0 ? `<h${level} class="title" id="${sheet.id}">${title}</h${level}>` : `<p class="title">${title}</p>`;
      const part = parts.length > 1 ? `<span class="part">Part ${index + 1} of ${parts.length}</span>` : '';
      return `<section class="page sheet" data-chart="${sheet.chart}"><header><p class="up">${part}<a href="#contents">Contents</a></p>${area}${heading}<p class="purpose">${escapeXml(sheet.purpose)}</p></header>${svg}</section>`;
    })
    .join('\n');
}

const scaleOf = (width: number, height: number) => Math.min(1, PAGE.width / width, (PAGE.height - PAGE.head) / height);

const STYLE = `
@page { size: A4 landscape; margin: 10mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font-family: 'Figtree Variable', Figtree, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif; color: #15181d; width: ${PAGE.width}px }
a { color: inherit; text-decoration: none }
.page { position: relative; break-after: page; height: ${PAGE.height - 2}px; overflow: hidden }
.page:last-child { break-after: auto }
.cover { display: flex; flex-direction: column; justify-content: center; gap: 12px; padding-left: 60px }
.cover h1 { font-size: 56px; letter-spacing: -.02em }
.cover p { font-size: 18px; color: #50555f }
.contents h1 { font-size: 24px; margin-bottom: 14px }
.contents ol { list-style: none; columns: 3; column-gap: 32px; column-fill: auto; height: ${30 * 21}px }
.contents li { height: 21px; font-size: 11px; line-height: 21px; break-inside: avoid }
.contents a { display: flex; gap: 4px; align-items: baseline; white-space: nowrap }
.contents span { overflow: hidden; text-overflow: ellipsis }
.contents i { flex: 1; min-width: 12px; border-bottom: 1px dotted #9aa0a9 }
.contents b { font-weight: 400; font-variant-numeric: tabular-nums }
.contents .area { font-weight: 700; font-size: 12px; color: #006b45 }
.contents .chart { font-weight: 600 }
.contents .sheet { padding-left: 14px; color: #50555f }
.sheet header { height: ${PAGE.head - 6}px; overflow: hidden }
.sheet .area { font-size: 10px; font-weight: 600; color: #006b45 }
.sheet .title { font-size: 18px; font-weight: 700; line-height: 1.25 }
.sheet .purpose { font-size: 11px; color: #50555f; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.sheet .up { position: absolute; top: 0; right: 0; display: flex; gap: 16px; font-size: 10px; color: #50555f }
/* Printed outlines around texts would make the file five times as large, and no line leads through a text. */
.sheet .chart .text text { stroke: none }
.sheet svg { display: block; margin: 0 auto }
.sheet .into { position: absolute }
`;
