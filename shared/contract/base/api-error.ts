import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';

/** The API's error codes, and the two failures in which no answer arrived. */
export type FailureCode = ErrorCode | 'network' | 'timed-out';

/** A failed call, with the message to show (R117). */
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

  /** Whether the call may have taken effect nevertheless: it may only be repeated with the same key. */
  get unanswered(): boolean {
    return this.failure === 'network' || this.failure === 'timed-out';
  }
}

export const failureOf = (error: unknown): FailureCode | null =>
  error instanceof ApiError ? error.failure : null;
