import type { SyncedRecord, SyncRecord } from '../../../contract/resume-sync.ts';
import type { SyncRating } from '../../../contract/sync-ratings.ts';
import type { Failure } from '../../lib/failure.ts';
import type { StoredRecord, Values } from '../record/record.types.ts';
import type { ReadFailure, ResumeRead } from './resumeSync.actors.ts';

/** What an item becomes in the profile. Each basic-info field is an item of its own; so is each skill. */
export type FoundKind = SyncedRecord | 'basicInfo' | 'skill';

/** One item found in a resume, next to what the profile has. */
export interface FoundItem {
  /** "workExperience.0", "basicInfo.career_summary": the same on every visit. */
  key: string;
  kind: FoundKind;
  /** The values to import: the profile's own where the resume contains none. */
  values: Values;
  /** What the profile has in its place; null if nothing. Importing the item replaces it. */
  before: StoredRecord | null;
  /** From 0, a guess, to 1, certain. */
  confidence: number;
  /** The lines it was read from. */
  lines: readonly { page: number; text: string }[];
  isTaken: boolean;
  /** Lines that weren't understood: the user has to say what they mean. */
  isUnread?: true;
}

/** Keys of the `validation` texts, or the server's messages, by field. */
export type Faults = Readonly<Record<string, readonly string[]>>;

export interface Comparison {
  items: readonly FoundItem[];
  /** By item key: what must be filled in before the item can be imported. */
  faults: Readonly<Record<string, Faults>>;
  /** How many items the profile already contains. */
  already: number;
  /** How many more skills fit into the profile. */
  room: number;
}

export interface ResumeSyncContext extends Comparison {
  resumeId: string;
  read: ResumeRead | null;
  /** Why it wasn't read. */
  refusal: ReadFailure | null;
  /** When it can be retried, by the server's clock. */
  retryAt: string | null;
  /** The Idempotency-Key of the import, the same on every retry. */
  key: string;
  /** The last import; null before. */
  sync: SyncRecord | null;
  rating: SyncRating | null;
  failure: Failure | null;
}

export type ResumeSyncEvent =
  | { type: 'item.chosen'; key: string; isTaken: boolean }
  | { type: 'item.edited'; key: string; values: Values }
  | { type: 'sync.submitted'; key: string }
  | { type: 'sync.retried' }
  /** Leaves out the refused items. */
  | { type: 'sync.finished' }
  /** Shows content that hardly looks like a resume. */
  | { type: 'content.opened' }
  | { type: 'rating.opened' }
  | { type: 'rating.given'; rating: SyncRating }
  | { type: 'rating.closed' };
