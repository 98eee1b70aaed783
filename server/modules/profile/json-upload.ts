import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { jsonResume } from '../../../contract/json-resume.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { resumeForm } from '../../../contract/resume-form.ts';
import type { Language } from '../../../contract/languages.ts';
import type { StagedFile } from '../../adapters/files.ts';
import { ApiError } from '../../http/errors.ts';
import { nameOf } from '../../resume-templates/entries.ts';
import { fromJsonResume } from '../../resume-templates/json-resume.ts';
import { press } from '../../resume-templates/press.ts';
import type { ProfileContext } from './context.ts';
import { cleanFilename } from './filename.ts';

const MOST_BYTES = 1024 * 1024;
/** Whitespace before a JSON object, and the byte order mark that some editors write. */
const BEGINS = /^\u{FEFF}?\s*\{/u;

/** The result for a JSON Resume: a PDF with the same data embedded, and the parts that don't fit into one. */
export interface Pressed {
  file: StagedFile;
  leftOut: string[];
}

/**
 * Converts an uploaded JSON Resume to a PDF that employers can read. The PDF embeds the data (server/resume/embedded.ts), so a sync can read all of it.
 * @returns undefined for any other file
 * @throws ApiError jsonResumeInvalid for invalid JSON, or if the name is missing
 */
export async function pressJsonResume({ files }: ProfileContext, userId: string, file: StagedFile, { tag }: Language, now: Date): Promise<Pressed | undefined> {
  if (file.size > MOST_BYTES || !BEGINS.test(await headOf(file))) return undefined;
  const document = understood(await readFile(file.path, 'utf8'));
  const { template, paper } = resumeForm.parse({ template: 'classic' });
  const bytes = await press.set(userId, { document: document.document, template, options: { paper, language: tag, photo: null }, made: now });
  const filename = cleanFilename(file.filename, 'pdf');
  return { file: await files.stage(Readable.from([Buffer.from(bytes)]), filename, LIMITS.resumeBytesProfile), leftOut: document.left_out };
}

async function headOf({ path }: StagedFile): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function understood(text: string): ReturnType<typeof fromJsonResume> {
  try {
    const read = fromJsonResume(jsonResume.parse(JSON.parse(text.replace(/^\u{FEFF}/u, ''))));
    if (nameOf(read.document) !== '') return read;
  } catch {
    // Reported below without details: they only help people who wrote the file by hand.
  }
  throw new ApiError('jsonResumeInvalid');
}
