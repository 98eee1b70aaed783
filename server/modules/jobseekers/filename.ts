import type { ResumeFormat } from './formats/judge.ts';

const LONGEST = 120;
const EXTENSION = /\.(pdf|docx?|docm|rtf|odt|txt|json|mp4|m4v|mov)$/i;

/**
 * A file's name as it may be shown and saved: no folder, nothing invisible (a control or bidirectional mark can make "cv.exe" read as
 * "exe.vc"), nothing a disk refuses, at most 120 characters, and the extension of what the file really is.
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
  const kept = Array.from(stem)
    .slice(0, LONGEST - format.length - 1)
    .join('')
    .trim();
  return `${kept || 'resume'}.${format}`;
}
