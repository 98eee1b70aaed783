import os from 'node:os';
import { parseArgs } from 'node:util';
import type { CountryCode } from 'libphonenumber-js';
import { resumeReader, type ResumeReader } from '../../../server/resume/reader.ts';
import { MATERIAL } from '../../../tests/support/material.ts';
import { percentile } from '../search/measure.ts';
import { benchBadFiles } from './bad-files.ts';
import { documentsOf, textOf, type Document, type Part } from './corpus.ts';
import { openResume, type Peer } from './openresume.ts';
import { readPlainly } from './peer.ts';
import { answerOf, f1, FIELDS, invented, noCounts, NOTHING, score, sum, type Answer, type Counts, type Difference, type Field } from './score.ts';

/** The targets of the issue. */
const LIMITS = { p50: 300, p99: 2_000, memory: 320 * 1024 * 1024 } as const;
const GROUPS = {
  contact: { fields: ['name', 'email', 'phone'], goal: 0.985 },
  work: { fields: ['company', 'title', 'start', 'end'], goal: 0.95 },
  education: { fields: ['school', 'degree', 'dates'], goal: 0.96 },
  skills: { fields: ['skills'], goal: 0.9 },
} as const satisfies Record<string, { fields: readonly Field[]; goal: number }>;
type Group = keyof typeof GROUPS;
const GROUP_NAMES = Object.keys(GROUPS) as Group[];
/** Country of documents whose truth names none: those are from the United States. */
const COUNTRY = 'US';

/** A document with what was found in it. */
interface Read {
  document: Document;
  /** Why nothing was read; null if something was. */
  failure: string | null;
  answer: Answer;
  plain: Answer;
  /** For PDFs only, if the peer is available. */
  peer: Answer | null;
  differences: Difference[];
  invented: Difference[];
}

/**
 * Measures what the reader finds in resumes compared to OpenResume's reader and a plain one, how long it takes, and how it handles broken files. Our own
 * documents are in two halves by layout; for the half `apart`, only figures are printed. Other people's documents are read if WAYMARK_MATERIAL has some.
 * `--half seen` reads only that half, `--show TEXT` prints the errors in its documents whose name contains the text (`--show .` for all), `--peer none` skips
 * OpenResume, `--rounds 10`.
 */
export async function benchResume(args: string[]): Promise<object | null> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '3' }, half: { type: 'string' }, show: { type: 'string' }, peer: { type: 'string', default: 'openresume' } } });
  const half = values.show === undefined ? values.half : 'seen';
  const all = await Promise.all(MATERIAL.map((material) => documentsOf(material)));
  const documents = all.flat().filter(({ part }) => half === undefined || part === half);
  if (documents.length === 0) throw new Error(`There are no documents of the half "${half}". The halves are: seen, apart, others.`);
  const load = os.loadavg()[0];
  const reader = resumeReader({ processes: 1 });
  const peer = values.peer === 'openresume' && values.show === undefined ? await openResume() : null;
  try {
    const reads = await readAll(documents, reader, peer);
    if (values.show !== undefined) {
      show(reads, values.show);
      return null;
    }
    const scores = Object.fromEntries((['seen', 'apart', 'others'] as const).flatMap((part) => figuresOf(part, reads.filter(({ document }) => document.part === part))));
    if (half !== undefined) return null;
    const figures = await timed(documents, reader, Number(values.rounds));
    return { at: new Date().toISOString(), cores: os.availableParallelism(), loadBefore: load, loadAfter: os.loadavg()[0], documents: documents.length, scores, figures, badFiles: await benchBadFiles() };
  } finally {
    await peer?.close();
    await reader.close();
  }
}

const countryOf = ({ truth }: Document): CountryCode => (truth.meta.country ?? COUNTRY) as CountryCode;

async function readAll(documents: readonly Document[], reader: ResumeReader, peer: Peer | null): Promise<Read[]> {
  const reads: Read[] = [];
  for (const document of documents) {
    const text = await textOf(document).catch(() => '');
    const reading = await reader.read(document.bytes, document.kind, 'bench', countryOf(document));
    const answer = answerOf(reading);
    const differences = score(noCounts(), document.truth, answer);
    reads.push({
      document,
      failure: 'content' in reading ? null : reading.outcome,
      answer,
      plain: readPlainly(text),
      peer: peer && document.kind === 'pdf' ? await peer.read(new Uint8Array(document.bytes)).catch(() => NOTHING) : null,
      differences,
      invented: invented(differences, document.truth, text),
    });
  }
  return reads;
}

/** Prints the errors, document by document. */
function show(reads: readonly Read[], text: string): void {
  for (const { document, failure, differences, invented } of reads.filter(({ document }) => text === '.' || document.file.includes(text))) {
    console.info(`\n${document.file}: ${failure ?? (differences.length === 0 ? 'all right' : '')}`);
    for (const difference of differences) console.info(`  ${difference.field}: ${difference.real || '(nothing)'} ← ${difference.said || '(not said)'}${invented.includes(difference) ? '  INVENTED' : ''}`);
  }
}

function figuresOf(part: Part, reads: readonly Read[]): [Part, object][] {
  if (reads.length === 0) return [];
  const families = new Set(reads.map(({ document }) => document.truth.meta.family ?? document.truth.meta.id));
  console.info(`\n${part}: ${reads.length} documents of ${families.size} layouts${failuresOf(reads)}`);
  const ours = countsOf(reads, 'answer');
  const overall = GROUP_NAMES.map((group) => ({ group, F1: of(ours, group), goal: GROUPS[group].goal, '': of(ours, group) >= GROUPS[group].goal ? 'reached' : 'missed', 'plain reader': of(countsOf(reads, 'plain'), group) }));
  console.table(overall);
  const withPeer = reads.filter(({ peer }) => peer !== null);
  const beside = GROUP_NAMES.map((group) => ({ group, reader: of(countsOf(withPeer, 'answer'), group), OpenResume: of(countsOf(withPeer, 'peer'), group), 'plain reader': of(countsOf(withPeer, 'plain'), group) }));
  if (withPeer.length > 0) {
    console.info(`${part}, the ${withPeer.length} PDF alone, beside OpenResume's reader`);
    console.table(beside);
  }
  console.info(`${part}, by format, by language`);
  const byFormat = by(reads, ({ document }) => document.kind.toUpperCase());
  const byLanguage = by(reads, ({ document }) => document.truth.meta.language ?? 'not said');
  console.table([...byFormat, ...byLanguage]);
  const pairs = difference(reads);
  if (pairs) {
    console.info(`${part}, DOCX minus PDF: the same ${pairs.documents} documents in both`);
    console.table([pairs]);
  }
  const fields = FIELDS.map((field) => ({ field, F1: round(f1(ours[field])), ...ours[field], 'wrong in 100 documents': Math.round((ours[field].wrong / reads.length) * 100), invented: reads.flatMap((read) => read.invented).filter((value) => value.field === field).length }));
  console.info(`${part}, by field; invented: values said that stand nowhere in their document`);
  console.table(fields);
  return [[part, { documents: reads.length, overall, beside, byFormat, byLanguage, docxMinusPdf: pairs, fields }]];
}

/** How many couldn't be read, by reason. On a busy machine, some take too long. */
function failuresOf(reads: readonly Read[]): string {
  const failures = Object.entries(Object.groupBy(reads.filter(({ failure }) => failure !== null), ({ failure }) => failure ?? ''));
  return failures.length === 0 ? '' : `; not read: ${failures.map(([failure, own = []]) => `${own.length} ${failure}`).join(', ')}`;
}

function countsOf(reads: readonly Read[], whose: 'answer' | 'plain' | 'peer'): Counts {
  const counts = noCounts();
  for (const read of reads) score(counts, read.document.truth, read[whose] ?? NOTHING);
  return counts;
}

function by(reads: readonly Read[], nameOf: (read: Read) => string): object[] {
  const names = [...new Set(reads.map(nameOf))].toSorted();
  return names.map((name) => {
    const own = reads.filter((read) => nameOf(read) === name);
    const counts = countsOf(own, 'answer');
    return { of: name, documents: own.length, ...Object.fromEntries(GROUP_NAMES.map((group) => [group, of(counts, group)])), invented: own.flatMap((read) => read.invented).length };
  });
}

/** How much better a DOCX is read than the PDF made from it; null if no document exists as both. */
function difference(reads: readonly Read[]): ({ documents: number } & Record<string, number>) | null {
  const own = (kind: string) => reads.filter(({ document }) => document.kind === kind && ['.docx', '.pdf'].every((end) => document.truth.meta.files.some((file) => file.endsWith(end))));
  const [docx, pdf] = [own('docx'), own('pdf')];
  if (docx.length === 0) return null;
  return { documents: docx.length, ...Object.fromEntries(GROUP_NAMES.map((group) => [group, round(of(countsOf(docx, 'answer'), group) - of(countsOf(pdf, 'answer'), group))])) };
}

const of = (counts: Counts, group: Group): number => round(f1(sum(GROUPS[group].fields.map((field) => counts[field]))));

async function timed(documents: readonly Document[], reader: ResumeReader, rounds: number): Promise<object[]> {
  const times: number[] = [];
  for (let number = 0; number < rounds; number += 1) {
    for (const document of documents) {
      const began = performance.now();
      await reader.read(document.bytes, document.kind, 'bench', countryOf(document));
      times.push(performance.now() - began);
    }
  }
  const figures = [
    { what: 'a document, p50 ms', value: Math.round(percentile(times, 0.5)), limit: LIMITS.p50 },
    { what: 'a document, p99 ms', value: Math.round(percentile(times, 0.99)), limit: LIMITS.p99 },
    { what: 'most a reading process held, MB', value: Math.round(reader.peak() / 1024 / 1024), limit: LIMITS.memory / 1024 / 1024 },
  ];
  console.table(figures.map((figure) => ({ ...figure, '': figure.value <= figure.limit ? 'reached' : 'missed' })));
  return figures;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
