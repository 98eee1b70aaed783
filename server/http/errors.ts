import { ERRORS, type ErrorName } from '../../contract/errors.ts';

/** A refusal the caller is told about, by its name in the error catalogue (specification §8). */
export class ApiError extends Error {
  readonly errorName: ErrorName;
  readonly fields: Record<string, string[]> | undefined;
  /** Whole seconds until trying again makes sense; with `tooManyAttempts`. */
  readonly retryAfter: number | undefined;

  /** @param details `fields`: keys of the `validation` texts by field; `retryAfter`: seconds */
  constructor(errorName: ErrorName, details: { fields?: Record<string, string[]>; retryAfter?: number } = {}) {
    super(errorName);
    this.errorName = errorName;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERRORS[this.errorName].status;
  }
}
