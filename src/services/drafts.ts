import type { ApplyDraft } from '../../contract/applications.ts';
import { DRAFT } from './traceKeys.ts';

/** Drafts on this device: saved with every change until the server has them, so that neither a crash nor a lost connection loses anything. */
const keyOf = (jobId: number) => `${DRAFT}${jobId}`;
const VERSION = 1;

export function storeDraftHere(jobId: number, draft: ApplyDraft): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ version: VERSION, draft }));
  } catch {
    // Storage is blocked or full: only the server has a copy.
  }
}

export function draftHere(jobId: number): ApplyDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as { version?: number; draft?: ApplyDraft } | null;
    return stored?.version === VERSION && typeof stored.draft?.idempotency_key === 'string' ? stored.draft : null;
  } catch {
    return null;
  }
}

export function dropDraftHere(jobId: number): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
