import { fromCallback, fromPromise } from 'xstate';
import type { Credits, Rewrite, SummarySource, SummaryWriter } from '../../../contract/career-summary.ts';
import type { Failure } from '../../lib/failure.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export interface SummaryRequest {
  /** Null: from the profile alone. */
  rewrite: Rewrite | null;
  /** The text to rewrite. */
  text: string;
  /** One per text, the same on every retry. */
  key: string;
}

/** Why no text is written. `failed` can be retried right away; `lacking`: the profile contains too little. */
export type Refusal = 'quotaUsed' | 'unavailable' | 'busyElsewhere' | 'lacking' | 'failed';

/** What is reported while a text is being written. `renews_at` of credits is by this device's clock. */
export type WritingEvent =
  | { type: 'stream.begun'; writer: SummaryWriter; language: string }
  | { type: 'stream.wrote'; piece: string }
  | { type: 'stream.done'; text: string; credits: Credits; missing: readonly SummarySource[]; isUnchanged: boolean }
  /** Another tab or device ended the stream midway. */
  | { type: 'stream.ended'; credits: Credits }
  | { type: 'stream.refused'; refusal: Refusal; renewsAt: string | null }
  | { type: 'stream.failed'; failure: Failure };

/** Actors of the career summary chart. services/profile/careerSummary.ts provides them. */
export const careerSummaryActors = {
  ...connectionActors,
  readCredits: fromPromise<{ writer: SummaryWriter; credits: Credits }>(missing('readCredits')),
  /** Writes a text, sending WritingEvents; stopping it closes the connection. */
  writeSummary: fromCallback<WritingEvent, SummaryRequest>(missing('writeSummary')),
  /** Ends whatever is being written for this user, in any tab or on any device. */
  endSummary: fromPromise<Credits>(missing('endSummary')),
};
