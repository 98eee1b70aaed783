import { SaxesParser } from 'saxes';
import { rowFromFields } from '../../server/modules/market/import/fields.ts';
import type { FeedItem } from '../../server/modules/market/import/row.ts';
import { MOST_CHARACTERS } from './json-values.ts';

/** Elements that feeds put a vacancy in. */
const ROW_NAMES = new Set(['job', 'item', 'ad', 'vacancy', 'offer', 'position', 'entry', 'advert', 'jobposting', 'row']);
/** An element deeper than this, or text without any tag longer than this, is an attack or no feed. */
const MOST_DEPTH = 200;
const MOST_WITHOUT_TAG = 32_000_000;

/**
 * The rows of an XML feed, element by element. Entities a document defines for itself are never expanded and nothing is fetched: they stay as they are written.
 * Read up to the first place where the document is broken.
 */
export async function* xmlRows(chunks: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const reader = new FeedReader();
  for await (const chunk of chunks) {
    reader.push(chunk);
    yield* reader.taken();
    if (reader.damage) break;
  }
  reader.finish();
  yield* reader.taken();
  if (reader.damage) yield { kind: 'damage', line: reader.damage.line, reason: reader.damage.reason };
}

class FeedReader {
  damage: { line: number; reason: string } | null = null;
  private readonly parser = new SaxesParser({ position: true });
  private items: FeedItem[] = [];
  private publisher = '';
  private outer = '';
  private depth = 0;
  private sinceTag = 0;
  private row: { depth: number; name: string; line: number; size: number; fields: Record<string, string>; hasChild: boolean } | null = null;
  private path: string[] = [];
  private text = '';

  constructor() {
    this.parser.on('error', (error) => this.fail(error.message));
    this.parser.on('opentag', ({ name }) => this.opened(name.replace(/^.*:/, '')));
    this.parser.on('text', (text) => this.said(text));
    this.parser.on('cdata', (text) => this.said(text));
    this.parser.on('closetag', () => this.closed());
  }

  push(chunk: string): void {
    this.sinceTag += chunk.length;
    if (this.sinceTag > MOST_WITHOUT_TAG) this.damage ??= { line: this.parser.line, reason: `an element larger than ${MOST_WITHOUT_TAG / 1_000_000} MB` };
    if (!this.damage) this.parser.write(chunk);
  }

  finish(): void {
    if (!this.damage) this.parser.close();
  }

  taken(): FeedItem[] {
    return this.items.splice(0);
  }

  /** References to entities nobody defined ("&nbsp;") and stray characters are common and harmless; anything else ends the reading. */
  private fail(message: string): void {
    const reason = message.replace(/^\d+:\d+: /, '');
    if (/undefined entity|disallowed character|character entity|empty entity|reference|\]\]>/i.test(reason)) return;
    this.damage ??= { line: this.parser.line, reason: `the file is damaged at line ${this.parser.line}: ${reason}` };
  }

  private opened(name: string): void {
    if (this.damage) return;
    this.sinceTag = 0;
    this.depth += 1;
    if (this.depth > MOST_DEPTH) this.damage = { line: this.parser.line, reason: `elements nested more than ${MOST_DEPTH} deep at line ${this.parser.line}` };
    if (this.row) {
      this.row.hasChild = true;
      this.path.push(name);
      this.text = '';
    } else if (this.depth > 1 && ROW_NAMES.has(name.toLowerCase())) {
      this.row = { depth: this.depth, name, line: this.parser.line, size: 0, fields: {}, hasChild: false };
      this.path = [];
    } else {
      this.outer = name.toLowerCase();
      this.text = '';
    }
  }

  private said(text: string): void {
    if (this.row) {
      this.row.size += text.length;
      if (this.row.size <= MOST_CHARACTERS) this.text += text;
    } else if (this.outer.startsWith('publisher')) this.text = (this.text + text).slice(0, 300);
  }

  private closed(): void {
    if (this.damage) return;
    this.depth -= 1;
    if (this.row && this.depth < this.row.depth) return this.finishRow(this.row);
    if (this.row) {
      const key = this.path.join('');
      const value = this.text.trim();
      // The first of several elements of one name counts, but lists of codes are joined.
      if (value !== '')
        this.row.fields[key] =
          this.row.fields[key] === undefined
            ? value
            : /code|function|skill|category|type$/i.test(key)
              ? `${this.row.fields[key]}, ${value}`
              : (this.row.fields[key] ?? value);
      this.path.pop();
    } else if (this.outer === 'publisher' && this.text.trim() !== '') this.publisher = this.text.trim();
    this.text = '';
    this.outer = '';
  }

  private finishRow(row: NonNullable<FeedReader['row']>): void {
    this.row = null;
    if (row.size > MOST_CHARACTERS) this.items.push({ kind: 'bad', line: row.line, reason: `larger than ${MOST_CHARACTERS / 1_000_000} MB` });
    else if (!row.hasChild) this.items.push({ kind: 'bad', line: row.line, reason: `<${row.name}> contains no elements` });
    else {
      const feedRow = rowFromFields(row.fields);
      this.items.push({ kind: 'row', line: row.line, row: { ...feedRow, source: feedRow.source ?? (this.publisher || null) } });
    }
  }
}
