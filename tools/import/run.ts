import path from 'node:path';
import type { FeedItem } from '../../server/modules/market/import/row.ts';
import type { Catalog } from '../../server/modules/market/import/catalog.ts';
import type { PreparedJob } from '../../server/modules/market/import/job.ts';
import type { Outcome } from '../../server/modules/market/import/plan.ts';
import { prepare, type Setting } from '../../server/modules/market/import/prepare.ts';
import { csvRows } from './csv-rows.ts';
import { formatOf } from './format.ts';
import { jsonLineRows, jsonRows } from './json-rows.ts';
import type { Options } from './options.ts';
import type { Progress } from './progress.ts';
import type { Tally } from './tally.ts';
import { openText, type TextFile } from './text.ts';
import { xmlRows } from './xml-rows.ts';

const BATCH = 500;
/** Texts of a batch, in characters: large rows make smaller batches. */
const BATCH_TEXT = 4_000_000;

export interface Import {
  catalog: Catalog;
  /** Writes a batch in one transaction. */
  write(rows: readonly PreparedJob[]): Promise<Outcome[]>;
  options: Options;
  now: Date;
  tally: Tally;
  progress: Progress;
  /** Tells about a row or a file that could not be used. */
  complain(message: string): void;
  /** Set by a signal: the batch at hand is finished, then the import ends. */
  isStopping(): boolean;
}

interface Pending {
  line: number;
  job: PreparedJob;
}

/** Imports one file. @returns whether it was read to its end */
export async function importFile(file: string, job: Import): Promise<boolean> {
  const { options, now, tally, progress } = job;
  let text: TextFile;
  try {
    text = await openText(file);
  } catch (error) {
    job.complain(`${file}: can't read this file: ${explained(error as Error)}`);
    return false;
  }
  const format = formatOf(text.head);
  if (!format) {
    job.complain(`${file}: not JSON, XML, or CSV with a title column`);
    return false;
  }
  const asOf = options.asOf ?? now;
  const setting: Setting = {
    catalog: job.catalog,
    asOf,
    shift: now.getTime() - asOf.getTime(),
    source:
      options.source ??
      path
        .basename(file)
        .replace(/\.[^.]*$/, '')
        .slice(0, 100),
  };
  let batch: Pending[] = [];
  let size = 0;
  let isWhole = true;
  let found = 0;
  const reject = (line: number, reason: string) => {
    tally.leftOut(line, reason);
    job.complain(`${file}:${line}: ${reason}`);
  };
  // One batch is written while the next is read and judged; never more, so memory stays bounded.
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    const full = batch;
    [batch, size] = [[], 0];
    writing = writeAll(full, job, reject).then(() => progress.add(full.length));
    writing.catch(() => undefined);
  };
  try {
    for await (const item of itemsOf(format, text)) {
      if (job.isStopping()) break;
      found += 1;
      if (item.kind === 'row') {
        const prepared = prepare(item.row, setting);
        if (prepared.ok) {
          tally.judged(prepared.job);
          batch.push({ line: item.line, job: prepared.job });
          size += prepared.job.description.length;
        } else reject(item.line, prepared.reason);
      } else if (item.kind === 'bad') reject(item.line, item.reason);
      else {
        isWhole = false;
        job.complain(`${file}: ${item.reason}. Everything before that is imported.`);
      }
      if (batch.length >= BATCH || size >= BATCH_TEXT) await flush();
    }
  } catch (error) {
    isWhole = false;
    job.complain(`${file}: reading stopped: ${explained(error as Error)}. Everything read so far is imported.`);
  }
  await flush();
  await writing;
  if (found === 0 && isWhole) {
    job.complain(`${file}: no rows found`);
    return false;
  }
  return isWhole;
}

function itemsOf(format: string, text: TextFile): AsyncGenerator<FeedItem> {
  if (format === 'json lines') return jsonLineRows(text.chunks());
  if (format === 'json') return jsonRows(text.chunks());
  return format === 'xml' ? xmlRows(text.chunks()) : csvRows(text.chunks(), text.head);
}

/** Writes a batch; where that fails, its halves, down to the row that cannot be written. */
async function writeAll(batch: readonly Pending[], job: Import, reject: (line: number, reason: string) => void): Promise<void> {
  if (batch.length === 0) return;
  try {
    const outcomes = await job.write(batch.map((pending) => pending.job));
    for (const outcome of outcomes) job.tally.outcomes[outcome] += 1;
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code ?? '';
    // A lost connection, a full disk or a server going down (classes 08, 53, 57, 58) ends the import; anything else a row caused.
    if (!/^(?!08|53|57|58|XX)[0-9A-Z]{5}$/.test(code)) throw error;
    if (batch.length === 1) return reject(batch[0]?.line ?? 0, `the database rejected it: ${explained(error as Error)}`);
    const middle = Math.ceil(batch.length / 2);
    await writeAll(batch.slice(0, middle), job, reject);
    await writeAll(batch.slice(middle), job, reject);
  }
}

/** What went wrong in a line; a failed query's own message would repeat all its rows. */
function explained(thrown: Error): string {
  const error = (thrown.cause instanceof Error ? thrown.cause : thrown) as NodeJS.ErrnoException;
  if (error.code === 'ENOENT') return 'file not found';
  if (error.code === 'EISDIR') return 'this is a folder';
  if (error.code === 'EACCES') return 'permission denied';
  return error.code === 'Z_BUF_ERROR' ? 'the compressed file ends too early' : (error.message.split('\n')[0]?.slice(0, 200) ?? 'unknown');
}
