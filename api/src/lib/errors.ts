import { type ErrorCode, errorStatuses } from '@gangway/shared/contract/base/errors.ts';
import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';

/** An expected failure. Its message is found by its code, in the caller's language, when it is answered. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  /** Path of a field → key of its message, or the message itself. */
  readonly fields: Record<string, string> | undefined;
  /** For `changed-meanwhile`: the current state. */
  readonly meanwhile: Meanwhile | undefined;

  constructor(
    code: ErrorCode,
    details: {
      params?: Record<string, string | number>;
      fields?: Record<string, string>;
      meanwhile?: Meanwhile;
    } = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatuses[code];
    this.params = details.params ?? {};
    this.fields = details.fields;
    this.meanwhile = details.meanwhile;
  }
}

/** Whether a database error was raised by the named constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as Error & { constraint?: string }).constraint === constraint;
}

/** The error for a field that refers to a missing thing. */
export const unknownValue = (field: string) =>
  new AppError('invalid-input', { fields: { [field]: 'invalid_value' } });

/** A record that was looked up. @throws AppError `not-found` if it is undefined. */
export function requireFound<Row extends object>(record: Row | undefined): Row {
  if (record === undefined) throw new AppError('not-found');
  return record;
}

/** Runs a write, and translates the violation of a database constraint. @throws AppError the error of the violated constraint. */
export async function refusing<Result>(
  refusals: Readonly<Record<string, AppError>>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const violated = Object.keys(refusals).find(constraint => violates(error, constraint));
    throw (violated && refusals[violated]) || error;
  }
}
