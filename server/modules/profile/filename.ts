import type { ResumeFormat } from '../../file-formats/judge.ts';

const LONGEST = 120;
const EXTENSION = /\.(pdf|docx?|docm|rtf|odt|txt|json|mp4|m4v|mov)$/i;

/**
 * A file name that is safe to show and save: no folder, no invisible characters (a control or bidirectional mark can make "cv.exe" look like "exe.vc"), nothing
 * a file system refuses, at most 120 characters, and the extension of the file's actual format.
 */
export function cleanFilename(given: string, format: ResumeFormat | 'mp4'): string {
  const name = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*\uFFFD]/g, ' ')
    .replace(/\s+/g, ' ');
  const stem = visible
    .trim()
    .replace(EXTENSION, '')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const allowed = Array.from(stem)
    .slice(0, LONGEST - format.length - 1)
    .join('')
    .trim();
  return `${allowed || 'resume'}.${format}`;
}
