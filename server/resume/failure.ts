import type { ResumeReading } from '../../contract/resume-sync.ts';

export type Failure = Exclude<ResumeReading['outcome'], 'found' | 'lowConfidence'>;

/** Why a document could not be read. */
export class ReadingFailure extends Error {
  readonly outcome: Failure;

  constructor(outcome: Failure) {
    super(outcome);
    this.outcome = outcome;
  }
}
