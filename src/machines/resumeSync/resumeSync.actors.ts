import { fromPromise } from 'xstate';
import type { FoundContent, ResumeReading, SyncResult } from '../../../contract/resume-sync.ts';
import type { SyncRating } from '../../../contract/sync-ratings.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Comparison, FoundItem } from './resumeSync.types.ts';

/** `crowded`: too many resumes are being read right now. `gone`: the resume was deleted. The others are about the document. */
export type ReadFailure = Exclude<ResumeReading['outcome'], 'found' | 'lowConfidence'> | 'quotaUsed' | 'crowded' | 'gone';

export interface ResumeRead {
  content: FoundContent;
  /** It hardly looks like a resume. */
  isDoubtful: boolean;
}

export type ReadAnswer = { ok: true; read: ResumeRead } | { ok: false; failure: ReadFailure; retryAt: string | null };

/** Actors for importing a resume into the profile. services/profile/resumeSync.ts provides them. */
export const resumeSyncActors = {
  ...connectionActors,
  readResume: fromPromise<ReadAnswer, { resumeId: string }>(missing('readResume')),
  /** Compares what was read with the profile, and restores the choices of an earlier visit. */
  compareWithProfile: fromPromise<Comparison, { resumeId: string; read: ResumeRead }>(missing('compareWithProfile')),
  /** Validates the selected items by the profile's rules, before anything is sent. */
  checkItems: fromPromise<Comparison['faults'], { items: readonly FoundItem[]; room: number }>(missing('checkItems')),
  applyItems: fromPromise<SyncResult, { resumeId: string; items: readonly FoundItem[]; key: string }>(missing('applyItems')),
  /** Stores the choices for all devices; never fails: if the server doesn't accept them, they stay on this device. */
  storeChoices: fromPromise<void, { resumeId: string; items: readonly FoundItem[] }>(missing('storeChoices')),
  saveRating: fromPromise<void, { syncId: string; rating: SyncRating }>(missing('saveRating')),
};
