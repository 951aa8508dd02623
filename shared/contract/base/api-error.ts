import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';

/** Codes of the wire, and the two failures in which no answer came. */
export type FailureCode = ErrorCode | 'network' | 'timed-out';

/** A call that failed, with the sentence to show (R117). */
export class ApiError extends Error {
  readonly failure: FailureCode;
  /** Path of a field (`passengers.0.name`) → what to do about it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, failure: FailureCode, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.failure = failure;
    this.fields = fields;
  }

  /** Whether the call may have had its effect all the same: only a repeat with the same key is safe. */
  get unanswered(): boolean {
    return this.failure === 'network' || this.failure === 'timed-out';
  }
}

export const failureOf = (error: unknown): FailureCode | null =>
  error instanceof ApiError ? error.failure : null;
