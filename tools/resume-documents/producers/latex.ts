import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const hasLatex = (): boolean => existsSync('/usr/bin/pdflatex');

/** A PDF by pdfLaTeX. @throws Error with the end of its log */
export async function latexPdf(text: string): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'resume-documents-'));
  try {
    await writeFile(path.join(folder, 'resume.tex'), text);
    for (let round = 0; round < 2; round += 1) {
      await promisify(execFile)('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'resume.tex'], { cwd: folder }).catch((error: unknown) => {
        throw new Error(`pdflatex: ${(error as { stdout?: string }).stdout?.slice(-900) ?? String(error)}`);
      });
    }
    return new Uint8Array(await readFile(path.join(folder, 'resume.pdf')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
