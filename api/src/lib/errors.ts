import { type ErrorCode, errorStatuses } from '@gangway/shared/contract/base/errors.ts';
import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';

/** An expected failure. The sentence for it is found by its code, in the caller's language, when it is answered. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  /** Path of a field → key of its sentence, or the sentence itself. */
  readonly fields: Record<string, string> | undefined;
  /** With `changed-meanwhile`: what stands now. */
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

/** A field names something that there is not. */
export const unknownValue = (field: string) =>
  new AppError('invalid-input', { fields: { [field]: 'invalid_value' } });

/** What was looked for. @throws AppError `not-found` where there is none. */
export function found<Thing extends object>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new AppError('not-found');
  return thing;
}

/**
 * Does a write, and tells the caller what is wrong where a constraint of the database refuses it.
 * @throws AppError the one of the constraint that was violated.
 */
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
