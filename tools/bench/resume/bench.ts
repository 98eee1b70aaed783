import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ResumeKind } from '../../../server/resume/read.ts';
import { resumeReader, type ResumeReader } from '../../../server/resume/reader.ts';
import { largestMaterial } from '../../../tests/support/material.ts';
import { percentile } from '../search/measure.ts';
import { benchBadFiles } from './bad-files.ts';
import { readPlainly } from './peer.ts';
import { answerOf, f1, FIELDS, noCounts, NOTHING, score, sum, type Counts, type Field, type Truth } from './score.ts';

/** The figures of the issue. */
const LIMITS = { p50: 300, p99: 2_000, memory: 256 * 1024 * 1024 } as const;
const GROUPS: Record<string, { fields: readonly Field[]; aim: number }> = {
  'name and contact': { fields: ['name', 'email', 'phone'], aim: 0.97 },
  work: { fields: ['company', 'title', 'start', 'end'], aim: 0.9 },
  education: { fields: ['school', 'degree', 'dates'], aim: 0.9 },
  skills: { fields: ['skills'], aim: 0.85 },
};
/** The truths are of the United States. */
const COUNTRY = 'US';

interface Document {
  file: string;
  kind: ResumeKind;
  bytes: Uint8Array;
  truth: Truth;
  half: 'seen' | 'kept aside';
}

/**
 * What the reader finds in resumes (others' where WAYMARK_MATERIAL names some), beside a plain reader and how long it takes; then what it makes of broken and hostile files.
 * Half of the documents, by a digest of their name, were kept aside while it was written. `--rounds 10`.
 */
export async function benchResume(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '10' } } });
  const material = largestMaterial();
  const documents = await documentsIn(path.join(material.folder, 'resumes'));
  console.info(`${documents.length} documents of ${material.from}`);
  const load = os.loadavg()[0];
  const reader = resumeReader({ workers: 1 });
  try {
    const scores = await scored(documents, reader);
    const figures = await timed(documents, reader, Number(values.rounds));
    const badFiles = await benchBadFiles();
    return { at: new Date().toISOString(), cores: os.availableParallelism(), loadBefore: load, loadAfter: os.loadavg()[0], from: material.from, documents: documents.length, scores, figures, badFiles };
  } finally {
    await reader.close();
  }
}

async function documentsIn(folder: string): Promise<Document[]> {
  const documents: Document[] = [];
  for (const name of (await readdir(path.join(folder, 'truth'))).toSorted()) {
    const truth = JSON.parse(await readFile(path.join(folder, 'truth', name), 'utf8')) as Truth;
    for (const file of truth.meta.files) {
      const bytes = new Uint8Array(await readFile(path.join(folder, file)));
      const isSeen = ((createHash('sha256').update(path.basename(file)).digest()[0] ?? 0) & 1) === 1;
      documents.push({ file, kind: path.extname(file).slice(1) as ResumeKind, bytes, truth, half: isSeen ? 'seen' : 'kept aside' });
    }
  }
  return documents;
}

async function scored(documents: readonly Document[], reader: ResumeReader): Promise<object> {
  const result: Record<string, Record<string, number>> = {};
  for (const half of ['seen', 'kept aside'] as const) {
    const own = documents.filter((document) => document.half === half);
    const [ours, plain] = [noCounts(), noCounts()];
    for (const { bytes, kind, truth } of own) {
      score(ours, truth, answerOf(await reader.read(bytes, kind, 'bench', COUNTRY)));
      score(plain, truth, await readPlainly(new Uint8Array(bytes), kind).catch(() => NOTHING));
    }
    console.info(`F1 on the half ${half}: ${own.map(({ file }) => path.basename(file)).join(', ')}`);
    console.table(FIELDS.map((field) => ({ field, reader: round(f1(ours[field])), 'plain reader': round(f1(plain[field])), ...ours[field] })));
    console.table(Object.entries(GROUPS).map(([group, { aim }]) => ({ group, reader: of(ours, group), 'plain reader': of(plain, group), aim, '': of(ours, group) >= aim ? 'reached' : 'missed' })));
    for (const group of Object.keys(GROUPS)) result[group] = { ...result[group], [half]: of(ours, group), [`${half}, plain reader`]: of(plain, group) };
  }
  return result;
}

const of = (counts: Counts, group: string): number => round(f1(sum((GROUPS[group]?.fields ?? []).map((field) => counts[field]))));

async function timed(documents: readonly Document[], reader: ResumeReader, rounds: number): Promise<object[]> {
  const times: number[] = [];
  for (let number = 0; number < rounds; number += 1) {
    for (const { bytes, kind } of documents) {
      const began = performance.now();
      await reader.read(bytes, kind, 'bench', COUNTRY);
      times.push(performance.now() - began);
    }
  }
  const figures = [
    { what: 'a document, p50 ms', value: Math.round(percentile(times, 0.5)), limit: LIMITS.p50 },
    { what: 'a document, p99 ms', value: Math.round(percentile(times, 0.99)), limit: LIMITS.p99 },
    { what: 'most a worker held, MB', value: Math.round(reader.peak() / 1024 / 1024), limit: LIMITS.memory / 1024 / 1024 },
  ];
  console.table(figures.map((figure) => ({ ...figure, '': figure.value <= figure.limit ? 'reached' : 'missed' })));
  return figures;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
