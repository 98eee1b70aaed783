import type { Failure } from '../lib/failure.ts';

/** What an upload tells while it runs: `share` is how much was sent, 0–1; `Stored` what came of it, `Reason` why it was refused. */
export type UploadNews<Stored extends object, Reason extends string> =
  | { type: 'upload.progressed'; share: number }
  | ({ type: 'upload.stored' } & Stored)
  | { type: 'upload.rejected'; reason: Reason }
  | { type: 'upload.failed'; failure: Failure };

export const uploadGuards = {
  /** All of it was sent, and is being judged. */
  isWhole: (_: unknown, params: { share: number }): boolean => params.share >= 1,
};
