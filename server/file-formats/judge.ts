import type { StagedFile } from '../adapters/files.ts';
import { ApiError } from '../http/errors.ts';
import { judgeDoc } from './doc.ts';
import { judgeDocx } from './docx.ts';
import { judgePdf } from './pdf.ts';
import { peekInto, type Peek, type Verdict } from './peek.ts';

export type ResumeFormat = 'pdf' | 'docx' | 'doc';

const JUDGES: Record<ResumeFormat, (file: Peek) => Promise<Verdict>> = { pdf: judgePdf, docx: judgeDocx, doc: judgeDoc };

/** The media type each format is served with. */
export const MEDIA_TYPES: Record<ResumeFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

/**
 * Detects a file's format from its content, ignoring its name and declared type (docs/security.md).
 * @throws ApiError fileEmpty; fileDamaged for one of the formats with a missing or broken part; `unsupported` for anything else
 */
export async function judgeResume(
  file: Pick<StagedFile, 'path' | 'size'>,
  unsupported: 'fileTypeUnsupported' | 'chatFileUnsupported' = 'fileTypeUnsupported',
): Promise<ResumeFormat> {
  if (file.size === 0) throw new ApiError('fileEmpty');
  const verdicts = await peekInto(file.path, file.size, async (peek) => {
    const found: [ResumeFormat, Verdict][] = [];
    for (const format of Object.keys(JUDGES) as ResumeFormat[]) found.push([format, await JUDGES[format](peek)]);
    return found;
  });
  const whole = verdicts.filter(([, verdict]) => verdict === 'whole');
  const [only] = whole;
  // A file that is valid in two formats is an attack, not a resume.
  if (only && whole.length === 1) return only[0];
  throw new ApiError(whole.length === 0 && verdicts.some(([, verdict]) => verdict === 'cutOff') ? 'fileDamaged' : unsupported);
}
