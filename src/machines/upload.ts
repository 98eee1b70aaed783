import type { Failure } from '../lib/failure.ts';

/** Progress events of an upload: `share` is the part sent, 0–1; `Stored` the result, `Reason` why it was refused. */
export type UploadNews<Stored extends object, Reason extends string> =
  | { type: 'upload.progressed'; share: number }
  | ({ type: 'upload.stored' } & Stored)
  | { type: 'upload.rejected'; reason: Reason }
  | { type: 'upload.failed'; failure: Failure };

export const uploadGuards = {
  /** Everything is sent, and is being checked. */
  isWhole: (_: unknown, params: { share: number }): boolean => params.share >= 1,
};
