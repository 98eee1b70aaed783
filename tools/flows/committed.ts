import { existsSync, readFileSync } from 'node:fs';

/** A file of flows/ as the last export wrote it; null if it doesn't exist. */
export function committedFile(file: string): string | null {
  const url = new URL(`../../flows/${file}`, import.meta.url);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
}
