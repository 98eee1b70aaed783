import { ERRORS, type ErrorName } from '../../contract/errors.ts';

/** A refusal that the caller gets, by its name in the error catalog (specification §8). */
export class ApiError extends Error {
  readonly errorName: ErrorName;
  readonly fields: Record<string, string[]> | undefined;
  /** Whole seconds until it makes sense to try again; with `tooManyAttempts`. */
  readonly retryAfter: number | undefined;
  /** Values for placeholders in the texts of the fields. */
  readonly values: Record<string, string> | undefined;

  /** @param details `fields`: keys of the `validation` texts by field; `values`: values for their placeholders; `retryAfter`: seconds */
  constructor(errorName: ErrorName, details: { fields?: Record<string, string[]>; values?: Record<string, string>; retryAfter?: number } = {}) {
    super(errorName);
    this.errorName = errorName;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.values = details.values;
  }

  get status(): number {
    return ERRORS[this.errorName].status;
  }
}
