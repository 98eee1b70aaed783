import { rowFromFields } from '../../server/modules/market/import/fields.ts';
import { isJobPosting, rowFromJobPosting } from '../../server/modules/market/import/job-posting.ts';
import type { FeedItem } from '../../server/modules/market/import/row.ts';
import { jsonValues, MOST_CHARACTERS } from './json-values.ts';

/** The rows of one JSON document: a list, an object with one, or a single JobPosting. A row that is no JSON is named and the next one read. */
export async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  try {
    for await (const value of jsonValues(chunks)) {
      if ('text' in value) yield* rowsOf(value.text, value.line);
      else yield value.isCutOff ? { kind: 'damage', line: value.line, reason: value.reason } : { kind: 'bad', line: value.line, reason: value.reason };
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    yield { kind: 'damage', line: 0, reason: error.message };
  }
}

/** The rows of a file with one JSON value a line: a broken line costs only itself. */
export async function* jsonLineRows(chunks: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let rest = '';
  let line = 0;
  let isTooLong = false;
  const whole = function* (text: string): Generator<FeedItem> {
    line += 1;
    if (isTooLong || text.length > MOST_CHARACTERS) yield { kind: 'bad', line, reason: `larger than ${MOST_CHARACTERS / 1_000_000} MB` };
    else if (text.trim() !== '') yield* rowsOf(text.replace(/^\ufeff/, '').replace(/,\s*$/, ''), line);
    isTooLong = false;
  };
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield* whole(text);
    if (rest.length > MOST_CHARACTERS) {
      isTooLong = true;
      rest = '';
    }
  }
  if (rest.trim() === '') return;
  for (const item of whole(rest)) {
    const isCut = item.kind === 'bad' && rest.trimStart().startsWith('{') && !rest.trimEnd().endsWith('}');
    yield isCut ? { kind: 'damage', line, reason: `the file ends unexpectedly within line ${line}` } : item;
  }
}

function* rowsOf(text: string, line: number): Generator<FeedItem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    yield { kind: 'bad', line, reason: `invalid JSON: ${(error as Error).message.replace(/\s+/g, ' ').slice(0, 120)}` };
    return;
  }
  for (const entry of entriesOf(value, 0)) {
    if (isJobPosting(entry)) yield { kind: 'row', line, row: rowFromJobPosting(entry) };
    // A page's graph also describes its site, its breadcrumbs and its organisation: those are no rows.
    else if (!('@type' in entry) || 'title' in entry) yield { kind: 'row', line, row: rowFromFields(entry) };
  }
}

/** The objects of a value that may be rows: itself, or those in a list, a graph or a list item. */
function entriesOf(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth > 4 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => entriesOf(entry, depth + 1));
  const object = value as Record<string, unknown>;
  if (isJobPosting(object)) return [object];
  const inner = object['@graph'] ?? object['itemListElement'] ?? (object['@type'] === 'ListItem' ? object['item'] : undefined);
  return inner === undefined ? [object] : entriesOf(inner, depth + 1);
}
