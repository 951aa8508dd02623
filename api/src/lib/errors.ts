import { type ErrorCode, errorStatuses } from '@gangway/shared/contract/base/errors.ts';

/** An expected failure. The sentence for it is found by its code, in the caller's language, when it is answered. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  /** Path of a field → key of its sentence, or the sentence itself. */
  readonly fields: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    details: { params?: Record<string, string | number>; fields?: Record<string, string> } = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatuses[code];
    this.params = details.params ?? {};
    this.fields = details.fields;
  }
}

/** Whether a database error was raised by the named constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as Error & { constraint?: string }).constraint === constraint;
}
