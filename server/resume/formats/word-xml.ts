import { SaxesParser } from 'saxes';
import {
  readParagraphProperty,
  readRunProperty,
  type Attributes,
  type NamedStyle,
  type ParagraphStyle,
  type RunStyle,
  type WordStyles,
} from './word-styles.ts';

/** Text in one style; "\t" for a tab, "\n" for a manual line break. */
export interface WordRun {
  text: string;
  style: RunStyle;
  /** The ID of a character style. */
  named: string | null;
}

export interface WordParagraph {
  kind: 'paragraph';
  runs: WordRun[];
  style: ParagraphStyle;
  urls: string[];
  page: number;
  /** Text boxes anchored here. */
  boxes: WordBox[];
}

export interface WordTable {
  kind: 'table';
  /** Column widths in points. */
  grid: number[];
  rows: { span: number; blocks: WordBlock[] }[][];
}

export interface WordBox {
  /** Its position relative to its anchor, in points; 0 if unknown. */
  x: number;
  y: number;
  blocks: WordBlock[];
}

export type WordBlock = WordParagraph | WordTable;

/** Elements that aren't text, were deleted, or duplicate other content: a fallback repeats its choice for older programs. */
const LEFT_OUT = new Set(['Fallback', 'del', 'moveFrom', 'sdtPr', 'pPrChange', 'rPrChange', 'tblPr', 'trPr', 'sectPr', 'rt', 'delText']);
/** The nesting limit of tables and boxes; nobody draws deeper ones. */
const DEEPEST = 12;
const TWIPS = 20;
const EMU = 12_700;

interface Handlers {
  open(name: string, attributes: Attributes, parents: readonly string[]): void;
  close?(name: string, parents: readonly string[]): void;
  text?(text: string, parents: readonly string[]): void;
}

/** Walks through XML by local names. Damaged XML is read as far as possible. */
function walk(xml: string, { open, close, text }: Handlers): void {
  const parser = new SaxesParser();
  const names: string[] = [];
  let left = 0;
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = localOf(full);
    if (left > 0 || LEFT_OUT.has(name)) left += 1;
    else open(name, Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localOf(key), String(value)])), names);
    names.push(name);
  });
  parser.on('text', (part) => {
    if (left === 0) text?.(part, names);
  });
  parser.on('closetag', ({ name: full }) => {
    names.pop();
    if (left > 0) left -= 1;
    else close?.(localOf(full), names);
  });
  parser.write(xml).close();
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The styles of `word/styles.xml` and the lists of `word/numbering.xml`. */
export function stylesOf(stylesXml: string, numberingXml: string): WordStyles {
  const named = new Map<string, NamedStyle>();
  const usual: WordStyles = { named, usual: null, run: {}, paragraph: {}, lists: listsOf(numberingXml) };
  let style: NamedStyle | null = null;
  walk(stylesXml, {
    open(name, attributes, parents) {
      const parent = parents.at(-1);
      if (name === 'style') {
        style = { name: '', basedOn: null, run: {}, paragraph: {} };
        named.set(attributes['styleId'] ?? '', style);
        if (attributes['default'] === '1' && attributes['type'] === 'paragraph') usual.usual = attributes['styleId'] ?? null;
      } else if (name === 'name' && parent === 'style' && style) style.name = attributes['val'] ?? '';
      else if (name === 'basedOn' && style) style.basedOn = attributes['val'] ?? null;
      else if (parent === 'rPr') readRunProperty(name, attributes, style?.run ?? usual.run);
      else if (parent === 'pPr' || parent === 'tabs' || parent === 'numPr') readParagraphProperty(name, attributes, style?.paragraph ?? usual.paragraph);
    },
    close(name) {
      if (name === 'style') style = null;
    },
  });
  return usual;
}

function listsOf(xml: string): WordStyles['lists'] {
  type Levels = Map<number, { isMarked: boolean; paragraph: ParagraphStyle }>;
  const drawn = new Map<string, Levels>();
  const lists = new Map<string, Levels>();
  let levels: Levels | null = null;
  let level: { isMarked: boolean; paragraph: ParagraphStyle } | null = null;
  let list = '';
  walk(xml, {
    open(name, attributes, parents) {
      if (name === 'abstractNum') drawn.set(attributes['abstractNumId'] ?? '', (levels = new Map()));
      else if (name === 'lvl') levels?.set(Number(attributes['ilvl']) || 0, (level = { isMarked: true, paragraph: {} }));
      else if (name === 'numFmt' && level) level.isMarked = attributes['val'] !== 'none';
      else if (name === 'num') list = attributes['numId'] ?? '';
      else if (name === 'abstractNumId' && parents.at(-1) === 'num') lists.set(list, drawn.get(attributes['val'] ?? '') ?? new Map());
      else if (name === 'ind' && level) readParagraphProperty(name, attributes, level.paragraph);
    },
    close(name) {
      if (name === 'lvl') level = null;
    },
  });
  return lists;
}

/** The targets of links, by their IDs in a part's relationships. */
export function linksOf(xml: string): Map<string, string> {
  const links = new Map<string, string>();
  walk(xml, {
    open(name, attributes) {
      if (name === 'Relationship' && /^(https?:|mailto:)/i.test(attributes['Target'] ?? '')) links.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
    },
  });
  return links;
}

interface OpenRun {
  style: RunStyle;
  named: string | null;
}

interface OpenParagraph {
  paragraph: WordParagraph;
  run: OpenRun | null;
}

const FIELD_LINK = /HYPERLINK\s+"?((?:https?:|mailto:)[^"\s]+)/i;
const LEFT_OF = /(?:margin-)?left:\s*(-?[\d.]+)/i;
const TOP_OF = /(?:margin-)?top:\s*(-?[\d.]+)/i;

/**
 * The paragraphs and tables of a part of a Word document (ECMA-376): only its text, not the words that position its drawings. Text boxes belong to
 * the paragraph they are anchored to.
 * @param links the targets of links by ID
 */
export function blocksOf(xml: string, links: ReadonlyMap<string, string>): WordBlock[] {
  const body: WordBlock[] = [];
  const holders: WordBlock[][] = [body];
  const tables: WordTable[] = [];
  const open: OpenParagraph[] = [];
  const boxes: WordBox[] = [];
  let page = 1;
  let place = { x: 0, y: 0, axis: '' };
  const add = (text: string) => {
    const at = open.at(-1);
    if (!at?.run) return;
    const last = at.paragraph.runs.at(-1);
    if (last && last.style === at.run.style) last.text += text;
    else at.paragraph.runs.push({ text, ...at.run });
  };
  const openers: Record<string, (attributes: Attributes, parents: readonly string[]) => void> = {
    p() {
      const paragraph: WordParagraph = { kind: 'paragraph', runs: [], style: {}, urls: [], page, boxes: [] };
      holders.at(-1)?.push(paragraph);
      open.push({ paragraph, run: null });
    },
    r() {
      const at = open.at(-1);
      if (at) at.run = { style: {}, named: null };
    },
    rStyle({ val }) {
      const run = open.at(-1)?.run;
      if (run) run.named = val ?? null;
    },
    tab(attributes, parents) {
      const style = open.at(-1)?.paragraph.style;
      if (parents.at(-1) !== 'tabs') add('\t');
      else if (style) readParagraphProperty('tab', attributes, style);
    },
    ptab: () => add('\t'),
    br({ type }) {
      if (type === 'page') page += 1;
      add('\n');
    },
    cr: () => add('\n'),
    lastRenderedPageBreak() {
      page += 1;
      const at = open.at(-1);
      if (at?.paragraph.runs.length === 0) at.paragraph.page = page;
    },
    noBreakHyphen: () => add('-'),
    sym: ({ char }) => add(String.fromCodePoint(Number.parseInt(char ?? '', 16) || 0x20)),
    hyperlink({ id }) {
      const url = links.get(id ?? '');
      if (url) open.at(-1)?.paragraph.urls.push(url);
    },
    tbl() {
      const table: WordTable = { kind: 'table', grid: [], rows: [] };
      if (tables.length < DEEPEST) holders.at(-1)?.push(table);
      tables.push(table);
    },
    gridCol: ({ w }) => tables.at(-1)?.grid.push((Number(w) || 0) / TWIPS),
    tr: () => tables.at(-1)?.rows.push([]),
    tc() {
      const cell = { span: 1, blocks: [] };
      tables.at(-1)?.rows.at(-1)?.push(cell);
      holders.push(cell.blocks);
    },
    gridSpan({ val }) {
      const cell = tables.at(-1)?.rows.at(-1)?.at(-1);
      if (cell) cell.span = Number(val) || 1;
    },
    anchor: () => (place = { x: 0, y: 0, axis: '' }),
    positionH: () => (place.axis = 'x'),
    positionV: () => (place.axis = 'y'),
    txbxContent() {
      const box: WordBox = { x: place.x, y: place.y, blocks: [] };
      if (boxes.length < DEEPEST) open.at(-1)?.paragraph.boxes.push(box);
      boxes.push(box);
      holders.push(box.blocks);
    },
    shape({ style = '' }) {
      place = { x: Number(LEFT_OF.exec(style)?.[1] ?? 0), y: Number(TOP_OF.exec(style)?.[1] ?? 0), axis: '' };
    },
  };
  const closers: Record<string, () => void> = {
    p: () => void open.pop(),
    r() {
      const at = open.at(-1);
      if (at) at.run = null;
    },
    tbl: () => void tables.pop(),
    tc: () => void holders.pop(),
    txbxContent() {
      holders.pop();
      boxes.pop();
    },
  };
  walk(xml, {
    open(name, attributes, parents) {
      const at = open.at(-1);
      const parent = parents.at(-1);
      if (at && parent === 'rPr' && parents.at(-2) === 'r' && at.run && name !== 'rStyle') readRunProperty(name, attributes, at.run.style);
      else if (at && (parent === 'pPr' || parent === 'numPr')) readParagraphProperty(name, attributes, at.paragraph.style);
      else openers[name]?.(attributes, parents);
    },
    close: (name) => closers[name]?.(),
    text(text, parents) {
      const parent = parents.at(-1);
      if (parent === 't') add(text);
      else if (parent === 'instrText') open.at(-1)?.paragraph.urls.push(...(FIELD_LINK.exec(text)?.slice(1) ?? []));
      else if (parent === 'posOffset') {
        if (place.axis === 'x') place.x = Number(text) / EMU || 0;
        else place.y = Number(text) / EMU || 0;
      }
    },
  });
  return body;
}
