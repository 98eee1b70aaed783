import { fromCallback, fromPromise } from 'xstate';
import type { Credits, Rewrite, SummarySource, SummaryWriter } from '../../../contract/career-summary.ts';
import type { Failure } from '../../lib/failure.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export interface Asked {
  /** Null: from the profile alone. */
  rewrite: Rewrite | null;
  /** What is to be written anew. */
  text: string;
  /** Of one text, however often it is tried. */
  key: string;
}

/** Why no text comes. `failed` may be tried again at once; `lacking`: the profile says too little. */
export type Refusal = 'quotaUsed' | 'unavailable' | 'busyElsewhere' | 'lacking' | 'failed';

/** What is told of a text while it is written. `renews_at` of credits is by this device's clock. */
export type WritingEvent =
  | { type: 'stream.begun'; writer: SummaryWriter; language: string }
  | { type: 'stream.wrote'; piece: string }
  | { type: 'stream.done'; text: string; credits: Credits; missing: readonly SummarySource[]; isUnchanged: boolean }
  /** In the middle, from another tab or device. */
  | { type: 'stream.ended'; credits: Credits }
  | { type: 'stream.refused'; refusal: Refusal; renewsAt: string | null }
  | { type: 'stream.failed'; failure: Failure };

/** What writing a summary needs done for it. services/profile/careerSummary.ts provides the real ones. */
export const careerSummaryActors = {
  ...connectionActors,
  readCredits: fromPromise<{ writer: SummaryWriter; credits: Credits }>(missing('readCredits')),
  /** Has a text written, telling WritingEvents; stopping it leaves the line. */
  writeSummary: fromCallback<WritingEvent, Asked>(missing('writeSummary')),
  /** Ends what is being written for one, wherever. */
  endSummary: fromPromise<Credits>(missing('endSummary')),
};
