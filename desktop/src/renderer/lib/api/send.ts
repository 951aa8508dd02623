import { ApiError, type FailureCode } from '@gangway/shared/contract/base/api-error.ts';
import type { Envelope, Failure } from '@gangway/shared/contract/base/envelope.ts';
import { SERVER_DATE_HEADER } from '@gangway/shared/contract/office/gate/server-date.ts';
import { saysSessionEnded, TIME_OUT_MS } from '@gangway/shared/ui/api/read-answer.ts';
import { followServerClock } from '@gangway/shared/ui/api/server-clock.ts';
import { currentLanguage, i18next } from '../language/i18n.ts';
import { reportEndedSession, reportSecondFactorNeeded, useSession } from '../session.ts';

/** Prefix of every call (R70). */
const API_PREFIX = '/prod-api';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Sending {
  query?: object;
  /** JSON, or a form with files. */
  body?: BodyInit;
  contentType?: string;
  /** Calls with the same key have one effect (invariant I8). */
  idempotencyKey?: string;
  /** The version of the record that was changed; the API refuses the change if there is a later one. */
  version?: number;
  signal?: AbortSignal;
}

/**
 * Sends a call and returns the response, with any status.
 *
 * @throws ApiError if no answer arrives in time.
 */
export async function send(method: Method, path: string, sending: Sending): Promise<Response> {
  const { query, body, contentType, idempotencyKey, version, signal } = sending;
  const headers = new Headers({ 'Accept-Language': currentLanguage() });
  if (contentType) headers.set('Content-Type', contentType);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (version !== undefined) headers.set('If-Match', String(version));
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIME_OUT_MS);
  try {
    const response = await fetch(`${API_PREFIX}${path}${queryOf(query)}`, {
      method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
    });
    followServerClock(response.headers.get(SERVER_DATE_HEADER));
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw failureToAnswer(patience.signal.aborted ? 'timed-out' : 'network');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes the error for an answer whose code is not 200. Codes of an ended session also open the session dialog, that of a missing second
 * factor its set-up.
 */
export function failureIn(response: Response, answer: Envelope<unknown>): ApiError {
  if (saysSessionEnded(response, answer) && useSession.getState().user) reportEndedSession();
  const { error, fields, meanwhile } = (answer.data ?? {}) as Partial<Failure>;
  const failure = (error ?? 'unexpected') as FailureCode;
  if (failure === 'second-factor-setup') reportSecondFactorNeeded();
  return failure === 'network'
    ? failureToAnswer('network')
    : new ApiError(answer.msg || i18next.t('failure.error'), failure, fields, meanwhile);
}

/** The error for a call that got no answer. */
export const failureToAnswer = (failure: 'network' | 'timed-out'): ApiError =>
  new ApiError(i18next.t(failure === 'network' ? 'failure.network' : 'failure.timedOut'), failure);

function queryOf(query: object | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  const text = parameters.toString();
  return text && `?${text}`;
}
