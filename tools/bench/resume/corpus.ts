import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import mammoth from 'mammoth';
import { extractText } from 'unpdf';
import WordExtractor from 'word-extractor';
import type { ResumeKind } from '../../../server/resume/read.ts';
import type { Material } from '../../../tests/support/material.ts';
import type { Truth } from './truth.ts';

/** "seen": developers of the reader may open these. "apart": nobody looks at these during development. "others": from WAYMARK_MATERIAL. */
export type Part = 'seen' | 'apart' | 'others';

export interface Document {
  file: string;
  part: Part;
  kind: ResumeKind;
  bytes: Uint8Array;
  truth: Truth;
}

/** The resumes of a material: ours in two halves, other people's as one. */
export async function documentsOf({ folder }: Material): Promise<Document[]> {
  const resumes = path.join(folder, 'resumes');
  const parts: readonly (readonly [Part, string])[] = [['seen', path.join(resumes, 'seen')], ['apart', path.join(resumes, 'apart')], ['others', resumes]];
  const documents = await Promise.all(parts.map(([part, own]) => documentsIn(own, part)));
  return documents.flat();
}

async function documentsIn(folder: string, part: Part): Promise<Document[]> {
  const truths = path.join(folder, 'truth');
  if (!existsSync(truths)) return [];
  const documents: Document[] = [];
  for (const name of (await readdir(truths)).toSorted()) {
    const truth = JSON.parse(await readFile(path.join(truths, name), 'utf8')) as Truth;
    for (const file of truth.meta.files) {
      documents.push({ file, part, kind: path.extname(file).slice(1) as ResumeKind, bytes: new Uint8Array(await readFile(path.join(folder, file))), truth });
    }
  }
  return documents;
}

/** All text of a document, line by line, extracted without the reader: the input of the plain reader, and the text that every value found must occur in. */
export async function textOf({ bytes, kind }: Pick<Document, 'bytes' | 'kind'>): Promise<string> {
  const copy = Buffer.from(bytes);
  if (kind === 'pdf') return (await extractText(new Uint8Array(copy), { mergePages: false })).text.join('\n');
  if (kind === 'docx') return (await mammoth.extractRawText({ buffer: copy })).value;
  if (kind === 'doc') return (await new WordExtractor().extract(copy)).getBody();
  return new TextDecoder().decode(bytes);
}
