import { type FailureEnvelope, sessionCodes } from '@gangway/shared/contract/base/envelope.ts';
import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { SERVER_TIME_HEADER } from '@gangway/shared/node/station-signature.ts';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ZodError } from 'zod';
import { isDatabaseAway } from '../database/database-away.ts';
import { AppError } from '../errors.ts';
import { StorageError } from '../media/storage-error.ts';
import type { Logger } from '../process/log.ts';
import { textsIn } from '../texts.ts';
import type { AppEnv } from './context.ts';

/** Failures of the session have envelope codes of their own; their HTTP status is 401 (R81). */
const envelopeCodes: Partial<Record<ErrorCode, number>> = {
  'not-signed-in': sessionCodes.unknown,
  'session-ended': sessionCodes.endedElsewhere,
  'session-expired': sessionCodes.expired,
};

/** When to retry while the server is not ready, or overloaded. */
const RETRY_AFTER_SECONDS = '5';

/** The sentences of recent failures: in a rush, thousands of answers have the same one. */
const sentences = new Map<string, string>();

/** All are forgotten when there are more. */
const MOST_SENTENCES = 500;

function sentenceOf({ code, params }: AppError, language: Language): string {
  const key = `${language} ${code} ${JSON.stringify(params)}`;
  const known = sentences.get(key);
  if (known !== undefined) return known;
  if (sentences.size >= MOST_SENTENCES) sentences.clear();
  const sentence = textsIn(language)(code, params);
  sentences.set(key, sentence);
  return sentence;
}

function reasonsIn(fields: Record<string, string>, language: Language): Record<string, string> {
  const t = textsIn(language);
  return Object.fromEntries(
    Object.entries(fields).map(([path, key]) => [path, t(`fields.${key}`, { defaultValue: key })]),
  );
}

/** The envelope of an expected failure, in the given language. */
export function failureEnvelope(error: AppError, language: Language) {
  return {
    code: envelopeCodes[error.code] ?? error.status,
    msg: sentenceOf(error, language),
    data: {
      error: error.code as string,
      ...(error.fields && { fields: reasonsIn(error.fields, language) }),
      ...(error.meanwhile && { meanwhile: error.meanwhile }),
    },
  };
}

interface FailureAnswer {
  status: number;
  code: ErrorCode;
  envelope: FailureEnvelope;
  headers: Record<string, string>;
}

/** The answer to any thrown error, with the id of its request (R440); unexpected ones are logged in full and answered without details. */
export function failureAnswer(
  error: unknown,
  language: Language,
  { id, log }: { id: string | undefined; log: Logger | undefined },
): FailureAnswer {
  const appError = error instanceof AppError ? error : expectedFailure(error);
  if (!appError) log?.error({ err: error }, 'unexpected');
  else if (appError !== error && appError.status >= 500) log?.error({ err: error }, appError.code);
  const failure = appError ?? new AppError('unexpected');
  const { code, status, params } = failure;
  const headers: Record<string, string> = {
    ...(code === 'too-many-attempts' && { 'Retry-After': String(params.count) }),
    ...((code === 'unavailable' || code === 'storage-away') && { 'Retry-After': RETRY_AFTER_SECONDS }),
    ...(code === 'station-clock' && { [SERVER_TIME_HEADER]: String(params.now) }),
  };
  const envelope = { ...failureEnvelope(failure, language), ...(id && { requestId: id }) };
  return { status, code, envelope, headers };
}

/** Turns any thrown error into the envelope. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  const request = { id: c.get('requestId'), log: c.get('log') };
  const { status, code, envelope, headers } = failureAnswer(error, c.get('language') ?? 'en', request);
  c.set('error', code);
  return c.json(envelope, status as ContentfulStatusCode, headers);
}

function expectedFailure(error: unknown): AppError | undefined {
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid-body');
  if (error instanceof HTTPException && error.status === 413) return new AppError('body-too-large');
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return new AppError('disk-full');
  if (error instanceof StorageError) return new AppError('storage-away');
  if (isDatabaseAway(error)) return new AppError('unavailable');
  return undefined;
}

/** Every field that a schema refused, by its path, with the reason's key in shared/i18n (`errors`, `fields.…`). */
export function invalidInput(error: ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues)
    fields[issue.path.join('.')] ??= issue.code === 'custom' ? issue.message : issueKey(issue);
  return new AppError('invalid-input', { fields });
}

function issueKey(issue: ZodError['issues'][number]): string {
  const emptyText = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;
  const missing = issue.code === 'invalid_type' && (issue as { input?: unknown }).input === undefined;
  return emptyText || missing ? 'required' : issue.code;
}
