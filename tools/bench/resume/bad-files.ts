import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ResumeKind } from '../../../server/resume/read.ts';
import { resumeReader } from '../../../server/resume/reader.ts';
import { badFiles, largestMaterial } from '../../../tests/support/material.ts';

const SLOWEST_MS = 10_000;
const MOST_DELAY_MS = 200;

/** Reads every broken or hostile document as the kind of its first bytes: the outcome, the time, and the effect on the event loop. */
export async function benchBadFiles(): Promise<object> {
  const reader = resumeReader();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const outcomes: Record<string, number> = {};
  let slowest = { file: '', ms: 0 };
  const material = largestMaterial();
  for (const { name, read } of badFiles(material)) {
    const bytes = read();
    const kind = kindOf(bytes);
    if (!kind) continue;
    const began = performance.now();
    const { outcome } = await reader.read(bytes, kind, 'bench');
    const ms = Math.round(performance.now() - began);
    if (ms > slowest.ms) slowest = { file: name, ms };
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  delay.disable();
  await reader.close();
  const p99 = Math.round(delay.percentile(99) / 1e6);
  console.info(`Broken and hostile files of ${material.from}: ${JSON.stringify(outcomes)}`);
  const rows = [
    { what: `slowest, ms (${slowest.file})`, value: slowest.ms, limit: SLOWEST_MS },
    { what: 'event loop meanwhile, p99 ms', value: p99, limit: MOST_DELAY_MS },
    { what: 'most a reading process held, MB', value: Math.round(reader.peak() / 1024 / 1024), limit: 320 },
  ];
  console.table(rows.map((row) => ({ ...row, '': row.value <= row.limit ? 'reached' : 'missed' })));
  return { from: material.from, outcomes, slowest, eventLoopP99: p99, peak: reader.peak() };
}

/** The kind of a document by its first bytes; null if an upload would refuse it right away. */
function kindOf(bytes: Buffer): ResumeKind | null {
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'docx';
  return bytes.subarray(0, 4).toString('hex') === 'd0cf11e0' ? 'doc' : null;
}
