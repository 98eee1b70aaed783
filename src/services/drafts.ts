import type { ApplyDraft, getApplyDraft } from '../../contract/applications.ts';
import type { ReplyOf } from '../../contract/call.ts';
import { owner } from './owner.ts';
import { serverInstantIn } from './serverClock.ts';
import { DRAFT } from './traceKeys.ts';

/** Drafts on this device: saved with every change until the server has them, so that neither a crash nor a lost connection loses anything. */
const keyOf = (jobId: number) => `${DRAFT}${jobId}`;
const VERSION = 2;

export interface DraftHere {
  draft: ApplyDraft;
  /** The instant of the last change, ISO-8601 on the server's clock. */
  at: string;
}

export function storeDraftHere(jobId: number, draft: ApplyDraft): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ version: VERSION, owner: owner(), at: serverInstantIn(0), draft }));
  } catch {
    // Storage is blocked or full: only the server has a copy.
  }
}

/** The draft on this device, if it is the current user's. */
export function draftHere(jobId: number): DraftHere | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as (Partial<DraftHere> & { version?: number; owner?: string | null }) | null;
    if (stored?.version !== VERSION || stored.owner !== owner() || typeof stored.at !== 'string') return null;
    return typeof stored.draft?.idempotency_key === 'string' ? { draft: stored.draft, at: stored.at } : null;
  } catch {
    return null;
  }
}

/** The newer of this device's draft, which the server may not have yet, and the server's, which another device may have changed since. */
export const newerDraft = (here: DraftHere | null, stored: ReplyOf<typeof getApplyDraft>): ApplyDraft | null =>
  here !== null && (stored === null || Date.parse(here.at) >= Date.parse(stored.updated_at)) ? here.draft : stored;

export function dropDraftHere(jobId: number): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
