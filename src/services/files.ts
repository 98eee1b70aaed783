import { randomUuid } from '../lib/uuid.ts';
import type { FileRef } from '../machines/resumeUpload/resumeUpload.actors.ts';

/** Files chosen on this page: charts hold the reference, this holds the file. */
const chosen = new Map<string, File>();

export function chooseFile(file: File): FileRef {
  const ref = randomUuid();
  chosen.set(ref, file);
  return { ref, name: file.name, size: file.size };
}

/** A URL that shows a chosen file, and a function to release it. */
export function showFile(file: FileRef): { url: string; release: () => void } {
  const url = URL.createObjectURL(chosenFile(file));
  return { url, release: () => URL.revokeObjectURL(url) };
}

/** @throws Error if the page was reloaded since the file was chosen */
export function chosenFile({ ref }: FileRef): File {
  const file = chosen.get(ref);
  if (!file) throw new Error('the chosen file is lost: the page was reloaded since');
  return file;
}
