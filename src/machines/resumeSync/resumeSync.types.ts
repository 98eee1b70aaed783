import type { SyncedRecord, SyncRecord } from '../../../contract/resume-sync.ts';
import type { SyncRating } from '../../../contract/sync-ratings.ts';
import type { Failure } from '../../lib/failure.ts';
import type { StoredRecord, Values } from '../record/record.types.ts';
import type { ReadFailure, ResumeRead } from './resumeSync.actors.ts';

/** What a thing that was found becomes. A field of who one is, is a thing of its own; a skill is one word. */
export type FoundKind = SyncedRecord | 'basicInfo' | 'skill';

/** One thing that was found in a resume, beside what the profile has. */
export interface FoundItem {
  /** "workExperience.0", "basicInfo.career_summary": the same at every visit. */
  key: string;
  kind: FoundKind;
  /** As it is written once it is taken: the profile's own fields where the resume says nothing of them. */
  values: Values;
  /** What the profile has in its place; null where it has nothing. Taking it replaces this. */
  before: StoredRecord | null;
  /** From 0, a guess, to 1, certain. */
  confidence: number;
  /** What it was read from. */
  lines: readonly { page: number; text: string }[];
  isTaken: boolean;
  /** Lines that were not understood: what they tell is for the person to say. */
  isUnread?: true;
}

/** Keys of the `validation` texts, or the server's words, by field. */
export type Faults = Readonly<Record<string, readonly string[]>>;

export interface Comparison {
  items: readonly FoundItem[];
  /** By the key of the item they are of: what has to be told before it can be taken. */
  faults: Readonly<Record<string, Faults>>;
  /** How many things the profile says already. */
  already: number;
  /** How many more skills fit into the profile. */
  room: number;
}

export interface ResumeSyncContext extends Comparison {
  resumeId: string;
  read: ResumeRead | null;
  /** Why it was not read. */
  refusal: ReadFailure | null;
  /** When it is worth trying again, by the server's clock. */
  retryAt: string | null;
  /** Of the one write that takes over, however often it is tried. */
  key: string;
  /** What was taken over last; null before. */
  sync: SyncRecord | null;
  rating: SyncRating | null;
  failure: Failure | null;
}

export type ResumeSyncEvent =
  | { type: 'item.chosen'; key: string; isTaken: boolean }
  | { type: 'item.edited'; key: string; values: Values }
  | { type: 'sync.submitted'; key: string }
  | { type: 'sync.retried' }
  /** Those that were refused are left. */
  | { type: 'sync.finished' }
  /** What was hardly recognised is to be looked at all the same. */
  | { type: 'content.opened' }
  | { type: 'rating.opened' }
  | { type: 'rating.given'; rating: SyncRating }
  | { type: 'rating.closed' };
