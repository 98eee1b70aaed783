import { namesTitle } from '../../server/modules/market/import/fields.ts';
import { delimiterOf } from './csv-rows.ts';

export type Format = 'json' | 'json lines' | 'xml' | 'csv';

/** The format of a file by its first characters, whatever its name says; undefined for none of ours. */
export function formatOf(head: string): Format | undefined {
  const text = head.replace(/^\ufeff/, '').trimStart();
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('[')) return 'json';
  if (text.startsWith('{')) return isLineWise(text) ? 'json lines' : 'json';
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = delimiterOf(header);
  return namesTitle(header.split(delimiter).map((name) => name.replace(/^\s*"|"\s*$/g, ''))) ? 'csv' : undefined;
}

/** Several lines that are each an object, the first or one of the next whole: a damaged first line must not hide the rest. */
function isLineWise(text: string): boolean {
  const lines = text
    .split('\n')
    .slice(0, 6)
    .filter((line) => line.trim() !== '');
  return (
    lines.length > 1 &&
    lines
      .slice(0, -1)
      .concat(lines.length < 6 ? lines.slice(-1) : [])
      .some((line) => line.trimStart().startsWith('{') && isJson(line))
  );
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
