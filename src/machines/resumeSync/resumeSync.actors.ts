import { fromPromise } from 'xstate';
import type { FoundContent, ResumeReading, SyncResult } from '../../../contract/resume-sync.ts';
import type { SyncRating } from '../../../contract/sync-ratings.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Comparison, FoundItem } from './resumeSync.types.ts';

/** `crowded`: many are being read just now. `gone`: the resume was deleted. The rest is the document's. */
export type ReadFailure = Exclude<ResumeReading['outcome'], 'found' | 'lowConfidence'> | 'quotaUsed' | 'crowded' | 'gone';

export interface ResumeRead {
  content: FoundContent;
  /** It hardly looks like a resume. */
  isDoubtful: boolean;
}

export type ReadAnswer = { ok: true; read: ResumeRead } | { ok: false; failure: ReadFailure; retryAt: string | null };

/** What the sync of a resume needs done for it. services/profile/resumeSync.ts provides the real ones. */
export const resumeSyncActors = {
  ...connectionActors,
  readResume: fromPromise<ReadAnswer, { resumeId: string }>(missing('readResume')),
  /** Lays what was read beside the profile, with the choices that were made at another visit. */
  compareWithProfile: fromPromise<Comparison, { resumeId: string; read: ResumeRead }>(missing('compareWithProfile')),
  /** Holds what was chosen against the profile's rules, before anything is sent. */
  checkItems: fromPromise<Comparison['faults'], { items: readonly FoundItem[]; room: number }>(missing('checkItems')),
  applyItems: fromPromise<SyncResult, { resumeId: string; items: readonly FoundItem[]; key: string }>(missing('applyItems')),
  /** Keeps the choices for every device; never fails: what the server does not take stays on this one. */
  keepChoices: fromPromise<void, { resumeId: string; items: readonly FoundItem[] }>(missing('keepChoices')),
  saveRating: fromPromise<void, { syncId: string; rating: SyncRating }>(missing('saveRating')),
};
