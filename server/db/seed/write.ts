import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Value = string | number | boolean | Date | null | readonly (string | number)[];

/** A value in the text format of COPY. */
function copied(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string')
    return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? sign) : value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return copied(`{${value.map((entry) => (typeof entry === 'number' ? entry : `"${entry.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`);
}

const CHUNK = 256 * 1024;

/** Streams rows into a table with COPY, at the speed of the database. */
export class TableWriter {
  #stream;
  #buffer = '';

  constructor(client: ClientBase, table: string, columns: readonly string[]) {
    this.#stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  }

  async write(row: readonly Value[]): Promise<void> {
    this.#buffer += `${row.map(copied).join('\t')}\n`;
    if (this.#buffer.length > CHUNK) await this.#flush();
  }

  async #flush(): Promise<void> {
    const chunk = this.#buffer;
    this.#buffer = '';
    if (chunk !== '' && !this.#stream.write(chunk)) await once(this.#stream, 'drain');
  }

  /** @throws the database's error about the rows */
  async close(): Promise<void> {
    await this.#flush();
    await new Promise<void>((resolve, reject) => {
      this.#stream.once('finish', resolve);
      this.#stream.once('error', reject);
      this.#stream.end();
    });
  }
}
