import { Readable } from 'node:stream';
import { parse, type CsvError, type Info } from 'csv-parse';
import { namesTitle, rowFromFields } from '../../server/modules/market/import/fields.ts';
import type { FeedItem } from '../../server/modules/market/import/row.ts';
import { MOST_CHARACTERS } from './json-values.ts';

/** The character that parts the fields of a header: the one that occurs most. */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  return [',', ';', '\t', '|'].map((mark) => [mark, bare.split(mark).length] as const).sort((one, other) => other[1] - one[1])[0]?.[0] ?? ',';
}

/** The rows of a CSV file with a header. Records with a field too few or too many are read as far as they go; one with broken quotes is named. */
export async function* csvRows(chunks: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  const skipped: FeedItem[] = [];
  const header = head.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? '';
  const parser = Readable.from(chunks).pipe(
    parse({
      columns: true,
      bom: true,
      delimiter: delimiterOf(header),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      max_record_size: MOST_CHARACTERS,
      on_skip: (error: CsvError | undefined) =>
        void skipped.push({ kind: 'bad', line: Number(error?.['lines'] ?? 0), reason: error?.message.split('\n')[0] ?? "the record can't be read" }),
    }),
  );
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: Info }>) {
      yield* skipped.splice(0);
      if (line === 1 && !namesTitle(Object.keys(record))) {
        yield { kind: 'damage', line: 1, reason: `the first line isn't a header with a title column` };
        return;
      }
      line = info.lines;
      yield { kind: 'row', line, row: rowFromFields(record) };
    }
    yield* skipped;
  } catch (error) {
    yield* skipped;
    yield { kind: 'damage', line, reason: (error as Error).message.split('\n')[0] ?? "the rest of the file can't be read" };
  }
}
