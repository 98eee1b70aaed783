/** A value cut out of a JSON text: its own text, or why it is not used. `isCutOff`: the text ended within it. */
export type JsonValue = { line: number; text: string } | { line: number; reason: string; isCutOff: boolean };

/** Bounds of one row: a larger or deeper one is no vacancy. */
export const MOST_CHARACTERS = 10_000_000;
const MOST_DEPTH = 64;
/** Keys of a wrapping object whose list holds the rows. */
const LISTS = new Set([
  '@graph',
  'graph',
  'jobs',
  'items',
  'results',
  'data',
  'jobPostings',
  'job_postings',
  'itemListElement',
  'vacancies',
  'postings',
  'hits',
  'rows',
]);
const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, NEWLINE] = [34, 92, 123, 125, 91, 93, 10];

/**
 * Cuts a JSON text of any size into its rows without holding more than one: the items of a list at the root or under a known key of a root object, or root
 * objects one after another. Nothing is parsed here but where values begin and end.
 * @throws SyntaxError where a bracket closes that was never opened
 */
export async function* jsonValues(chunks: AsyncIterable<string>): AsyncGenerator<JsonValue> {
  let line = 1;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  /** Depth at which rows stand: 0 root objects, 1 items of a list at the root, 2 items of a list inside a root object. */
  let rowDepth = 0;
  let isListing = false;
  /** The last string of a root object: the key of the list that follows it. */
  let key = '';
  const row = new Row();

  for await (const chunk of chunks) {
    let from = 0;
    let keyFrom = isInString && depth === 1 && !isListing ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === NEWLINE) line += 1;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) {
          isInString = false;
          if (keyFrom >= 0) key = (key + chunk.slice(keyFrom, at)).slice(-50);
          keyFrom = -1;
        }
      } else if (code === QUOTE) {
        isInString = true;
        if (depth === 1 && !isListing) [key, keyFrom] = ['', at + 1];
      } else if (code === OPEN_LIST) {
        const holdsRows = depth === 0 || (depth === 1 && !isListing && LISTS.has(key));
        if (holdsRows) {
          row.reset();
          isListing = true;
          rowDepth = depth + 1;
        }
        depth += 1;
        if (depth > MOST_DEPTH) row.refuse(`nested more than ${MOST_DEPTH} deep`);
      } else if (code === OPEN) {
        if (!row.isOpen && depth === rowDepth && (depth === 0 || isListing)) {
          row.open(line);
          from = at;
        }
        depth += 1;
        if (depth > MOST_DEPTH) row.refuse(`nested more than ${MOST_DEPTH} deep`);
      } else if (code === CLOSE || code === CLOSE_LIST) {
        depth -= 1;
        if (depth < 0) throw new SyntaxError(`a bracket that was never opened closes at line ${line}`);
        if (row.isOpen && depth === rowDepth) {
          row.take(chunk.slice(from, at + 1));
          yield row.value();
        } else if (isListing && depth === rowDepth - 1) isListing = false;
        if (depth === 0) rowDepth = 0;
      }
    }
    if (keyFrom >= 0) key = (key + chunk.slice(keyFrom)).slice(-50);
    if (row.isOpen) row.take(chunk.slice(from));
  }
  if (row.isOpen)
    yield { line: row.line, reason: `the file ends unexpectedly at line ${line}, within the row that starts at line ${row.line}`, isCutOff: true };
  else if (depth > 0) yield { line, reason: `the file ends unexpectedly at line ${line}: its list is never closed`, isCutOff: true };
}

/** The row being read, kept only while it is small enough. */
class Row {
  isOpen = false;
  line = 1;
  private parts: string[] = [];
  private size = 0;
  private refusal: string | null = null;

  open(line: number): void {
    this.reset();
    this.isOpen = true;
    this.line = line;
  }

  reset(): void {
    this.isOpen = false;
    this.parts = [];
    this.size = 0;
    this.refusal = null;
  }

  refuse(reason: string): void {
    if (this.isOpen) this.refusal ??= reason;
  }

  take(text: string): void {
    this.size += text.length;
    if (this.size > MOST_CHARACTERS) this.refuse(`larger than ${MOST_CHARACTERS / 1_000_000} MB`);
    if (this.refusal) this.parts = [];
    else this.parts.push(text);
  }

  value(): JsonValue {
    const value = this.refusal ? { line: this.line, reason: this.refusal, isCutOff: false } : { line: this.line, text: this.parts.join('') };
    this.reset();
    return value;
  }
}
