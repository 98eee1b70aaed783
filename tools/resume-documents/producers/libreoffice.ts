import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const PROGRAMS = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];

export const hasLibreOffice = (): boolean => PROGRAMS.some(existsSync);

/** What LibreOffice Writer makes of many files at once: a start takes longer than a document. By name without extension. */
export async function converted(files: ReadonlyMap<string, Uint8Array>, from: 'docx' | 'html', to: 'pdf' | 'docx' | 'doc'): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'resume-documents-'));
  const filters: Record<typeof to, string> = { pdf: 'pdf:writer_pdf_Export', docx: 'docx:MS Word 2007 XML', doc: 'doc:MS Word 97' };
  try {
    for (const [name, bytes] of files) await writeFile(path.join(folder, `${name}.${from}`), bytes);
    const args = [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...(from === 'html' ? ['--infilter=HTML (StarWriter)'] : []),
      '--convert-to',
      filters[to],
      '--outdir',
      path.join(folder, 'out'),
      ...[...files.keys()].map((name) => path.join(folder, `${name}.${from}`)),
    ];
    const program = PROGRAMS.find(existsSync);
    if (!program) throw new Error('LibreOffice is not installed');
    await promisify(execFile)(program, args, { timeout: 600_000 });
    const made = new Map<string, Uint8Array>();
    for (const name of files.keys()) made.set(name, new Uint8Array(await readFile(path.join(folder, 'out', `${name}.${to}`))));
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
