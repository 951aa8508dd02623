import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';

/** The API's error codes, and the two failures in which no answer arrived. */
export type FailureCode = ErrorCode | 'network' | 'timed-out';

/** A failed call, with the message to show (R117). */
export class ApiError extends Error {
  readonly failure: FailureCode;
  /** Path of a field (`passengers.0.name`) → what to do about it. */
  readonly fields: Readonly<Record<string, string>>;
  /** With `changed-meanwhile`: the current record. */
  readonly meanwhile: Meanwhile | undefined;

  constructor(
    message: string,
    failure: FailureCode,
    fields: Record<string, string> = {},
    meanwhile?: Meanwhile,
  ) {
    super(message);
    this.name = 'ApiError';
    this.failure = failure;
    this.fields = fields;
    this.meanwhile = meanwhile;
  }

  /** Whether the call may have taken effect nevertheless: it may only be repeated with the same key. */
  get unanswered(): boolean {
    return this.failure === 'network' || this.failure === 'timed-out';
  }
}

export const failureOf = (error: unknown): FailureCode | null =>
  error instanceof ApiError ? error.failure : null;
