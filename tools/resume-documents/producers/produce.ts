import { zipOf } from '../../../tests/support/resume-files.ts';
import type { Composed, Format } from '../compose.ts';
import { chromePrinter } from './chrome.ts';
import { docxLibrary } from './docx-library.ts';
import { hasLatex, latexPdf } from './latex.ts';
import { converted, hasLibreOffice } from './libreoffice.ts';
import { typstCompiler } from './typst.ts';

export interface Made {
  composed: Composed;
  files: ReadonlyMap<Format, Uint8Array>;
}

/** The files of documents. One whose producer is missing here is left out with a message; one that a producer refuses is an error. */
export async function produce(all: readonly Composed[], say: (text: string) => void): Promise<Made[]> {
  const files = new Map(all.map((composed) => [composed.id, new Map<Format, Uint8Array>()]));
  const keep = (id: string, format: Format, bytes: Uint8Array) => void files.get(id)?.set(format, bytes);
  await withChrome(all, keep, say);
  await withTypst(all, keep, say);
  await withLatex(all, keep, say);
  for (const { id, source } of all) {
    if (source.producer === 'text') keep(id, 'txt', new TextEncoder().encode(`${source.text}\n`));
    if (source.producer === 'word') keep(id, 'docx', zipOf(source.parts));
  }
  await withDocxLibrary(all, keep, say);
  await withLibreOffice(all, files, keep, say);
  return all
    .filter(({ id, formats }) => formats.every((format) => files.get(id)?.has(format)))
    .map((composed) => ({ composed, files: files.get(composed.id) ?? new Map() }));
}

type Keep = (id: string, format: Format, bytes: Uint8Array) => void;
type Say = (text: string) => void;

async function withChrome(all: readonly Composed[], keep: Keep, say: Say): Promise<void> {
  const own = all.flatMap(({ id, source }) => (source.producer === 'chrome' ? [{ id, html: source.html.text }] : []));
  if (own.length === 0) return;
  const printer = await chromePrinter();
  if (!printer) return say(`No Chrome here: ${own.length} documents are left out.`);
  try {
    for (const { id, html } of own) keep(id, 'pdf', await printer.print(html));
  } finally {
    await printer.close();
  }
}

async function withTypst(all: readonly Composed[], keep: Keep, say: Say): Promise<void> {
  const own = all.flatMap(({ id, source }) => (source.producer === 'typst' ? [{ id, text: source.text.text }] : []));
  if (own.length === 0) return;
  const compile = await typstCompiler().catch((error: unknown) => say(`No Typst here (${String(error)}): ${own.length} documents are left out.`));
  if (compile) for (const { id, text } of own) keep(id, 'pdf', compile(text));
}

async function withLatex(all: readonly Composed[], keep: Keep, say: Say): Promise<void> {
  const own = all.flatMap(({ id, source }) => (source.producer === 'latex' ? [{ id, text: source.text.text }] : []));
  if (own.length === 0) return;
  if (!hasLatex()) return say(`No pdflatex here: ${own.length} documents are left out.`);
  for (const { id, text } of own) keep(id, 'pdf', await latexPdf(text));
}

async function withDocxLibrary(all: readonly Composed[], keep: Keep, say: Say): Promise<void> {
  const own = all.flatMap(({ id, source }) => (source.producer === 'docx-library' ? [{ id, blocks: source.blocks }] : []));
  if (own.length === 0) return;
  const write = await docxLibrary().catch((error: unknown) => say(`No docx library here (${String(error)}): ${own.length} documents are left out.`));
  if (write) for (const { id, blocks } of own) keep(id, 'docx', await write(blocks));
}

async function withLibreOffice(all: readonly Composed[], files: ReadonlyMap<string, ReadonlyMap<Format, Uint8Array>>, keep: Keep, say: Say): Promise<void> {
  const open = all.filter(({ source, formats }) => source.producer === 'writer' || (formats[0] === 'docx' && formats.length > 1));
  if (open.length === 0) return;
  if (!hasLibreOffice()) return say(`No LibreOffice here: ${open.length} documents are left out.`);
  for (const from of ['docx', 'html'] as const) {
    for (const to of ['pdf', 'doc', 'docx'] as const) {
      const sources = open.flatMap(({ id, source, formats }): [string, Uint8Array][] => {
        if (!formats.includes(to)) return [];
        if (source.producer === 'writer') return from === 'html' ? [[id, new TextEncoder().encode(source.html.text)]] : [];
        const docx = files.get(id)?.get('docx');
        return from === 'docx' && to !== 'docx' && docx ? [[id, docx]] : [];
      });
      if (sources.length === 0) continue;
      for (const [id, bytes] of await converted(new Map(sources), from, to)) keep(id, to, bytes);
    }
  }
}
